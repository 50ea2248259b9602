import { useState } from 'react'
import { contextOf } from '../../../content/translation/entries'
import { similarTexts } from '../../../content/translation/memory'
import type { TextState } from '../../../content/translation/texts'
import { translationPath } from '../../../content/translation/translated'
import { fill } from '../../../shared/formats/fill'
import type { Path } from '../../contract/contract'
import type { Forms } from '../../contract/validatorMessages'
import { Chips } from '../Chips'
import { entryKey } from '../draft/draftState'
import type { EditorDraft } from '../draft/useDraft'
import { recordsOfDraft } from '../subjects'
import { texts as editor } from '../text'
import { EntryField } from './EntryField'
import { entryName } from './entryName'
import styles from './Translations.module.css'
import type { SiteTexts } from './textStatus'

const words = editor.translations

const filters = ['missing', 'stale', 'all'] as const
type Filter = (typeof filters)[number]

/** Longer lists start folded. */
const FEW = 30

/** The entry to focus; `turn` distinguishes repeated requests for it. */
export type EntryTarget = { file: string; path: Path; turn: number }

type TextListProps = {
  language: string
  texts: readonly TextState[]
  forms: Forms
  site: SiteTexts
  target: EntryTarget | undefined
  put(text: TextState, words: string, message?: string): void
  changedAt(text: TextState): string | undefined
  draft: Pick<EditorDraft, 'unfinished' | 'keepUnfinished'>
}

/** The texts of a language by file, filtered by status. */
export function TextList({
  language,
  texts,
  forms,
  site,
  target,
  put,
  changedAt,
  draft,
}: TextListProps) {
  const of = (filter: Filter) =>
    filter === 'all' ? texts : texts.filter(({ state }) => state === filter)
  const titled = (each: Filter) => fill(words.filter[each], { count: of(each).length })
  const [filter, setFilter] = useState<Filter>(() =>
    target ? 'all' : (filters.find((each) => of(each).length > 0) ?? 'all'),
  )
  // A text stays listed after its translation until the filter changes.
  const [listed, setListed] = useState(() => new Set(of(filter).map(contextOf)))
  const choose = (chosen: Filter) => {
    setFilter(chosen)
    setListed(new Set(of(chosen).map(contextOf)))
  }
  const recordsOf = recordsOfDraft((file) => site[file] ?? '', forms)
  const nameOf = ({ kind, name, key }: TextState) => {
    const form = kind === 'content' ? forms[name] : undefined
    const value: unknown = JSON.parse(site[`content/${name}.json`] ?? 'null')
    return form && entryName(form, value, key, recordsOf)
  }
  const groups = groupsOf(texts.filter((text) => listed.has(contextOf(text))))
  const fileOf = ({ kind, name }: TextState) => translationPath(language, kind, name)
  return (
    <>
      <Chips
        title={words.filter.label}
        options={{ missing: titled('missing'), stale: titled('stale'), all: titled('all') }}
        value={filter}
        onChoose={choose}
      />
      <p role="status">{listed.size === 0 ? words.none : ''}</p>
      {groups.map(([first, ...others]) => {
        const all = [first, ...others]
        return (
          <Group
            key={`${filter} ${fileOf(first)}`}
            title={fill(words.group, { title: titleOf(first, forms), count: all.length })}
            isOpen={target ? fileOf(first) === target.file : listed.size <= FEW}
          >
            {() =>
              all.map((text) => (
                <EntryField
                  key={contextOf(text)}
                  language={language}
                  text={text}
                  changedAt={changedAt(text)}
                  similar={text.state === 'missing' ? similarTexts(text, texts) : []}
                  name={nameOf(text)}
                  unfinished={draft.unfinished[entryKey(fileOf(text), text.key)]}
                  put={(given, message) => put(text, given, message)}
                  keep={(typed) => draft.keepUnfinished(entryKey(fileOf(text), text.key), typed)}
                />
              ))
            }
          </Group>
        )
      })}
    </>
  )
}

type GroupProps = { title: string; isOpen: boolean; children(): React.ReactNode }

/** The texts of one file; rendered when first opened. */
function Group({ title, isOpen, children }: GroupProps) {
  const [isShown, setIsShown] = useState(isOpen)
  return (
    <details
      className={styles.group}
      open={isShown}
      onToggle={({ currentTarget }) => setIsShown(currentTarget.open)}
    >
      <summary>
        <h3>{title}</h3>
      </summary>
      {isShown && <ul className={styles.entries}>{children()}</ul>}
    </details>
  )
}

type Some = [TextState, ...TextState[]]

function groupsOf(texts: readonly TextState[]): Some[] {
  const groups = new Map<string, Some>()
  for (const text of texts) {
    const file = `${text.kind} ${text.name}`
    const group = groups.get(file)
    if (group) group.push(text)
    else groups.set(file, [text])
  }
  return [...groups.values()]
}

function titleOf({ kind, name }: TextState, forms: Forms): string {
  if (kind === 'content') return forms[name]?.title ?? name
  const groups: Readonly<Record<string, string>> = editor.wording.groups
  return fill(words.wording, { group: groups[name] ?? name })
}
