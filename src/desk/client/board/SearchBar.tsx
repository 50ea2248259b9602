import type { ChangeEvent } from 'react'
import type { Me } from '../../contract/contract'
import controls from '../kit/Controls.module.css'
import { words } from '../kit/text'
import styles from './SearchBar.module.css'
import { emptySearch, hasCriteria, type Search } from './useSearch'

const { search: texts } = words

type SearchBarProps = { search: Search; clinic: Me['clinic']; onSearch(search: Search): void }

/** The search for requests, with its filters. */
export function SearchBar({ search, clinic, onSearch }: SearchBarProps) {
  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
    onSearch({ ...search, [currentTarget.name]: currentTarget.value, page: 0 })
  const lists = [
    ['standing', Object.entries(texts.standings)],
    ['doctor', clinic.doctors.map((name) => [name, name])],
    ['request', clinic.requests.map((name) => [name, name])],
  ] as const
  return (
    <search className={styles.bar} data-used={hasCriteria(search)}>
      <label className={styles.wide}>
        <span>{texts.label}</span>
        <input
          name="q"
          type="search"
          className={controls.input}
          placeholder={texts.placeholder}
          autoComplete="off"
          value={search.q}
          onChange={change}
        />
      </label>
      {lists.map(([name, options]) => (
        <label key={name} className={styles.filter}>
          <span>{texts[name]}</span>
          <select name={name} className={controls.input} value={search[name]} onChange={change}>
            <option value="">{texts.any}</option>
            {options.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ))}
      <label className={styles.filter}>
        <span>{texts.day}</span>
        <input
          name="day"
          type="date"
          className={controls.input}
          value={search.day}
          onChange={change}
        />
      </label>
      {hasCriteria(search) && (
        <button type="button" className={controls.secondary} onClick={() => onSearch(emptySearch)}>
          {texts.clear}
        </button>
      )}
    </search>
  )
}

/** Requests per page, as the server sends them. */
const PAGE_LENGTH = 50

type SearchPagesProps = { page: number; total: number; onPage(page: number): void }

/** The page links of the search results. */
export function SearchPages({ page, total, onPage }: SearchPagesProps) {
  const last = Math.ceil(total / PAGE_LENGTH) - 1
  if (last < 1) return null
  return (
    <nav className={styles.pages} aria-label={words.search.found}>
      <button
        type="button"
        className={controls.secondary}
        disabled={page === 0}
        onClick={() => onPage(page - 1)}
      >
        {words.search.previous}
      </button>
      <p>
        {page + 1} / {last + 1}
      </p>
      <button
        type="button"
        className={controls.secondary}
        disabled={page >= last}
        onClick={() => onPage(page + 1)}
      >
        {words.search.next}
      </button>
    </nav>
  )
}
