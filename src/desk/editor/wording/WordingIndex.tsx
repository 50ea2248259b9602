import { useState } from 'react'
import { fill } from '../../lib/words'
import controls from '../../styles/Controls.module.css'
import type { Path } from '../contract'
import { texts } from '../words'
import { findTexts } from './findTexts'
import styles from './WordingIndex.module.css'

const words = texts.wording

type WordingIndexProps = {
  files: readonly { file: string; title: string }[]
  textOf(file: string): string
  onOpen(file: string, path: Path): void
}

/** The texts of the site that are no content: by where they stand, and found by their words. */
export function WordingIndex({ files, textOf, onOpen }: WordingIndexProps) {
  const [search, setSearch] = useState('')
  const found = findTexts(files, textOf, search)
  return (
    <>
      <p>{words.intro}</p>
      <label className={controls.field}>
        {words.search}
        <input
          className={controls.input}
          type="search"
          autoComplete="off"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </label>
      <p role="status">{search.trim() !== '' && found.length === 0 ? words.none : ''}</p>
      <ul className={found.length > 0 ? styles.found : styles.files}>
        {found.length > 0
          ? found.map(({ file, title, path, text }) => (
              <li key={`${file} ${path.join()}`}>
                <button type="button" className={controls.quiet} onClick={() => onOpen(file, path)}>
                  {fill(words.text, { group: title, text })}
                </button>
              </li>
            ))
          : files.map(({ file, title }) => (
              <li key={file}>
                <button type="button" className={controls.chip} onClick={() => onOpen(file, [])}>
                  {title}
                </button>
              </li>
            ))}
      </ul>
    </>
  )
}
