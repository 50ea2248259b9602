import { useState } from 'react'
import type { PriceCategory } from '../../../../content/types.gen'
import { Button } from '../../../../desk/client/kit/Controls'
import controls from '../../../../desk/client/kit/Controls.module.css'
import { dayText } from '../../../../desk/client/kit/times'
import { fill } from '../../../../shared/formats/fill'
import { texts } from '../../text'
import { FieldError } from '../FieldError'
import forms from '../Form.module.css'
import { type FieldProps, FormProvider, idOf, useForm } from '../formContext'
import { resolveRef } from '../formNode'
import { RecordActions } from '../list/RecordActions'
import { uniqueName } from '../list/recordId'
import { useRecordList } from '../list/useRecordList'
import styles from './Prices.module.css'
import { PriceTable } from './PriceTable'
import { newRow } from './prices'
import { RaiseDialog } from './RaiseDialog'
import { useListDate } from './useListDate'

/** The price list: one table per section, and a dialog to raise all prices. */
export function PriceList(props: FieldProps) {
  const { form, choice } = useListDate()
  const { today } = form
  return (
    <FormProvider value={form}>
      {choice && (
        <label className={controls.check}>
          <input
            className={controls.tick}
            type="checkbox"
            checked={choice.isToday}
            onChange={({ target }) => choice.choose(target.checked)}
          />
          <span>{fill(texts.prices.dated, { day: dayText(today) })}</span>
        </label>
      )}
      <Categories {...props} />
    </FormProvider>
  )
}

function Categories(props: FieldProps) {
  const { node, path } = props
  const { Field, root } = useForm()
  const [isRaising, setIsRaising] = useState(false)
  const records = useRecordList(props)
  const { item, keys } = records
  const categories = records.list as PriceCategory[]
  const rows = resolveRef(root, item.properties?.rows ?? {})
  const { decimals } = resolveRef(root, rows.items ?? {}).properties?.min ?? {}
  return (
    <section className={styles.prices} id={idOf(path)} tabIndex={-1} aria-label={node.title}>
      <FieldError path={path} node={node} />
      <p>
        <Button look="secondary" onClick={() => setIsRaising(true)}>
          {texts.prices.raise}
        </Button>
      </p>
      <p className={styles.hint}>{texts.prices.hint}</p>
      {isRaising && (
        <RaiseDialog
          path={path}
          categories={categories}
          decimals={decimals}
          onClose={() => setIsRaising(false)}
        />
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
            <FieldError path={at} />
            <Field
              node={{ ...item.properties?.title, description: '' }}
              path={[...at, 'title']}
              value={category.title}
              isRequired
              order={[]}
            />
            <PriceTable
              node={rows}
              path={[...at, 'rows']}
              value={category.rows}
              name={category.title}
            />
            <details className={styles.more}>
              <summary>{texts.prices.section}</summary>
              <RecordActions records={records} index={index} />
            </details>
          </fieldset>
        )
      })}
      <Button look="secondary" onClick={() => records.add(newCategory(categories))}>
        {item.defaultSnippets?.[0]?.label ?? texts.list.add}
      </Button>
    </section>
  )
}

/** An unnamed section with one row. */
const newCategory = (all: readonly PriceCategory[]): PriceCategory => {
  const taken = all.map(({ id }) => id)
  return { id: uniqueName('section', taken), title: '', rows: [newRow({}, [])] }
}
