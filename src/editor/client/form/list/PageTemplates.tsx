import { recordLists } from '../../../../content/sections'
import { Button } from '../../../../desk/client/kit/Controls'
import controls from '../../../../desk/client/kit/Controls.module.css'
import { texts } from '../../text'
import { useForm } from '../formContext'
import type { RecordList } from './useRecordList'

/** The sections of a new page, by template. */
const templates = {
  news: ['prose', 'services-overview', 'contact-overview'],
  text: ['prose', 'contact-overview'],
  treatment: ['treatment', 'contact-overview'],
  questions: ['questions', 'contact-overview'],
  pictures: ['gallery', 'contact-overview'],
} as const
const names = Object.keys(templates) as (keyof typeof templates)[]

type Section = { kind: string; record?: string }

/** Adds a page with the sections of a template, and an empty record for each that shows one. */
export function PageTemplates({ records }: { records: RecordList }) {
  const { addRecord } = useForm()
  const section = (kind: string): Section => {
    const list = recordLists[kind]
    return list ? { kind, record: addRecord(list, `page-${kind}`) } : { kind }
  }
  return (
    <fieldset className={controls.buttons}>
      <legend>{texts.pages.add}</legend>
      {names.map((name) => (
        <Button
          key={name}
          look="secondary"
          onClick={() => records.add({ sections: templates[name].map(section) })}
        >
          {texts.pages[name]}
        </Button>
      ))}
    </fieldset>
  )
}
