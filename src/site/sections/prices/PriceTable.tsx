import { useTranslation } from 'react-i18next'
import type { PriceRow } from '../../../content/types.gen'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import { useSite } from '../../siteContext'
import { Highlight } from './Highlight'
import styles from './PriceTable.module.css'

type PriceTableProps = {
  category: { title: string; rows: readonly PriceRow[] }
  /** Prices in words by row id; without one, the row has no price. */
  amounts: Readonly<Record<string, string>>
  /** The ids of the rows that match a search; undefined: all. */
  shown?: ReadonlySet<string>
  /** The folded words of the search. */
  words: readonly string[]
}

export function PriceTable({ category, amounts, shown, words }: PriceTableProps) {
  const { place } = useSite()
  const { t } = useTranslation('prices')
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{category.title}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('table.treatment')}</th>
          <th scope="col">{t('table.range', { currency: place.currencySign })}</th>
        </tr>
      </thead>
      <tbody>
        {category.rows.map((row) => {
          const amount = amounts[row.id]
          return (
            <tr key={row.id} hidden={shown && !shown.has(row.id)} data-record={`prices/${row.id}`}>
              <th scope="row">
                <Highlight text={row.treatment} words={words} />
              </th>
              <td data-priced={amount !== undefined}>{amount ?? t('unpriced')}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
