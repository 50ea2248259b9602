import styles from './holdPage.module.css'

/**
 * Holds the page still behind a dialog: everything beside `dialog` in the body
 * is inert and the page does not scroll. Returns the function that lets it go.
 */
export function holdPage(dialog: Element): () => void {
  const page = document.documentElement
  const rest = [...document.body.children].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && !element.inert && !element.contains(dialog),
  )
  // A scroll bar that takes room keeps it, or the page would jump sideways.
  const classes = [styles.held, window.innerWidth > page.clientWidth && styles.keepsBar].filter(
    (name) => typeof name === 'string',
  )
  for (const element of rest) element.inert = true
  page.classList.add(...classes)
  return () => {
    for (const element of rest) element.inert = false
    page.classList.remove(...classes)
  }
}
