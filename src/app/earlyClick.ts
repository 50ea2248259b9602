/**
 * Keeps the last click on a button that had no script behind it yet. Links,
 * native popovers and the sending of forms work without one and are left alone.
 * Returns the function that ends the watch and presses that button again, if
 * it is still there.
 */
export function keepEarlyClick(): () => void {
  let pressed: HTMLElement | undefined
  const keep = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button?.type === 'button' && !button.hasAttribute('popovertarget')) pressed = button
  }
  document.addEventListener('click', keep)
  return () => {
    document.removeEventListener('click', keep)
    if (pressed?.isConnected) pressed.click()
  }
}
