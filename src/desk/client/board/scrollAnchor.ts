/** The row being edited or focused; in a scrolled page otherwise the first visible one. */
function anchorRow(editing: string | undefined): HTMLElement | undefined {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-reference]')]
  return (
    rows.find((row) => row.dataset.reference === editing) ??
    rows.find((row) => row.contains(document.activeElement)) ??
    (scrollY > 0 ? rows.find((row) => row.getBoundingClientRect().bottom > 0) : undefined)
  )
}

/**
 * Records a row's place on the screen; the result scrolls it back after an update, so that no click
 * hits another request. A page too short to scroll gets a margin above `lists`.
 */
export function anchorScroll(lists: HTMLElement | null, editing: string | undefined): () => void {
  const reference = anchorRow(editing)?.dataset.reference
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
    if (missing > 0 && editing) lists.style.marginBlockStart = `${missing}px`
  }
}
