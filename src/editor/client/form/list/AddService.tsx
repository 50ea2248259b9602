import { useState } from 'react'
import { Button, InputField, SelectField } from '../../../../desk/client/kit/Controls'
import { ConfirmDialog } from '../../../../desk/client/kit/Dialog'
import { slugOf } from '../../../../shared/formats/searchText'
import { texts } from '../../text'
import { useForm } from '../formContext'
import { idsIn, uniqueName } from './recordId'
import type { RecordList } from './useRecordList'

/** `page`: '' for none, `alone` for one in no menu, else the menu that it is in. */
const empty = { title: '', description: '', page: '' }

/** Adds a service, with a page and a place in a menu if they are wanted, as one undo step. */
export function AddService({ label, records }: { label: string; records: RecordList }) {
  const { addRecord, whole } = useForm()
  const [asked, setAsked] = useState<typeof empty>()

  function add({ title, description, page: menu }: typeof empty) {
    const id = uniqueName(slugOf(title) || 'service', idsIn(whole))
    const service = { id, title, description, tone: 'tint' }
    if (!menu) return records.add(service)
    const treatment = { service: id, intro: description, parts: [{ text: [''] }] }
    const record = addRecord('treatments.treatments', id, treatment)
    const sections = [{ kind: 'treatment', record }, { kind: 'contact-overview' }]
    const fields = { path: `/${id}`, title, description, sections }
    const page = addRecord('pages.pages', id, fields, true)
    if (menu !== 'alone') addRecord(`pages.menus.${menu}`, '', { page }, true)
    records.add({ ...service, page }, true)
  }
  const of = (key: keyof typeof empty) => ({
    label: records.item.properties?.[key]?.title ?? '',
    value: asked?.[key],
    onChange: ({ target }: { target: HTMLInputElement | HTMLSelectElement }) =>
      setAsked((before = empty) => ({ ...before, [key]: target.value })),
  })
  return (
    <>
      <Button look="secondary" onClick={() => setAsked(empty)}>
        {label}
      </Button>
      {asked && (
        <ConfirmDialog
          heading={label}
          yes={texts.list.add}
          no={texts.cancel}
          isReady={asked.title.trim() !== ''}
          onYes={() => add(asked)}
          onClose={() => setAsked(undefined)}
        >
          <InputField autoComplete="off" {...of('title')} />
          <InputField autoComplete="off" {...of('description')} />
          <SelectField
            {...of('page')}
            options={[['', texts.service.none], ...Object.entries(texts.service.pages)]}
          />
        </ConfirmDialog>
      )}
    </>
  )
}
