import controls from '../../styles/Controls.module.css'
import { texts } from '../words'
import { Field, type FieldProps } from './Field'
import { FieldFault } from './FieldFault'
import styles from './Form.module.css'
import { idOf, useForm } from './formContext'
import { DragHandle } from './list/DragHandle'
import lists from './list/List.module.css'
import { RecordActs } from './list/RecordActs'
import { useDragOrder } from './list/useDragOrder'
import { useRecordList } from './list/useRecordList'

/** Records or texts in an order that an editor gives them. */
export function ListField(props: FieldProps) {
  const { node, path } = props
  const { findingAt } = useForm()
  const records = useRecordList(props)
  const { list, item, keys } = records
  const { handle, mark } = useDragOrder(records.move)
  return (
    <fieldset className={styles.group} id={idOf(path)} tabIndex={-1}>
      <legend>{node.title}</legend>
      <FieldFault id={idOf(path)} node={node} finding={findingAt(path)} />
      {list.length === 0 && <p>{texts.list.empty}</p>}
      <ol className={lists.list} data-records>
        {list.map((record, index) => {
          const at = [...path, index]
          const inner = (
            <>
              <Field node={item} path={at} value={record} isRequired order={[]} />
              <RecordActs records={records} index={index} />
            </>
          )
          return (
            <li key={keys[index]} {...mark(index)}>
              {item.type === 'object' ? (
                <details className={lists.record} id={idOf(at)}>
                  <summary>
                    <DragHandle {...handle(index)} />
                    {records.nameAt(index)}
                  </summary>
                  <FieldFault id={idOf(at)} node={{}} finding={findingAt(at)} />
                  {inner}
                </details>
              ) : (
                <div className={lists.plain}>
                  <DragHandle {...handle(index)} />
                  <div>{inner}</div>
                </div>
              )}
            </li>
          )
        })}
      </ol>
      <button type="button" className={controls.secondary} onClick={() => records.add()}>
        {item.defaultSnippets?.[0]?.label ?? texts.list.add}
      </button>
    </fieldset>
  )
}
