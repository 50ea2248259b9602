import { type FocusEvent, useState } from 'react'
import { fill } from '../../lib/words'
import controls from '../../styles/Controls.module.css'
import type { FormNode } from '../contract'
import { texts } from '../words'
import type { FieldProps } from './Field'
import { FieldFault } from './FieldFault'
import styles from './Form.module.css'
import { idOf, useForm } from './formContext'

/** From here on a text gets room for several lines. */
const LONG = 70

/** A text, a figure, a choice or a yes: one value. */
export function PlainField({ node, path, value, isRequired, order }: FieldProps) {
  const { edit, findingAt } = useForm()
  const id = idOf(path)
  const finding = findingAt(path)
  const title = node.title ?? String(path.at(-1))
  const label = isRequired ? title : fill(texts.field.optional, { title })
  /** What was typed into a figure and is none yet. */
  const [typed, setTyped] = useState<string>()

  const write = (text: string) => {
    if (text === '' && !isRequired) edit({ kind: 'remove', path })
    else edit({ kind: 'set', path, order, value: typedValue(node.type, text) })
  }
  const shown = typed ?? (value === undefined ? '' : String(value))
  /** What only shows what might stand here is written over. */
  const isFiller = finding?.code === 'text.filler'
  const common = {
    id,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      if (isFiller && 'select' in target) (target as HTMLInputElement).select()
    },
    className: controls.input,
    'aria-invalid': finding ? true : undefined,
    'aria-describedby': `${id}-help${finding ? ` ${id}-fault` : ''}`,
  }

  if (node.type === 'boolean')
    return (
      <div className={styles.field}>
        <label className={controls.check}>
          <input
            {...common}
            className={controls.tick}
            type="checkbox"
            checked={value === true}
            onChange={({ target }) => edit({ kind: 'set', path, order, value: target.checked })}
          />
          <span>{label}</span>
        </label>
        <FieldFault id={id} node={node} finding={finding} />
      </div>
    )
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {node.enum ? (
        <select {...common} value={shown} onChange={({ target }) => write(target.value)}>
          {!node.enum.includes(value) && <option value={shown}>{texts.field.none}</option>}
          {node.enum.map((choice, index) => (
            <option key={String(choice)} value={String(choice)}>
              {node.enumDescriptions?.[index] ?? String(choice)}
            </option>
          ))}
        </select>
      ) : shown.length > LONG ? (
        <textarea
          {...common}
          rows={Math.ceil(shown.length / LONG) + 1}
          value={shown}
          onChange={({ target }) => write(target.value.replace(/\s*\n\s*/g, ' '))}
        />
      ) : (
        <input
          {...common}
          type={isDay(node, shown) ? 'date' : 'text'}
          value={shown}
          autoComplete="off"
          inputMode={node.type === 'integer' ? 'numeric' : undefined}
          onChange={({ target }) => {
            setTyped(target.value)
            write(target.value)
          }}
          onBlur={() => setTyped(undefined)}
        />
      )}
      <FieldFault id={id} node={node} finding={finding} />
    </div>
  )
}

/** A day is chosen on the browser's own calendar, unless something else stands there already. */
const isDay = ({ format }: FormNode, shown: string) =>
  format === 'date' && /^(?:\d{4}-\d{2}-\d{2})?$/.test(shown)

const figures: Record<string, RegExp> = { integer: /^-?\d+$/, number: /^-?\d+(?:\.\d+)?$/ }

/**
 * A figure as people type it, with or without spaces; the text itself where it is none, for
 * the gate to refuse: in a whole one a point parts thousands, and 3.000 is not 3.
 */
function typedValue(type: FormNode['type'], text: string): number | string {
  const bare = text.replace(/\s/g, '')
  return figures[type ?? '']?.test(bare) ? Number(bare) : text
}
