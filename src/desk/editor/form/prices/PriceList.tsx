import { useState } from 'react'
import controls from '../../../styles/Controls.module.css'
import { texts } from '../../words'
import { Field, type FieldProps } from '../Field'
import { FieldFault } from '../FieldFault'
import forms from '../Form.module.css'
import { idOf, resolved, useForm } from '../formContext'
import { freeName } from '../list/freshId'
import { RecordActs } from '../list/RecordActs'
import { useRecordList } from '../list/useRecordList'
import styles from './Prices.module.css'
import { PriceTable } from './PriceTable'
import { RaiseDialog } from './RaiseDialog'
import { newRow, type PriceCategory } from './tableEdits'

/** The price list as a clinic keeps it: a table a section, and all prices raised at once. */
export function PriceList(props: FieldProps) {
  const { node, path } = props
  const { root, findingAt } = useForm()
  const [isRaising, setIsRaising] = useState(false)
  const records = useRecordList(props)
  const { item, keys } = records
  const categories = records.list as PriceCategory[]
  const rows = resolved(root, item.properties?.rows ?? {})
  return (
    <section className={styles.prices} id={idOf(path)} tabIndex={-1} aria-label={node.title}>
      <FieldFault id={idOf(path)} node={node} finding={findingAt(path)} />
      <p>
        <button type="button" className={controls.secondary} onClick={() => setIsRaising(true)}>
          {texts.prices.raise}
        </button>
      </p>
      <p className={styles.hint}>{texts.prices.hint}</p>
      {isRaising && (
        <RaiseDialog path={path} categories={categories} onClose={() => setIsRaising(false)} />
      )}
      {categories.map((category, index) => {
        const at = [...path, index]
        return (
          <fieldset
            key={keys[index]}
            className={`${forms.group} ${styles.category}`}
            id={idOf(at)}
            tabIndex={-1}
          >
            <legend>{records.nameAt(index)}</legend>
            <FieldFault id={idOf(at)} node={{}} finding={findingAt(at)} />
            {Object.entries(item.properties ?? {})
              .filter(([key]) => key === 'title' || findingAt([...at, key]))
              .filter(([key]) => key !== 'rows')
              .map(([key, member]) => (
                <Field
                  key={key}
                  node={{ ...member, description: '' }}
                  path={[...at, key]}
                  value={Reflect.get(category, key)}
                  isRequired
                  order={[]}
                />
              ))}
            <PriceTable
              node={rows}
              path={[...at, 'rows']}
              value={category.rows}
              name={category.title}
            />
            <details className={styles.more}>
              <summary>{texts.prices.section}</summary>
              <RecordActs records={records} index={index} />
            </details>
          </fieldset>
        )
      })}
      <button
        type="button"
        className={controls.secondary}
        onClick={() => records.add(newCategory(categories))}
      >
        {item.defaultSnippets?.[0]?.label ?? texts.list.add}
      </button>
    </section>
  )
}

/** A section without a name yet, with a row. */
const newCategory = (all: readonly PriceCategory[]): PriceCategory => {
  const taken = all.map(({ id }) => id)
  return { id: freeName('section', taken), title: '', rows: [newRow({}, [])] }
}
