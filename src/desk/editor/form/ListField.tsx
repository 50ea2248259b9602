import { fill } from '../../lib/words'
import controls from '../../styles/Controls.module.css'
import type { FormNode } from '../contract'
import { texts } from '../words'
import { Field, type FieldProps } from './Field'
import { FieldFault } from './FieldFault'
import styles from './Form.module.css'
import { blank, idOf, resolved, useForm } from './formContext'

/** Records or texts in an order that an editor gives them. */
export function ListField({ node, path, value, order }: FieldProps) {
  const { root, edit, findingAt } = useForm()
  const item = resolved(root, node.items ?? {})
  const list = Array.isArray(value) ? value : []
  const add = item.defaultSnippets?.[0]?.label ?? texts.list.add
  const insert = (index: number, record: unknown) =>
    Array.isArray(value)
      ? edit({ kind: 'insert', path, index, value: record })
      : edit({ kind: 'set', path, order, value: [record] })
  return (
    <fieldset className={styles.group} id={idOf(path)} tabIndex={-1}>
      <legend>{node.title}</legend>
      <FieldFault id={idOf(path)} node={node} finding={findingAt(path)} />
      {list.length === 0 && <p>{texts.list.empty}</p>}
      <ol className={styles.list}>
        {list.map((record, index) => {
          const name = nameOf(item, record, index)
          const acts = [
            [texts.list.up, index > 0, { kind: 'move', path, from: index, to: index - 1 }],
            [
              texts.list.down,
              index < list.length - 1,
              { kind: 'move', path, from: index, to: index + 1 },
            ],
            [texts.list.copy, true, { kind: 'insert', path, index: index + 1, value: record }],
            [texts.list.remove, true, { kind: 'remove', path: [...path, index] }],
          ] as const
          const fields = (
            <>
              <Field node={item} path={[...path, index]} value={record} isRequired order={[]} />
              <p className={controls.buttons}>
                {acts.map(([act, isPossible, change]) => (
                  <button
                    key={act}
                    type="button"
                    className={controls.quiet}
                    disabled={!isPossible}
                    aria-label={fill(texts.list.of, { act, name })}
                    onClick={() => edit(change)}
                  >
                    {act}
                  </button>
                ))}
              </p>
            </>
          )
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place in the file is what a record is told by here
            <li key={index}>
              {item.type === 'object' ? (
                <details className={styles.record} id={idOf([...path, index])}>
                  <summary>{name}</summary>
                  {fields}
                </details>
              ) : (
                fields
              )}
            </li>
          )
        })}
      </ol>
      <button
        type="button"
        className={controls.secondary}
        onClick={() => insert(list.length, blank(item))}
      >
        {add}
      </button>
    </fieldset>
  )
}

/** How people call a record: by the field that names it, else by its place. */
function nameOf(item: FormNode, record: unknown, index: number): string {
  const label = item.labelledBy && Reflect.get(Object(record), item.labelledBy)
  const name = typeof label === 'string' ? label : typeof record === 'string' ? record : ''
  return name || fill(texts.list.number, { number: index + 1 })
}
