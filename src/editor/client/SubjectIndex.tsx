import { fill } from '../../shared/formats/fill'
import type { SiteFiles } from '../contract/contract'
import type { EditorDraft } from './draft/useDraft'
import styles from './SubjectIndex.module.css'
import { fileOf, partOf, type Subject } from './subjects'
import { texts } from './text'

type SubjectIndexProps = {
  heading: string
  subjects: readonly Subject[]
  site: SiteFiles
  draft: EditorDraft
  /** Whether a proposal waits on a subject. */
  isWaiting(name: string): boolean
  onOpen(name: string): void
}

/** A list of subjects to edit, each with its description. */
export function SubjectIndex({
  heading,
  subjects,
  site,
  draft,
  isWaiting,
  onOpen,
}: SubjectIndexProps) {
  return (
    <nav className={styles.index} aria-label={heading}>
      <h2>{heading}</h2>
      <ul className={styles.subjects}>
        {subjects.map(({ name, title, help }) => {
          const isEdited = isChanged(name, site, draft)
          return (
            <li key={name} data-edited={isEdited || undefined}>
              <button type="button" aria-describedby={`about-${name}`} onClick={() => onOpen(name)}>
                {isEdited ? fill(texts.edited, { title }) : title}
              </button>
              <div id={`about-${name}`}>
                {isWaiting(name) && <p className={styles.waiting}>{texts.waiting.mark}</p>}
                <p>{help}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function isChanged(subject: string, { texts: published }: SiteFiles, draft: EditorDraft) {
  const [file, part] = [fileOf(subject), partOf(subject)]
  const drafted = draft.texts[file]
  if (drafted === undefined || part === undefined) return drafted !== undefined
  const own = (text: string) => JSON.stringify(Reflect.get(Object(JSON.parse(text)), part))
  return own(drafted) !== own(published[file] ?? '{}')
}
