import { fill } from '../../../shared/formats/fill'
import type { Board, ListName } from '../../contract/contract'
import { words } from '../kit/text'
import styles from './ListTabs.module.css'
import { type List, listNames } from './lists'

type ListTabsProps = {
  board: Board
  /** Requests to be called again by now. */
  due: number
  current: ListName | undefined
  onList(name: ListName): void
}

/** Switches between the lists; each shows its count. */
export const ListTabs = ({ board, due, current, onList }: ListTabsProps) => (
  <nav className={styles.tabs} aria-label={words.frame.lists}>
    {listNames.map((name) => {
      const { total }: List = board[name]
      return (
        <button
          key={name}
          type="button"
          className={styles.tab}
          data-tab={name}
          aria-pressed={name === current}
          onClick={() => onList(name)}
        >
          {words.lists.tabs[name]} <span className={styles.count}>{total}</span>
          {name === 'again' && due > 0 && (
            <span className={styles.due}>{fill(words.lists.due, { count: due })}</span>
          )}
        </button>
      )
    })}
  </nav>
)
