import controls from '../../../../desk/client/kit/Controls.module.css'
import { fill } from '../../../../shared/formats/fill'
import { texts } from '../../text'
import { FieldError } from '../FieldError'
import forms from '../Form.module.css'
import { errorAria, type FieldProps, idOf, useForm } from '../formContext'
import styles from './Media.module.css'

/** The pattern by which schemas mark colours. */
export const COLOUR = '^#[0-9A-Fa-f]{6}$'

/** A colour picker with a text field for the code. */
export function ColourField({ node, path, value, order }: FieldProps) {
  const { edit, findingAt } = useForm()
  const id = idOf(path)
  const finding = findingAt(path)
  const shown = typeof value === 'string' ? value : ''
  const write = (colour: string) => edit({ kind: 'set', path, order, value: colour })
  const aria = errorAria(id, finding)
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
          aria-describedby={aria['aria-describedby']}
          value={new RegExp(COLOUR).test(shown) ? shown.toLowerCase() : '#000000'}
          onChange={({ target }) => write(target.value.toUpperCase())}
        />
        <input
          id={id}
          className={`${controls.input} ${styles.code}`}
          value={shown}
          autoComplete="off"
          spellCheck={false}
          {...aria}
          onChange={({ target }) => write(target.value)}
        />
      </div>
      <FieldError path={path} node={node} />
    </div>
  )
}
