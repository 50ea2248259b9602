import { Children, type ReactNode } from 'react'
import { classNames } from './classNames'
import styles from './DottedList.module.css'

type DottedListProps = { items: readonly ReactNode[]; className?: string }

export function DottedList({ items, className }: DottedListProps) {
  return (
    <ul className={classNames(styles.list, className)}>
      {Children.map(items, (item) => (
        <li>{item}</li>
      ))}
    </ul>
  )
}
