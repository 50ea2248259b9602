/** The request somebody has in hand; of a page scrolled down, else the first one in sight. */
function rowInHand(workedOn: string | undefined): HTMLElement | undefined {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-reference]')]
  return (
    rows.find((row) => row.dataset.reference === workedOn) ??
    rows.find((row) => row.contains(document.activeElement)) ??
    (scrollY > 0 ? rows.find((row) => row.getBoundingClientRect().bottom > 0) : undefined)
  )
}

/**
 * Notes where on the screen the request stands that somebody has in hand; what it returns
 * brings it back there after the lists have changed, so that nobody presses what was not
 * there a moment ago. Where the page is too short to be scrolled, `lists` gets a space above.
 */
export function holdPlace(lists: HTMLElement | null, workedOn: string | undefined): () => void {
  const reference = rowInHand(workedOn)?.dataset.reference
  const topOf = () =>
    document.querySelector(`[data-reference="${reference}"]`)?.getBoundingClientRect().top
  const before = topOf()
  return () => {
    if (!lists) return
    lists.style.marginBlockStart = ''
    const after = topOf()
    if (before === undefined || after === undefined) return
    scrollBy({ top: after - before, behavior: 'instant' })
    const missing = before - (topOf() ?? before)
    if (missing > 0 && workedOn) lists.style.marginBlockStart = `${missing}px`
  }
}
