import { texts } from '../words'
import { Field, type FieldProps } from './Field'
import { FieldFault } from './FieldFault'
import styles from './Form.module.css'
import { FormProvider, idOf, isHidden, resolved, useForm } from './formContext'
import lists from './list/List.module.css'
import { useNamedCode } from './list/useNamedCode'

/** What a record of a list has for the site's own sake: it stands folded, after what people read. */
const ASIDE = ['id', 'sample']

/** Fields that belong together. The file itself is one such record, and has no name of its own. */
export function RecordField(props: FieldProps) {
  const { node, path, value } = props
  const { root, findingAt } = useForm()
  const named = useNamedCode(props)
  const isListed = typeof path.at(-1) === 'number'
  const fields = Object.entries(node.properties ?? {})
  const order = fields.map(([key]) => key)
  const shown = fields
    .map(([key, member]) => [key, resolved(root, member)] as const)
    .filter(([key, member]) => !isHidden(key, member))
  const isAside = (key: string) => isListed && ASIDE.includes(key)
  const field = ([key, member]: (typeof shown)[number]) => (
    <Field
      key={key}
      node={member}
      path={[...path, key]}
      value={Reflect.get(Object(value), key)}
      isRequired={node.required?.includes(key) ?? false}
      order={order}
    />
  )
  const aside = shown.filter(([key]) => isAside(key))
  const inner = (
    <FormProvider value={named}>
      {shown.filter(([key]) => !isAside(key)).map(field)}
      {aside.length > 0 && (
        <details
          className={lists.more}
          open={aside.some(([key]) => findingAt([...path, key])) || undefined}
        >
          <summary>{texts.list.more}</summary>
          {aside.map(field)}
        </details>
      )}
    </FormProvider>
  )
  if (path.length === 0 || isListed) return inner
  return (
    <fieldset className={styles.group} id={idOf(path)} tabIndex={-1}>
      <legend>{node.title}</legend>
      <FieldFault id={idOf(path)} node={node} finding={findingAt(path)} />
      {inner}
    </fieldset>
  )
}
