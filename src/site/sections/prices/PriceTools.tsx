import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../../ui/button'
import { useHydrated } from '../../../ui/hooks/useHydrated'
import { countFound, type FoundPrices } from './findPrices'
import { PriceSearch } from './PriceSearch'
import styles from './PriceTools.module.css'

type PriceToolsProps = {
  query: string
  onSearch: (query: string) => void
  found: FoundPrices | undefined
  allOpen: boolean
  onToggleAll: () => void
}

/** Search, expand all and print need scripts: their space is reserved from the first paint. */
export function PriceTools({ query, onSearch, found, allOpen, onToggleAll }: PriceToolsProps) {
  const { t } = useTranslation('prices')
  const count = found && countFound(found)
  const news = count ? t('search.found', { count }) : ''
  return (
    <div className={styles.tools} data-usable={useHydrated()}>
      <PriceSearch query={query} onSearch={onSearch} />
      <div className={styles.row}>
        {/* The live region must exist before its text. */}
        <p className={styles.news} role="status">
          {count === 0 ? t('search.none', { query: query.trim() }) : news}
        </p>
        <div className={styles.actions}>
          <button
            type="button"
            className={buttonClass('quiet', styles.action)}
            disabled={count === 0}
            onClick={onToggleAll}
          >
            {allOpen ? t('closeAll') : t('openAll')}
          </button>
          <button
            type="button"
            className={buttonClass('quiet', styles.action)}
            onClick={() => window.print()}
          >
            {t('print')}
          </button>
        </div>
      </div>
    </div>
  )
}
