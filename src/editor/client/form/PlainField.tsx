import { useEffect, useState } from 'react'
import controls from '../../../desk/client/kit/Controls.module.css'
import { lang } from '../../../desk/client/kit/text'
import { fill } from '../../../shared/formats/fill'
import type { FormNode } from '../../contract/validatorMessages'
import { shownText, storedText } from '../slots'
import { texts } from '../text'
import { FieldError } from './FieldError'
import styles from './Form.module.css'
import { errorAria, type FieldProps, idOf, useForm } from './formContext'

/** Characters that fit an input on a phone; longer texts have an area, of twice as many in a line. */
const LONG = 30

/** A text, number, choice or boolean. */
export function PlainField({ node, path, value, isRequired, order }: FieldProps) {
  const { edit, findingAt, fix } = useForm()
  const id = idOf(path)
  const finding = findingAt(path)
  const [first] = node.examples ?? []
  const example =
    typeof first === 'string' ? fill(texts.field.example, { example: first }) : undefined
  const title = node.title ?? String(path.at(-1))
  const isMarked = !isRequired && node.default === undefined
  const label = isMarked ? fill(texts.field.optional, { title }) : title
  const written = String(value ?? node.default ?? '')
  /** Typed text that is not yet a number, or equals the default. */
  const [typed, setTyped] = useState<string>()

  const write = (text: string) => {
    const stored = storedText(text, written)
    if (stored !== node.default && (text !== '' || isRequired))
      edit({ kind: 'set', path, order, value: typedValue(node.type, stored) })
    else if (value !== undefined) edit({ kind: 'remove', path })
  }
  const shown = typed ?? shownText(written)
  const [isLong] = useState(shown.length > LONG)
  // A phone number in another spelling is rewritten once it is left.
  useEffect(() => {
    if (node.phone && typed === undefined && finding?.code === 'value.form') fix(finding)
  }, [node.phone, typed, finding, fix])
  const isOption = node.enum?.includes(value)
  const common = {
    id,
    className: controls.input,
    ...errorAria(id, finding),
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
        <FieldError path={path} node={node} />
      </div>
    )
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {node.enum ? (
        <select
          {...common}
          value={isOption ? shown : ''}
          onChange={({ target }) => write(target.value)}
        >
          {(!isRequired || !isOption) && (
            <option value="">{texts.field[isOption ? 'none' : 'choose']}</option>
          )}
          {node.enum.map((choice, index) => (
            <option key={String(choice)} value={String(choice)}>
              {node.enumDescriptions?.[index] ?? String(choice)}
            </option>
          ))}
        </select>
      ) : isLong || node.translate ? (
        <textarea
          {...common}
          lang={node.translate ? lang : undefined}
          className={`${controls.input} ${styles.growing}`}
          rows={Math.ceil(shown.length / (2 * LONG)) || 1}
          placeholder={example}
          value={shown}
          onChange={({ target }) => {
            const text = target.value.replace(/\s*\n\s*/g, ' ')
            if (node.default !== undefined) setTyped(text)
            write(text)
          }}
          onBlur={() => setTyped(undefined)}
        />
      ) : (
        <input
          {...common}
          type="text"
          value={shown}
          placeholder={example}
          autoComplete="off"
          inputMode={node.type === 'integer' ? 'numeric' : undefined}
          onChange={({ target }) => {
            setTyped(target.value)
            write(target.value)
          }}
          onBlur={() => setTyped(undefined)}
        />
      )}
      <FieldError path={path} node={node} />
    </div>
  )
}

const figures: Record<string, RegExp> = { integer: /^-?\d+$/, number: /^-?\d+(?:\.\d+)?$/ }

/**
 * A typed number, with or without spaces; the text itself if it is none, so that the validator
 * refuses it: in an integer a point groups thousands, 3.000 is not 3.
 */
function typedValue(type: FormNode['type'], text: string): number | string {
  const bare = text.replace(/\s/g, '')
  return figures[type ?? '']?.test(bare) ? Number(bare) : text
}
