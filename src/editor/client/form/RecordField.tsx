import { listNamedAt } from '../../../content/recordNames'
import type { FormNode } from '../../contract/validatorMessages'
import { texts } from '../text'
import { FieldError } from './FieldError'
import styles from './Form.module.css'
import { type FieldProps, FormProvider, idOf, useForm } from './formContext'
import { isHidden, resolveRef } from './formNode'
import lists from './list/List.module.css'
import { useIdFromName } from './list/useIdFromName'

/** The fields of a record. The file itself is a record without a name. */
export function RecordField(props: FieldProps) {
  const { node, path, value } = props
  const { Field, root, whole, findingAt } = useForm()
  const named = useIdFromName(props)
  const isListed = typeof path.at(-1) === 'number'
  const fields = Object.entries(node.properties ?? {})
  const order = fields.map(([key]) => key)
  /** The record of a section that shows none: a field only to remove it. */
  const isNeedless = (key: string, member: FormNode) =>
    key === 'record' && !listNamedAt(member, [...path, key], whole)
  const shown = fields
    .map(([key, member]) => [key, resolveRef(root, member)] as const)
    .filter(([key, member]) => !isHidden(key, member))
    .filter(([key]) => !(isListed && key === 'id'))
    .filter(([key, member]) => !isNeedless(key, member) || findingAt([...path, key]))
    // The name first: a page's address follows from it.
    .sort(([one], [other]) => Number(other === node.labelledBy) - Number(one === node.labelledBy))
  const isAside = ([, { aside }]: (typeof shown)[number]) => path.length > 0 && aside
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
  const aside = shown.filter(isAside)
  const inner = (
    <FormProvider value={named}>
      {shown.filter((each) => !isAside(each)).map(field)}
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
      <FieldError path={path} node={node} />
      {inner}
    </fieldset>
  )
}
