import { lazy, Suspense } from 'react'
import { labelOf } from '../../../../content/recordNames'
import { fill } from '../../../../shared/formats/fill'
import type { Path } from '../../../contract/contract'
import { texts } from '../../text'
import { FieldError } from '../FieldError'
import styles from '../Form.module.css'
import { errorAria, type FieldProps, idOf, useForm } from '../formContext'
import { resolveRef } from '../formNode'
import lists from '../list/List.module.css'
import { RecordField } from '../RecordField'
import type { Part } from './document'

const RichEditor = lazy(() => import('./RichEditor'))

/** A text of several parts: its words in one box, pictures and links of each part below. */
export function RichParts({ node, path, value, order }: FieldProps) {
  const { root, edit, findingAt, recordsOf, undo } = useForm()
  const parts = (Array.isArray(value) ? value : []) as readonly Part[]
  const item = resolveRef(root, node.items ?? {})
  const { title, text, list, steps, ...others } = item.properties ?? {}
  const faulty = pathsIn(parts, path).filter((each) => findingAt(each))
  const [first = path] = faulty
  const aria = Object.entries(errorAria(idOf(first), findingAt(first)))
  const inOrder = (part: Part) =>
    Object.fromEntries(
      Object.keys(item.properties ?? {}).map((key) => [key, Reflect.get(part, key)]),
    )
  return (
    <fieldset className={styles.group}>
      <legend>{node.title}</legend>
      <FieldError path={path} node={node} />
      <Suspense>
        <RichEditor
          attributes={{
            id: idOf(path),
            role: 'textbox',
            'aria-multiline': 'true',
            'aria-label': node.title ?? '',
            ...Object.fromEntries(aria.flatMap(([key, each]) => (each ? [[key, `${each}`]] : []))),
          }}
          parts={parts}
          pages={recordsOf('pages.pages')}
          onUndo={undo}
          onChange={(written, isPasted) => {
            const message = isPasted ? texts.rich.pasted : ''
            edit({ kind: 'set', path, order, value: written.map(inOrder) }, { message })
          }}
        />
      </Suspense>
      {faulty.map((each) => (
        <FieldError key={idOf(each)} path={each} />
      ))}
      {parts.map((part, index) => {
        const name = labelOf(item, part, recordsOf)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id
          <details key={index} className={lists.record}>
            <summary>{fill(texts.rich.others, { name: name || String(index + 1) })}</summary>
            <RecordField
              node={{ ...item, properties: others }}
              path={[...path, index]}
              value={part}
              isRequired
              order={[]}
            />
          </details>
        )
      })}
    </fieldset>
  )
}

/** The paths of parts and their words. */
const pathsIn = (parts: readonly Part[], path: Path): Path[] =>
  parts.flatMap(({ title, text, list, steps }, index) => [
    [...path, index],
    ...Object.entries({ title, text, list, steps }).flatMap(([key, words]) =>
      Array.isArray(words)
        ? [...words.keys()].map((at) => [...path, index, key, at])
        : [[...path, index, key]],
    ),
  ])
