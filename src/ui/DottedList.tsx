import { classNames } from './classNames'
import styles from './DottedList.module.css'

type DottedListProps = { items: readonly string[]; className?: string }

export function DottedList({ items, className }: DottedListProps) {
  return (
    <ul className={classNames(styles.list, className)}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
