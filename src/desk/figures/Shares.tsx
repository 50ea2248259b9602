import { words } from '../lib/words'
import { Bar } from './Bar'
import { Figure } from './Figure'
import styles from './Figure.module.css'
import { sayCount, sayShare } from './numbers'

const { figures: texts } = words

type SharesProps = {
  heading: string
  text?: string
  column: string
  rows: { name: string; count: number }[]
  total: number
}

/** What a whole is made of: each part drawn, counted and in per cent. */
export function Shares({ heading, text, column, rows, total }: SharesProps) {
  const most = Math.max(...rows.map(({ count }) => count))
  return (
    <Figure heading={heading} text={text} columns={[column, texts.count, texts.share]}>
      {rows.map(({ name, count }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td className={styles.drawn}>
            <Bar count={count} most={most} />
            {sayCount(count)}
          </td>
          <td>{sayShare(count, total)}</td>
        </tr>
      ))}
    </Figure>
  )
}
