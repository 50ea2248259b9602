import { type ChangeEvent, useState } from 'react'
import type { Me, SearchQuery } from '../../contract/contract'
import { Button, InputField, SelectField } from '../kit/Controls'
import controls from '../kit/Controls.module.css'
import { DayField } from '../kit/MomentField'
import { words } from '../kit/text'
import styles from './SearchBar.module.css'

const { search: texts } = words

export type Search = SearchQuery & { page: number }

export const emptySearch: Search = {
  q: '',
  standing: '',
  doctor: '',
  request: '',
  day: '',
  page: 0,
}

export const hasCriteria = ({ page, ...criteria }: Search): boolean =>
  Object.values(criteria).some(Boolean)

type SearchBarProps = {
  search: Search
  clinic: Me['clinic']
  /** `YYYY-MM-DD`. */
  today: string
  onSearch(search: Search): void
}

/** The search for requests, with its filters. */
export function SearchBar({ search, clinic, today, onSearch }: SearchBarProps) {
  /** On a phone the filters stay: vanishing ones would move what is about to be tapped. */
  const [isOpen, setOpen] = useState(false)
  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
    onSearch({ ...search, [currentTarget.name]: currentTarget.value, page: 0 })
  const lists = [
    ['standing', Object.entries(texts.standings)],
    ['doctor', clinic.doctors.map((name) => [name, name] as const)],
    ['request', clinic.requests.map((name) => [name, name] as const)],
  ] as const
  return (
    <search
      className={styles.bar}
      data-used={isOpen || hasCriteria(search)}
      onFocus={() => setOpen(true)}
    >
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
      <DayField
        // Emptied with the search.
        key={search.day === '' && !hasCriteria(search) ? 'empty' : 'used'}
        label={texts.day}
        place={styles.filter}
        day={search.day}
        today={today}
        isSearch
        onDay={(day) => onSearch({ ...search, day, page: 0 })}
      />
      {(isOpen || hasCriteria(search)) && (
        <Button
          look="secondary"
          className={`${controls.secondary} ${styles.clear}`}
          data-used={hasCriteria(search)}
          onClick={() => {
            setOpen(false)
            onSearch(emptySearch)
          }}
        >
          {texts.clear}
        </Button>
      )}
    </search>
  )
}

type ListPagesProps = {
  /** From 0. */
  page: number
  last: number
  /** What the pages are of. */
  label: string
  onPage(page: number): void
}

/** Turns the pages of a list; absent for a single page. */
export function ListPages({ page, last, label, onPage }: ListPagesProps) {
  if (last < 1) return null
  return (
    <nav className={styles.pages} aria-label={label}>
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
