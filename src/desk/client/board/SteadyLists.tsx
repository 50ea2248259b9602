import { Component, createRef, type ReactNode } from 'react'
import styles from './Board.module.css'

/** The row being edited or focused; in a scrolled page otherwise the first visible one. */
function anchorRow(editing: string | undefined): HTMLElement | undefined {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-reference]')]
  return (
    rows.find((row) => row.dataset.reference === editing) ??
    rows.find((row) => row.contains(document.activeElement)) ??
    (scrollY > 0 ? rows.find((row) => row.getBoundingClientRect().bottom > 0) : undefined)
  )
}

const topOf = (reference: string | undefined) =>
  document.querySelector(`[data-reference="${reference}"]`)?.getBoundingClientRect().top

type SteadyListsProps = {
  /** What the lists show: a new one may move rows. */
  answers: readonly unknown[]
  /** Reference of the request whose form was opened last. */
  editing: string | undefined
  isBusy: boolean
  children: ReactNode
}

type Place = { reference: string | undefined; top: number | undefined }

/**
 * Scrolls a row back to its place on the screen after an update, so that no click hits another
 * request. A page too short to scroll gets a margin above the lists.
 */
export class SteadyLists extends Component<SteadyListsProps> {
  private readonly lists = createRef<HTMLDivElement>()

  override getSnapshotBeforeUpdate(before: SteadyListsProps): Place | null {
    const { answers, editing } = this.props
    if (answers.every((answer, at) => answer === before.answers[at])) return null
    const reference = anchorRow(editing)?.dataset.reference
    return { reference, top: topOf(reference) }
  }

  override componentDidUpdate(_: SteadyListsProps, __: object, place: Place | null): void {
    if (!place || !this.lists.current) return
    const { reference, top } = place
    const { style } = this.lists.current
    style.marginBlockStart = ''
    const after = topOf(reference)
    if (top === undefined || after === undefined) return
    scrollBy({ top: after - top, behavior: 'instant' })
    const missing = top - (topOf(reference) ?? top)
    if (missing > 0 && this.props.editing) style.marginBlockStart = `${missing}px`
  }

  override render(): ReactNode {
    const { isBusy, children } = this.props
    return (
      <div ref={this.lists} className={styles.lists} aria-busy={isBusy}>
        {children}
      </div>
    )
  }
}
