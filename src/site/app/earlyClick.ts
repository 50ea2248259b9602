/**
 * Holds back the last click within `place` on a button that needs scripts. Returns a function that
 * stops this and replays the click if the button is still connected.
 */
export function keepEarlyClick(place: HTMLElement): () => void {
  let pressed: HTMLElement | undefined
  const keep = (event: Event) => {
    const { target } = event
    const button =
      target instanceof Element &&
      target.closest<HTMLElement>('button[type=button], a[href="#footer-pages"]')
    if (!button || !place.contains(button)) return
    pressed = button
    event.preventDefault()
  }
  // React stops clicks on what is not hydrated, at its root.
  document.addEventListener('click', keep, true)
  return () => {
    document.removeEventListener('click', keep, true)
    if (pressed?.isConnected) pressed.click()
  }
}
