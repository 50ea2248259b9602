import type { ChangeEvent } from 'react'
import type { Me } from '../../contract/contract'
import { Button, InputField, SelectField } from '../kit/Controls'
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
    ['doctor', clinic.doctors.map((name) => [name, name] as const)],
    ['request', clinic.requests.map((name) => [name, name] as const)],
  ] as const
  return (
    <search className={styles.bar} data-used={hasCriteria(search)}>
      <InputField
        label={texts.label}
        place={styles.wide}
        name="q"
        type="search"
        placeholder={texts.placeholder}
        autoComplete="off"
        value={search.q}
        onChange={change}
      />
      {lists.map(([name, options]) => (
        <SelectField
          key={name}
          label={texts[name]}
          place={styles.filter}
          name={name}
          options={[['', texts.any], ...options]}
          value={search[name]}
          onChange={change}
        />
      ))}
      <InputField
        label={texts.day}
        place={styles.filter}
        name="day"
        type="date"
        value={search.day}
        onChange={change}
      />
      {hasCriteria(search) && (
        <Button look="secondary" onClick={() => onSearch(emptySearch)}>
          {texts.clear}
        </Button>
      )}
    </search>
  )
}

/** Requests per page, as the server sends them. */
const PAGE_LENGTH = 50

type SearchPagesProps = { page: number; total: number; onPage(page: number): void }

export function SearchPages({ page, total, onPage }: SearchPagesProps) {
  const last = Math.ceil(total / PAGE_LENGTH) - 1
  if (last < 1) return null
  return (
    <nav className={styles.pages} aria-label={texts.found}>
      <Button look="secondary" disabled={page === 0} onClick={() => onPage(page - 1)}>
        {texts.previous}
      </Button>
      <p>
        {page + 1} / {last + 1}
      </p>
      <Button look="secondary" disabled={page >= last} onClick={() => onPage(page + 1)}>
        {texts.next}
      </Button>
    </nav>
  )
}
