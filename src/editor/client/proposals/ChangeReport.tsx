import { counted } from '../../../desk/client/kit/text'
import { fill } from '../../../shared/formats/fill'
import type { ChangeLine, SiteChange } from '../../contract/siteChange'
import { shownText } from '../slots'
import { languageName, texts } from '../text'
import { groupOf } from '../wording/wording'
import styles from './ChangeReport.module.css'

const words = texts.change

/** From so many changed numbers on, a file's numbers are a table. */
const TABLE = 4

type ChangeReportProps = {
  change: SiteChange
  /** The URL of a picture as it is with the change; undefined omits pictures. */
  pictureIn?: (name: string) => string
}

/** What a proposal changes, before and after. */
export function ChangeReport({ change, pictureIn }: ChangeReportProps) {
  return (
    <>
      {change.files.map(({ file, title, changes }) => {
        const figures = changes.filter(({ growth }) => growth !== undefined)
        const isTable = figures.length >= TABLE
        const lines = isTable ? changes.filter(({ growth }) => growth === undefined) : changes
        return (
          <div key={file} className={styles.file}>
            {isTable && <FigureTable title={title} figures={figures} />}
            <ul>
              {lines.map((line) => {
                const text = shownText(lineText(line, groupOf(file)))
                return (
                  <li key={`${text} ${line.path}`}>
                    {text}
                    {line.picture && <Picture name={line.picture} pictureIn={pictureIn} />}
                    {line.fields && <NewRecord fields={line.fields} pictureIn={pictureIn} />}
                  </li>
                )
              })}
            </ul>
          </div>
        )
      })}
      <ul>
        {kinds.map((kind) => {
          const count = change.media.filter((each) => each.kind === kind).length
          return count > 0 && <li key={kind}>{counted(words, `media_${kind}`, count)}</li>
        })}
        {change.pages.length > 0 && (
          <li>{fill(words.pages, { pages: change.pages.join(', ') })}</li>
        )}
        {change.languages.map(({ language, stale, omitted }) => [
          <LanguageLine key={`${language} stays`} language={language} word="stays" of={stale} />,
          <LanguageLine
            key={`${language} hidden`}
            language={language}
            word="hidden"
            of={omitted}
          />,
        ])}
      </ul>
    </>
  )
}

type LanguageLineProps = { language: string; word: 'stays' | 'hidden'; of: readonly string[] }

/** What a further language shows of the change. */
const LanguageLine = ({ language, word, of }: LanguageLineProps) =>
  of.length > 0 && (
    <li>
      {fill(texts.translations.of, {
        name: languageName(language),
        act: counted(texts.translations, word, of.length),
      })}
      {`: ${of.map((text) => `“${text}”`).join(', ')}`}
    </li>
  )

const kinds = ['added', 'changed', 'removed'] as const

type PictureProps = Pick<ChangeReportProps, 'pictureIn'> & { name: string }

const Picture = ({ name, pictureIn }: PictureProps) =>
  pictureIn && <img className={styles.picture} src={pictureIn(name)} alt="" loading="lazy" />

type NewRecordProps = Pick<ChangeReportProps, 'pictureIn'> & {
  fields: NonNullable<ChangeLine['fields']>
}

/** The texts and pictures of a new record. */
const NewRecord = ({ fields, pictureIn }: NewRecordProps) => (
  <dl className={styles.record}>
    {fields.map(({ title, text, picture }) => (
      <div key={`${title} ${text} ${picture}`}>
        <dt>{title}</dt>
        <dd>
          {picture ? <Picture name={picture} pictureIn={pictureIn} /> : shownText(text ?? '')}
        </dd>
      </div>
    ))}
  </dl>
)

/** Changed numbers, a row for each record: `1.500 TL – 2.000 TL`, before and after. */
function FigureTable({ title, figures }: { title: string; figures: readonly ChangeLine[] }) {
  const rows = new Map<string, [ChangeLine, ...ChangeLine[]]>()
  for (const line of figures) {
    const key = line.place.join(': ')
    const row = rows.get(key)
    if (row) row.push(line)
    else rows.set(key, [line])
  }
  return (
    <table className={styles.figures}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.what}</th>
          <th scope="col">{words.before}</th>
          <th scope="col">{words.after}</th>
        </tr>
      </thead>
      <tbody>
        {[...rows].map(([name, lines]) => (
          <tr key={name}>
            <th scope="row">{lines.length > 1 ? name : `${name}: ${lines[0].title}`}</th>
            <td>{lines.map(({ before }) => unbroken(before)).join(' – ')}</td>
            <td>{lines.map(({ after }) => unbroken(after)).join(' – ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Keeps an amount and its currency on one line. */
const unbroken = (text = '') => text.replaceAll(' ', '\u00a0')

function lineText(line: ChangeLine, group: string | undefined): string {
  const { kind, place, title, before, after, picture } = line
  const named = group ?? [...place, title].filter(Boolean).join(': ')
  // Without a title the place has the value.
  const name = title === '' ? `${named}:` : named
  if (picture) return fill(words.picture, { name })
  if (kind === 'moved') return fill(words.moved, { name })
  if (kind === 'changed' && before === undefined)
    return fill(words.is, { name, after: after ?? '' })
  if (kind === 'changed')
    return fill(words.changed, { name, before: before ?? '', after: after ?? '' })
  const value = kind === 'added' ? after : before
  return value === undefined
    ? fill(words[`${kind}Record`], { name })
    : fill(words[kind], { name, before: value, after: value })
}
