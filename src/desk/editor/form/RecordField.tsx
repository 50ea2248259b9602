import { Field, type FieldProps } from './Field'
import { FieldFault } from './FieldFault'
import styles from './Form.module.css'
import { idOf, isHidden, resolved, useForm } from './formContext'

/** Fields that belong together. The file itself is one such record, and has no name of its own. */
export function RecordField({ node, path, value }: FieldProps) {
  const { root, findingAt } = useForm()
  const fields = Object.entries(node.properties ?? {})
  const order = fields.map(([key]) => key)
  const inner = fields
    .map(([key, member]) => [key, resolved(root, member)] as const)
    .filter(([key, member]) => !isHidden(key, member))
    .map(([key, member]) => (
      <Field
        key={key}
        node={member}
        path={[...path, key]}
        value={Reflect.get(Object(value), key)}
        isRequired={node.required?.includes(key) ?? false}
        order={order}
      />
    ))
  if (path.length === 0 || typeof path.at(-1) === 'number') return <>{inner}</>
  return (
    <fieldset className={styles.group} id={idOf(path)} tabIndex={-1}>
      <legend>{node.title}</legend>
      <FieldFault id={idOf(path)} node={node} finding={findingAt(path)} />
      {inner}
    </fieldset>
  )
}
