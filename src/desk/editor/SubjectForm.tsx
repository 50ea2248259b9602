import { useMemo, useState } from 'react'
import { wallTime } from '../lib/times'
import controls from '../styles/Controls.module.css'
import type { Finding, Findings, FormNode } from './contract'
import type { EditorDraft } from './draft/useDraft'
import { Field } from './form/Field'
import styles from './form/Form.module.css'
import { type FormContext, FormProvider } from './form/formContext'
import type { Media } from './media'
import { edited } from './text/edit'
import { texts } from './words'

type SubjectFormProps = {
  file: string
  node: FormNode
  draft: EditorDraft
  findings: Findings | undefined
  media: Media
}

/** The form of one file, made from its schema. */
export function SubjectForm({ file, node, draft, findings, media }: SubjectFormProps) {
  const text = draft.textOf(file)
  const value: unknown = useMemo(() => JSON.parse(text), [text])
  /** What was done last, and the text it has left: shown while it is the last. */
  const [last, setLast] = useState({ said: '', text: '' })
  const said = last.text === text ? last.said : ''
  const byPlace = useMemo(() => {
    const all = [...(findings?.warnings ?? []), ...(findings?.faults ?? [])]
    return new Map(
      all.filter((each) => each.file === file).map((each) => [JSON.stringify(each.path), each]),
    )
  }, [findings, file])
  const { timeZone } = JSON.parse(draft.textOf('content/site.json')) as { timeZone: string }
  const today = wallTime(Date.now(), timeZone).slice(0, 10)
  const fix = ({ edit }: Finding) => {
    if (!edit) return
    const { offset, length, text: right } = edit
    draft.write(file, text.slice(0, offset) + right + text.slice(offset + length))
  }
  const edit: FormContext['edit'] = (edits, about = {}) => {
    const all = 'kind' in edits ? [edits] : edits
    draft.edit(file, all, about.pictures)
    setLast({ said: about.said ?? '', text: all.reduce(edited, text) })
  }
  return (
    <FormProvider
      value={{
        root: node,
        whole: value,
        today,
        media,
        fix,
        edit,
        findingAt: (path) => byPlace.get(JSON.stringify(path)),
      }}
    >
      <Field node={node} path={[]} value={value} isRequired order={[]} />
      <div className={styles.notice} role="status">
        {said && (
          <>
            <span>{said}</span>
            <button type="button" className={controls.quiet} onClick={draft.undo}>
              {texts.undone}
            </button>
          </>
        )}
      </div>
    </FormProvider>
  )
}
