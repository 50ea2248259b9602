import { type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { iconButtonClass } from '../../../ui/iconButton'
import { CloseIcon } from '../../../ui/icons/CloseIcon'
import { SearchIcon } from '../../../ui/icons/SearchIcon'
import styles from './PriceSearch.module.css'

type PriceSearchProps = {
  query: string
  onSearch: (query: string) => void
}

/** Filters while typing; Escape and the button clear it. */
export function PriceSearch({ query, onSearch }: PriceSearchProps) {
  const { t } = useTranslation('prices')
  const place = useRef<HTMLElement>(null)
  const field = useRef<HTMLInputElement>(null)

  // Scrolls the field to the top: a phone's keyboard would cover the hits.
  function onFocus() {
    if (matchMedia('(pointer: coarse)').matches) place.current?.scrollIntoView()
  }

  function clear() {
    onSearch('')
    field.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && query) {
      event.preventDefault()
      clear()
    }
    // Nothing to submit: close the phone's keyboard.
    if (event.key === 'Enter' && matchMedia('(pointer: coarse)').matches) field.current?.blur()
  }

  return (
    <search ref={place} className={styles.search}>
      <label className={styles.label} htmlFor="price-search">
        {t('search.label')}
      </label>
      <div className={styles.box}>
        <SearchIcon className={styles.icon} />
        <input
          ref={field}
          id="price-search"
          className={styles.input}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={t('search.example')}
          value={query}
          onFocus={onFocus}
          onChange={(event) => onSearch(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className={iconButtonClass(styles.clear)}
          aria-label={t('search.clear')}
          hidden={query === ''}
          onClick={clear}
        >
          <CloseIcon />
        </button>
      </div>
    </search>
  )
}
