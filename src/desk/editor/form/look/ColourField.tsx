import { fill } from '../../../lib/words'
import controls from '../../../styles/Controls.module.css'
import { texts } from '../../words'
import type { FieldProps } from '../Field'
import { FieldFault } from '../FieldFault'
import forms from '../Form.module.css'
import { idOf, useForm } from '../formContext'
import styles from './Look.module.css'

/** How a schema asks for a colour. */
export const COLOUR = '^#[0-9A-Fa-f]{6}$'

/** A colour by sight, with its code beside it. */
export function ColourField({ node, path, value, order }: FieldProps) {
  const { edit, findingAt } = useForm()
  const id = idOf(path)
  const finding = findingAt(path)
  const shown = typeof value === 'string' ? value : ''
  const write = (colour: string) => edit({ kind: 'set', path, order, value: colour })
  const described = `${id}-help${finding ? ` ${id}-fault` : ''}`
  return (
    <div className={forms.field}>
      <label className={forms.label} htmlFor={id}>
        {node.title}
      </label>
      <div className={styles.colour}>
        <input
          type="color"
          className={styles.swatch}
          aria-label={fill(texts.look.colour, { title: node.title ?? '' })}
          aria-describedby={described}
          value={new RegExp(COLOUR).test(shown) ? shown.toLowerCase() : '#000000'}
          onChange={({ target }) => write(target.value.toUpperCase())}
        />
        <input
          id={id}
          className={`${controls.input} ${styles.code}`}
          value={shown}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={finding ? true : undefined}
          aria-describedby={described}
          onChange={({ target }) => write(target.value)}
        />
      </div>
      <FieldFault id={id} node={node} finding={finding} />
    </div>
  )
}
