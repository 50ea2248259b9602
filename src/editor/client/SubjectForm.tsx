import { useMemo } from 'react'
import { wallTime } from '../../desk/client/kit/times'
import { applyEdit } from '../../shared/splice'
import type { Finding, Findings, Path, Proposal } from '../contract/contract'
import type { Forms } from '../contract/validatorMessages'
import type { EditorDraft } from './draft/useDraft'
import { Field } from './form/Field'
import { type FormContext, FormProvider } from './form/formContext'
import { nodeAt } from './form/formNode'
import { newRecord } from './form/list/newRecord'
import { idsIn, uniqueName } from './form/list/recordId'
import { useRemoval } from './form/list/useRemoval'
import { usesOf } from './form/list/uses'
import { useShownFindings } from './form/useShownFindings'
import type { Media } from './media'
import { waitingAt } from './proposals/waiting'
import { fileOf, recordsOfDraft } from './subjects'

type SubjectFormProps = {
  file: string
  /** The schema of the whole file. */
  node: FormContext['root']
  /** The field or record to show; the root shows all. */
  path: Path
  forms: Forms
  draft: EditorDraft
  /** Proposals that change the subject. */
  waiting: readonly Proposal[]
  onContinue(proposal: Proposal, path: Path): void
  findings: Findings | undefined
  media: Media
  /** Whether the account may read the desk's day. */
  canOpenDay: boolean
  /** Whether a finding is shown although the editor has not left its field. */
  isRevealed(finding: Finding): boolean
  /** Of a record that is not published yet: its lists are open. */
  isNew?: boolean
}

/** The form of a file, or of a part of it, made from its schema. */
export function SubjectForm(props: SubjectFormProps) {
  const { file, node, path, forms, draft, waiting, findings, media, isRevealed } = props
  const { isNew = false } = props
  const text = draft.textOf(file)
  const value: unknown = useMemo(() => JSON.parse(text), [text])
  const published = draft.publishedOf(file)
  const publishedValue: unknown = useMemo(() => JSON.parse(published || '{}'), [published])
  const isPublished = useMemo(() => {
    const ids = new Set(idsIn(publishedValue))
    return (id: string) => ids.has(id)
  }, [publishedValue])
  const proposalAt = useMemo(
    () => waitingAt(waiting, file, { drafted: value, published: publishedValue }),
    [waiting, file, value, publishedValue],
  )
  const byPlace = useMemo(() => {
    const all = [...(findings?.warnings ?? []), ...(findings?.faults ?? [])]
    return new Map(
      all.filter((each) => each.file === file).map((each) => [JSON.stringify(placeOf(each)), each]),
    )
  }, [findings, file])
  const { timeZone } = JSON.parse(draft.publishedOf('content/site.json')) as { timeZone: string }
  const today = wallTime(Date.now(), timeZone).slice(0, 10)
  const shown = useShownFindings(byPlace, value, isPublished, isRevealed)
  const fix = ({ edit }: Finding) => {
    if (!edit) return
    // A finding belongs to the text that was checked.
    draft.write(file, (now) => (now === text ? applyEdit(text, edit) : now))
  }
  const edit: FormContext['edit'] = (edits, about) =>
    draft.edit(file, 'kind' in edits ? [edits] : edits, about)

  const addRecord: FormContext['addRecord'] = (list, wanted, fields, isJoined) => {
    const [name = '', ...keys] = list.split('.')
    const own: unknown = JSON.parse(draft.textOf(fileOf(name)))
    const id = uniqueName(wanted, idsIn(own))
    const { length: index } = keys.reduce(
      (part, key) => Reflect.get(Object(part), key),
      own,
    ) as unknown[]
    const root = forms[name] ?? {}
    const record = Object(newRecord(root, nodeAt(root, [...keys, index])))
    const value = { ...record, ...('id' in record && { id }), ...fields }
    draft.edit(fileOf(name), [{ kind: 'insert', path: keys, index, value }], { isJoined })
    return id
  }
  function newRecordForm(list: string, id: string) {
    const [name = '', key = ''] = list.split('.')
    const root = forms[name]
    const indexIn = (content: string) =>
      (Reflect.get(JSON.parse(content || '{}'), key) ?? []).findIndex(
        (each: { id: string }) => each.id === id,
      )
    const index = indexIn(draft.textOf(fileOf(name)))
    if (!root || index === -1 || indexIn(draft.publishedOf(fileOf(name))) !== -1) return undefined
    return (
      <SubjectForm {...props} key={id} isNew file={fileOf(name)} node={root} path={[key, index]} />
    )
  }
  const { removeRecord, dialog } = useRemoval(file, props)
  const [last] = path.slice(-1)
  const record = nodeAt(node, path.slice(0, -1))
  return (
    <FormProvider
      value={{
        Field,
        root: node,
        whole: value,
        published: publishedValue,
        isPublished,
        isNew,
        isUsed: (path) => usesOf({ file, path }, forms, draft.textOf).length > 0,
        recordsOf: recordsOfDraft(draft.textOf, forms),
        addRecord,
        newRecordForm,
        removeRecord,
        waitingAt: proposalAt,
        continueProposal: props.onContinue,
        today,
        media,
        fix,
        edit,
        undo: draft.undo,
        findingAt: shown.findingAt,
      }}
    >
      {dialog}
      <div data-source={file} {...shown.watch}>
        <Field
          node={nodeAt(node, path)}
          path={path}
          value={path.reduce<unknown>((part, key) => Reflect.get(Object(part), key), value)}
          isRequired={typeof last !== 'string' || (record.required?.includes(last) ?? false)}
          order={typeof last === 'string' ? Object.keys(record.properties ?? {}) : []}
        />
      </div>
    </FormProvider>
  )
}

/** The place that shows a finding: ids follow from names and have no field. */
const placeOf = ({ path }: Finding) =>
  path?.at(-1) === 'id' && typeof path.at(-2) === 'number' ? path.slice(0, -1) : path
