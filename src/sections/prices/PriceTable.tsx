import { useTranslation } from 'react-i18next'
import type { PricesFile } from '../../content'
import { formatPrice } from '../../lib/price'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import styles from './PriceTable.module.css'

type PriceTableProps = { category: PricesFile['categories'][number] }

/** The treatments of one category with their price ranges. */
export function PriceTable({ category }: PriceTableProps) {
  const { t } = useTranslation('prices')
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{category.title}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('table.treatment')}</th>
          <th scope="col">{t('table.range')}</th>
        </tr>
      </thead>
      <tbody>
        {category.rows.map((row) => {
          const amount = formatPrice(row)
          return (
            <tr key={row.id} data-record={`prices/${row.id}`}>
              <th scope="row">{row.treatment}</th>
              <td data-priced={amount !== undefined}>
                {amount === undefined ? t('unpriced') : t('amount', { amount })}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
