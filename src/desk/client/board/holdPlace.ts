/** The request being edited or focused; in a scrolled page otherwise the first visible one. */
function rowInHand(workedOn: string | undefined): HTMLElement | undefined {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-reference]')]
  return (
    rows.find((row) => row.dataset.reference === workedOn) ??
    rows.find((row) => row.contains(document.activeElement)) ??
    (scrollY > 0 ? rows.find((row) => row.getBoundingClientRect().bottom > 0) : undefined)
  )
}

/**
 * Records where the current request is on the screen; the result scrolls it back there after an
 * update, so that no click hits another request. A page too short to scroll gets a margin above
 * `lists`.
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
