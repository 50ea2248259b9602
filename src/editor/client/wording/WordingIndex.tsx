import { useState } from 'react'
import { Button, InputField } from '../../../desk/client/kit/Controls'
import { fill } from '../../../shared/formats/fill'
import type { Path } from '../../contract/contract'
import { shownText } from '../slots'
import { texts } from '../text'
import styles from './WordingIndex.module.css'
import { findTexts } from './wording'

const words = texts.wording

type WordingIndexProps = {
  files: readonly { file: string; title: string }[]
  textOf(file: string): string
  profession: string | undefined
  onOpen(file: string, path: Path): void
}

/** The locale texts by file, with a search. */
export function WordingIndex({ files, textOf, profession, onOpen }: WordingIndexProps) {
  const [search, setSearch] = useState('')
  const found = findTexts(files, textOf, search, profession)
  return (
    <>
      <p>{words.intro}</p>
      <InputField
        label={words.search}
        type="search"
        autoComplete="off"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <p role="status">{search.trim() !== '' && found.length === 0 ? words.none : ''}</p>
      <ul className={found.length > 0 ? styles.found : styles.files}>
        {found.length > 0
          ? found.map(({ file, title, path, text }) => (
              <li key={`${file} ${path.join()}`}>
                <Button look="quiet" onClick={() => onOpen(file, path)}>
                  {shownText(fill(words.text, { group: title, text }))}
                </Button>
              </li>
            ))
          : files.map(({ file, title }) => (
              <li key={file}>
                <Button look="chip" onClick={() => onOpen(file, [])}>
                  {title}
                </Button>
              </li>
            ))}
      </ul>
    </>
  )
}
