import { fill } from '../../../lib/words'
import controls from '../../../styles/Controls.module.css'
import type { Media } from '../../media'
import { texts } from '../../words'
import type { FieldProps } from '../Field'
import { FieldFault } from '../FieldFault'
import styles from '../Form.module.css'
import { idOf, useForm } from '../formContext'

/** Files that are not shown, by what they are: they are chosen among those of the site. */
const endings: Record<string, string> = { video: '.mp4', font: '.woff2' }

/** A film or a font of the site, chosen by what it is called or where it is seen. */
export function FileChoice({ node, path, value, isRequired, order }: FieldProps) {
  const { media, edit, findingAt } = useForm()
  const id = idOf(path)
  const finding = findingAt(path)
  const name = typeof value === 'string' ? value : ''
  const title = node.title ?? ''
  const all = media.names.filter((each) => each.endsWith(endings[node.media ?? ''] ?? ''))
  const choose = (chosen: string) =>
    chosen === ''
      ? edit({ kind: 'remove', path })
      : edit({ kind: 'set', path, order, value: chosen })
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {isRequired ? title : fill(texts.field.optional, { title })}
      </label>
      <select
        id={id}
        className={controls.input}
        value={name}
        aria-invalid={finding ? true : undefined}
        aria-describedby={`${id}-help${finding ? ` ${id}-fault` : ''}`}
        onChange={({ target }) => choose(target.value)}
      >
        {(!isRequired || !all.includes(name)) && (
          <option value={all.includes(name) ? '' : name}>{texts.field.none}</option>
        )}
        {all.map((each, index) => (
          <option key={each} value={each}>
            {node.media === 'font' ? fontName(each) : filmName(media, each, index + 1)}
          </option>
        ))}
      </select>
      <FieldFault id={id} node={node} finding={finding} />
    </div>
  )
}

/** `fonts/open-sans.woff2` is called Open Sans. */
const fontName = (file: string): string =>
  file
    .replace(/^.*\/|\.\w+$/g, '')
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ')

function filmName(media: Media, file: string, number: number): string {
  const film = fill(texts.look.film, { number })
  const seen = media.wordsFor(file)
  return seen === undefined ? film : fill(texts.list.of, { act: film, name: seen })
}
