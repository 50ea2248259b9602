import { useTranslation } from 'react-i18next'
import { useHydrated } from '../../lib/useHydrated'
import { buttonClass } from '../../ui/button'
import { countFound, type FoundPrices } from './findPrices'
import { PriceSearch } from './PriceSearch'
import styles from './PriceTools.module.css'

type PriceToolsProps = {
  query: string
  onSearch: (query: string) => void
  found: FoundPrices | undefined
  /** Whether every panel on the page is open. */
  allOpen: boolean
  onToggleAll: () => void
}

/**
 * Search, all panels at once, printing. Only a script can do any of it: the room
 * is kept from the first paint, what stands in it appears with the script.
 */
export function PriceTools({ query, onSearch, found, allOpen, onToggleAll }: PriceToolsProps) {
  const { t } = useTranslation('prices')
  const count = found && countFound(found)
  const news = count ? t('search.found', { count }) : ''
  return (
    <div className={styles.tools} data-usable={useHydrated()}>
      <PriceSearch query={query} onSearch={onSearch} />
      <div className={styles.row}>
        {/* Said here and not where nothing was found: the region must be there before its news. */}
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
