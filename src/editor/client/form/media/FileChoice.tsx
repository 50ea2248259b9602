import controls from '../../../../desk/client/kit/Controls.module.css'
import { fill } from '../../../../desk/client/kit/text'
import type { Media } from '../../media'
import { texts } from '../../text'
import { FieldError } from '../FieldError'
import styles from '../Form.module.css'
import { errorAria, type FieldProps, idOf, useForm } from '../formContext'

/** Files without a picture, chosen from a list. */
const endings: Record<string, string> = { video: '.mp4', font: '.woff2' }

/** A video or font of the site, chosen by name or by the record that uses it. */
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
        {...errorAria(id, finding)}
        onChange={({ target }) => choose(target.value)}
      >
        {(!isRequired || !all.includes(name)) && (
          <option value={all.includes(name) ? '' : name}>{texts.field.none}</option>
        )}
        {all.map((each, index) => (
          <option key={each} value={each}>
            {node.media === 'font' ? fontName(each) : videoName(media, each, index + 1)}
          </option>
        ))}
      </select>
      <FieldError path={path} node={node} />
    </div>
  )
}

/** `fonts/open-sans.woff2` becomes Open Sans. */
const fontName = (file: string): string =>
  file
    .replace(/^.*\/|\.\w+$/g, '')
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ')

function videoName(media: Media, file: string, number: number): string {
  const film = fill(texts.look.film, { number })
  const description = media.descriptionOf(file)
  return description === undefined ? film : fill(texts.list.of, { act: film, name: description })
}
