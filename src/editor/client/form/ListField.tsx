import { useContext } from 'react'
import { Button } from '../../../desk/client/kit/Controls'
import { texts } from '../text'
import { FieldError } from './FieldError'
import styles from './Form.module.css'
import { type FieldProps, idOf, ShownSite, useForm } from './formContext'
import { definitionOf } from './formNode'
import { AddService } from './list/AddService'
import lists from './list/List.module.css'
import { MenuFit } from './list/MenuFit'
import { PageTemplates } from './list/PageTemplates'
import { RecordActions } from './list/RecordActions'
import { useRecordList } from './list/useRecordList'

const MAIN_MENU = 'menus.main'

/** What adds a record that is more than its fields, by the definition of the items. */
const adders: Record<string, typeof AddService> = { pageRecord: PageTemplates, service: AddService }

/** Records or texts in an order of the editor's choice. */
export function ListField(props: FieldProps) {
  const { node, path } = props
  const { Field, isNew } = useForm()
  const site = useContext(ShownSite)
  const records = useRecordList(props)
  const { list, item, keys } = records
  const Adder = adders[definitionOf(node.items ?? {}) ?? '']
  const label = item.defaultSnippets?.[0]?.label ?? texts.list.add
  return (
    <fieldset className={styles.group} id={idOf(path)} tabIndex={-1}>
      <legend>{node.title}</legend>
      <FieldError path={path} node={node} />
      {path.join('.') === MAIN_MENU && site && <MenuFit site={site} />}
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
                <details className={lists.record} id={idOf(at)} open={isNew || undefined}>
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
      {Adder ? (
        <Adder label={label} records={records} />
      ) : (
        <Button look="secondary" onClick={() => records.add()}>
          {label}
        </Button>
      )}
    </fieldset>
  )
}
