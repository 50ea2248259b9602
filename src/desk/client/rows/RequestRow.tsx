import type { ComponentProps, ReactNode } from 'react'
import type { DeskRequest } from '../../contract/contract'
import { Button } from '../kit/Controls'
import controls from '../kit/Controls.module.css'
import { Act, type Action } from './actions'

type RequestRowProps = {
  request: DeskRequest
  /** Classes of the parts, by the page's layout. */
  styles: Record<string, string>
  /** What is known of the request. */
  facts: ReactNode
  /** Always in sight, the most likely first. */
  first: readonly Action[]
  /** The others: behind a button where they do not fit. */
  further: readonly Action[]
  /** The text of that button. */
  more: string
  isOpen: boolean
  onToggle(): void
  hasIcons?: boolean
  /** Of the list item: its place in a grid, and what moves it. */
  item?: ComponentProps<'li'>
  /** The outcome whose form is open, and the form if it is in the row. */
  expanded?: string | undefined
  form?: ReactNode
}

/** A request with what can be done with it, on whatever page. */
export function RequestRow(props: RequestRowProps) {
  const { request, styles, facts, first, further, more, isOpen, expanded, form } = props
  const { reference, name, standing, visit } = request
  const main = standing === 'booked' ? controls.secondary : controls.primary
  const act = (action: Action, className: string | undefined) => (
    <Act
      key={action.id}
      action={action}
      className={className}
      hasIcon={props.hasIcons}
      isExpanded={action.id === expanded}
    />
  )
  return (
    <li
      {...props.item}
      className={styles.row}
      data-reference={reference}
      data-open={isOpen}
      data-visit={visit}
    >
      {facts}
      <div className={styles.actions}>
        {first.map((action, at) => act(action, at === 0 ? main : controls.quiet))}
        {further.length > 0 && (
          <Button
            look="quiet"
            className={`${controls.quiet} ${styles.more}`}
            aria-expanded={isOpen}
            aria-label={`${more}: ${name}`}
            onClick={props.onToggle}
          >
            {more}
          </Button>
        )}
        <div className={styles.further}>{further.map((action) => act(action, controls.quiet))}</div>
      </div>
      {form}
    </li>
  )
}
