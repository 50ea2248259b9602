import controls from '../../../desk/client/kit/Controls.module.css'
import { fill } from '../../../shared/formats/fill'
import { texts } from '../text'
import { FieldError } from './FieldError'
import styles from './Form.module.css'
import { errorAria, type FieldProps, idOf, useForm } from './formContext'

type ChoiceFieldProps = FieldProps & {
  choices: readonly { id: string; name: string }[]
  /** In place of writing the choice; '' for none. */
  onChoose?: (id: string) => void
}

/** A page, section, record or file of the site, chosen by its name. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { choices, onChoose, node, path, value, isRequired, order } = props
  const { edit, findingAt } = useForm()
  const id = idOf(path)
  const write = (chosen: string) =>
    edit(chosen === '' ? { kind: 'remove', path } : { kind: 'set', path, order, value: chosen })
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
        onChange={({ target }) => (onChoose ?? write)(target.value)}
      >
        {(!isRequired || !isKnown) && (
          <option value="">{texts.field[isKnown ? 'none' : 'choose']}</option>
        )}
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
