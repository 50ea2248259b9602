import controls from '../../../desk/client/kit/Controls.module.css'
import { fill } from '../../../shared/formats/fill'
import { texts } from '../text'
import { FieldError } from './FieldError'
import styles from './Form.module.css'
import { errorAria, type FieldProps, idOf, useForm } from './formContext'

type ChoiceFieldProps = FieldProps & { choices: readonly { id: string; name: string }[] }

/** A page, section, record or file of the site, chosen by its name. */
export function ChoiceField({ choices, node, path, value, isRequired, order }: ChoiceFieldProps) {
  const { edit, findingAt } = useForm()
  const id = idOf(path)
  const title = node.title ?? ''
  const isKnown = choices.some((each) => each.id === value)
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {isRequired ? title : fill(texts.field.optional, { title })}
      </label>
      <select
        id={id}
        className={controls.input}
        value={isKnown ? String(value) : ''}
        {...errorAria(id, findingAt(path))}
        onChange={({ target }) =>
          target.value === ''
            ? edit({ kind: 'remove', path })
            : edit({ kind: 'set', path, order, value: target.value })
        }
      >
        {(!isRequired || !isKnown) && <option value="">{texts.field.none}</option>}
        {choices.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
      </select>
      <FieldError path={path} node={node.media ? node : undefined} />
    </div>
  )
}
