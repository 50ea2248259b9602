import { useMemo } from 'react'
import { wallTime } from '../../desk/client/kit/times'
import type { Finding, Findings } from '../contract/contract'
import type { FormNode } from '../contract/validatorMessages'
import type { EditorDraft } from './draft/useDraft'
import { Field } from './form/Field'
import { type FormContext, FormProvider } from './form/formContext'
import type { Media } from './media'

type SubjectFormProps = {
  file: string
  /** The schema of the whole file. */
  node: FormNode
  /** The only field to show; undefined shows all. */
  part: string | undefined
  draft: EditorDraft
  findings: Findings | undefined
  media: Media
}

/** The form of a file, or of one of its fields, made from its schema. */
export function SubjectForm({ file, node, part, draft, findings, media }: SubjectFormProps) {
  const text = draft.textOf(file)
  const value: unknown = useMemo(() => JSON.parse(text), [text])
  const published = draft.publishedOf(file)
  const codes = useMemo(() => codesIn(JSON.parse(published || '{}')), [published])
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
  const edit: FormContext['edit'] = (edits, about) =>
    draft.edit(file, 'kind' in edits ? [edits] : edits, about)
  return (
    <FormProvider
      value={{
        Field,
        root: node,
        whole: value,
        isPublished: (id) => codes.has(id),
        today,
        media,
        fix,
        edit,
        findingAt: (path) => byPlace.get(JSON.stringify(path)),
      }}
    >
      <Field
        node={part === undefined ? node : (node.properties?.[part] ?? {})}
        path={part === undefined ? [] : [part]}
        value={part === undefined ? value : Reflect.get(Object(value), part)}
        isRequired={part === undefined || (node.required?.includes(part) ?? false)}
        order={part === undefined ? [] : Object.keys(node.properties ?? {})}
      />
    </FormProvider>
  )
}

/** The ids of all records in a value. */
function codesIn(value: unknown): Set<string> {
  const found = new Set<string>()
  JSON.stringify(value, (key, part: unknown) => {
    if (key === 'id' && typeof part === 'string') found.add(part)
    return part
  })
  return found
}
