import { classNames } from '../lib/classNames'
import styles from './DottedList.module.css'

type DottedListProps = { items: readonly string[]; className?: string }

/** A few words in a row with dots between them, none at the end or the start of a line. */
export function DottedList({ items, className }: DottedListProps) {
  return (
    <ul className={classNames(styles.list, className)}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
