import { Button } from '../../../desk/client/kit/Controls'
import { texts } from '../text'
import { FieldError } from './FieldError'
import styles from './Form.module.css'
import { type FieldProps, idOf, useForm } from './formContext'
import { definitionOf } from './formNode'
import lists from './list/List.module.css'
import { PageTemplates } from './list/PageTemplates'
import { RecordActions } from './list/RecordActions'
import { useRecordList } from './list/useRecordList'

/** Records or texts in an order of the editor's choice. */
export function ListField(props: FieldProps) {
  const { node, path } = props
  const { Field } = useForm()
  const records = useRecordList(props)
  const { list, item, keys } = records
  return (
    <fieldset className={styles.group} id={idOf(path)} tabIndex={-1}>
      <legend>{node.title}</legend>
      <FieldError path={path} node={node} />
      {list.length === 0 && <p>{texts.list.empty}</p>}
      <ol className={lists.list}>
        {list.map((record, index) => {
          const at = [...path, index]
          const inner = (
            <>
              <Field node={item} path={at} value={record} isRequired order={[]} />
              <RecordActions records={records} index={index} />
            </>
          )
          return (
            <li key={keys[index]}>
              {item.type === 'object' ? (
                <details className={lists.record} id={idOf(at)}>
                  <summary>{records.nameAt(index)}</summary>
                  <FieldError path={at} />
                  {inner}
                </details>
              ) : (
                <div className={lists.plain}>{inner}</div>
              )}
            </li>
          )
        })}
      </ol>
      {definitionOf(node.items ?? {}) === 'pageRecord' ? (
        <PageTemplates onAdd={(sections) => records.add(undefined, { sections })} />
      ) : (
        <Button look="secondary" onClick={() => records.add()}>
          {item.defaultSnippets?.[0]?.label ?? texts.list.add}
        </Button>
      )}
    </fieldset>
  )
}
