import { useMemo } from 'react'
import type { Finding, Findings, FormNode } from './contract'
import { Field } from './form/Field'
import { FormProvider } from './form/formContext'
import type { EditorDraft } from './useDraft'

type SubjectFormProps = {
  file: string
  node: FormNode
  draft: EditorDraft
  findings: Findings | undefined
  media: readonly string[]
}

/** The form of one file, made from its schema. */
export function SubjectForm({ file, node, draft, findings, media }: SubjectFormProps) {
  const text = draft.textOf(file)
  const value: unknown = useMemo(() => JSON.parse(text), [text])
  const byPlace = useMemo(() => {
    const all = [...(findings?.faults ?? []), ...(findings?.warnings ?? [])]
    return new Map(
      all.filter((each) => each.file === file).map((each) => [JSON.stringify(each.path), each]),
    )
  }, [findings, file])
  const fix = ({ edit }: Finding) => {
    if (!edit) return
    const { offset, length, text: right } = edit
    draft.write(file, text.slice(0, offset) + right + text.slice(offset + length))
  }
  return (
    <FormProvider
      value={{
        root: node,
        media,
        fix,
        edit: (edit) => draft.edit(file, edit),
        findingAt: (path) => byPlace.get(JSON.stringify(path)),
      }}
    >
      <Field node={node} path={[]} value={value} isRequired order={[]} />
    </FormProvider>
  )
}
