import type { ChangeEvent } from 'react'
import type { Me } from '../contract'
import { words } from '../lib/words'
import controls from '../styles/Controls.module.css'
import styles from './SearchBar.module.css'
import { isWanted, nothing, type Search } from './useFound'

const { search: texts } = words

type SearchBarProps = { search: Search; clinic: Me['clinic']; onSearch(search: Search): void }

/** Looks for requests by name, phone or number, and narrows them down. */
export function SearchBar({ search, clinic, onSearch }: SearchBarProps) {
  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
    onSearch({ ...search, [currentTarget.name]: currentTarget.value, page: 0 })
  const lists = [
    ['standing', Object.entries(texts.standings)],
    ['doctor', clinic.doctors.map((name) => [name, name])],
    ['request', clinic.requests.map((name) => [name, name])],
  ] as const
  return (
    <search className={styles.bar} data-used={isWanted(search)}>
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
      {isWanted(search) && (
        <button type="button" className={controls.secondary} onClick={() => onSearch(nothing)}>
          {texts.clear}
        </button>
      )}
    </search>
  )
}
