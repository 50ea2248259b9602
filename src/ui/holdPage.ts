import styles from './holdPage.module.css'

/** Makes the page behind a dialog inert, without scrolling. Returns the function that undoes it. */
export function holdPage(dialog: Element): () => void {
  const page = document.documentElement
  const rest = [...document.body.children].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && !element.inert && !element.contains(dialog),
  )
  // Keeps the scrollbar's space: no layout shift.
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
