import { applyPatch, type StructuredPatch, structuredPatch } from 'diff'
import type { FileName, SiteFiles } from '../../contract/contract'
import { mergeText } from './mergeText'

/** What an editor has changed since the commit `base`. */
export type StoredDraft = {
  /** The id of the later proposal: sending twice proposes once. */
  id: string
  base: string
  /** Of the proposal that it continues. */
  version?: string | undefined
  /** Rises with every change, in every tab. */
  revision: number
  /** Changed files in full, by name. */
  texts: Readonly<Record<FileName, string>>
  /** Typed translations that lack a placeholder, by `entryKey`; they are no part of a file yet. */
  unfinished: Readonly<Record<string, string>>
  /** New pictures, by name. */
  pictures: Readonly<Record<FileName, Uint8Array>>
}

/** A change of one file, in this tab or before the page was reloaded. */
export type Step = {
  file: FileName
  /** From the text after the change to the one before it. */
  back: StructuredPatch
  /** The text after the change, once another tab has changed the file since. */
  after?: string | undefined
  /** Undone together with the step before. */
  isJoined?: boolean | undefined
}

export type DraftState = {
  draft: StoredDraft
  /** The steps that can be undone. */
  steps: readonly Step[]
  /** The last edited field: successive keystrokes in it are one step. */
  place: string
  /** The message about the last action. */
  message: string
}

export type DraftAction =
  /** `into` names the field that is being typed in; `pictures` are added. */
  | ({ kind: 'write'; file: FileName; text(now: string): string } & WriteOptions)
  /** A translation that is not written to its file; undefined: there is none any more. */
  | { kind: 'unfinished'; key: string; words: string | undefined }
  /** `refusal`: the message if another tab has changed the same lines. */
  | { kind: 'undo'; refusal: string }
  /** No-op if the draft has been edited since `revision`. */
  | { kind: 'replace'; revision: number; draft: Omit<StoredDraft, 'revision'> }
  /** Changes which proposal the draft becomes or continues. */
  | ({ kind: 'renew' } & Partial<Pick<StoredDraft, 'id' | 'version'>>)
  /** Another tab has changed the draft that both had as `base`. */
  | { kind: 'adopt'; base: StoredDraft; draft: StoredDraft }

export type WriteOptions = {
  into?: string
  /** Whether it is one act with the edit before. */
  isJoined?: boolean
  message?: string
  pictures?: StoredDraft['pictures']
}

/** Undo steps. */
const STEPS = 100

export const entryKey = (file: FileName, entry: string): string => `${file} ${entry}`

export const emptyDraft = (base: string): StoredDraft => ({
  id: crypto.randomUUID(),
  base,
  revision: 0,
  texts: {},
  unfinished: {},
  pictures: {},
})

export const isEmpty = ({ texts, unfinished }: StoredDraft): boolean =>
  Object.keys(texts).length + Object.keys(unfinished).length === 0

export const initialState = (draft: StoredDraft): DraftState => ({
  draft,
  steps: [],
  place: '',
  message: '',
})

export const textIn = (site: SiteFiles, { texts }: StoredDraft, file: FileName): string =>
  texts[file] ?? site.texts[file] ?? NEW

/** A new file. */
const NEW = '{}\n'

/** The state after an action on a draft of `site`. */
export function reduceDraft(site: SiteFiles, state: DraftState, action: DraftAction): DraftState {
  const { draft, steps } = state
  const changed = (change: Partial<StoredDraft>): StoredDraft => ({
    ...(isEmpty(draft) ? { ...emptyDraft(site.base), pictures: draft.pictures } : draft),
    ...change,
    revision: draft.revision + 1,
  })
  switch (action.kind) {
    case 'write': {
      const { file, into = '', message = '', isJoined, pictures = {} } = action
      const before = textIn(site, draft, file)
      const after = action.text(before)
      const last = steps.at(-1)
      const isTypedOn = into !== '' && into === state.place && last?.file === file && !last.after
      const begun = isTypedOn ? textBefore(last, before) : undefined
      const back = structuredPatch('', '', after, begun ?? before)
      const brings = Object.keys(pictures).length > 0
      return {
        draft: changed({
          texts: withText(site, draft.texts, file, after),
          pictures: brings ? { ...draft.pictures, ...pictures } : draft.pictures,
        }),
        steps: [
          ...(begun === undefined ? steps.slice(1 - STEPS) : steps.slice(0, -1)),
          { file, back, isJoined },
        ],
        place: into,
        message,
      }
    }
    case 'unfinished': {
      const { [action.key]: _, ...others } = draft.unfinished
      const { words } = action
      const unfinished = words === undefined ? others : { ...others, [action.key]: words }
      return { ...state, draft: changed({ unfinished }) }
    }
    case 'undo': {
      const last = steps.at(-1)
      if (!last) return state
      const { file, isJoined } = last
      const now = textIn(site, draft, file)
      const { after = now } = last
      const before = textBefore(last, after)
      const text = before === undefined ? before : mergeText(after, now, before)
      const earlier = withAfter(steps.slice(0, -1), file, before, text)
      const left = { steps: earlier, place: '' }
      if (text === undefined) return { ...state, ...left, message: action.refusal }
      const texts = withText(site, draft.texts, file, text)
      const next = { ...left, draft: changed({ texts }), message: '' }
      return isJoined ? reduceDraft(site, next, action) : next
    }
    case 'replace':
      if (action.revision !== draft.revision) return state
      return initialState({ ...action.draft, revision: draft.revision + 1 })
    case 'renew': {
      const { kind: _, ...of } = action
      return { ...state, draft: changed(of) }
    }
    case 'adopt': {
      const next = mergeDrafts(site, action.base, draft, action.draft)
      const kept = [...new Set(steps.map(({ file }) => file))].reduce(
        (all, file) => withAfter(all, file, textIn(site, draft, file), textIn(site, next, file)),
        steps,
      )
      // The steps belong to a draft that is gone.
      return { ...state, steps: action.draft.id === draft.id ? kept : [], draft: next }
    }
  }
}

/** The text before a step; undefined if the step is not of this text. */
function textBefore({ back }: Step, after: string): string | undefined {
  const before = applyPatch(after, back)
  return before === false ? undefined : before
}

/** Keeps the text after the last step in a file, if the file is now another. */
function withAfter(
  steps: readonly Step[],
  file: FileName,
  after: string | undefined,
  now: string | undefined,
): readonly Step[] {
  if (after === now) return steps
  const last = steps.findLastIndex((step) => step.file === file)
  return steps.map((step, at) => (at === last ? { ...step, after: step.after ?? after } : step))
}

/** A file leaves the draft when it equals the published one, or is new and empty. */
function withText(site: SiteFiles, texts: StoredDraft['texts'], file: FileName, text: string) {
  const { [file]: _, ...others } = texts
  return text === (site.texts[file] ?? NEW) || text === '' ? others : { ...others, [file]: text }
}

/** `own` with the changes from `base` to `theirs`; where both changed the same lines, `own` wins. */
export function mergeDrafts(
  site: SiteFiles,
  base: StoredDraft,
  own: StoredDraft,
  theirs: StoredDraft,
): StoredDraft {
  if (own === base || own.revision === base.revision) return theirs
  const files = new Set([...Object.keys(own.texts), ...Object.keys(theirs.texts)])
  let texts: StoredDraft['texts'] = {}
  for (const file of files) {
    const [was, mine, other] = [base, own, theirs].map((draft) => textIn(site, draft, file))
    const text = mergeText(was ?? '', mine ?? '', other ?? '') ?? mine ?? ''
    texts = withText(site, texts, file, text)
  }
  const unfinished = { ...theirs.unfinished }
  for (const key of Object.keys({ ...base.unfinished, ...own.unfinished })) {
    const words = own.unfinished[key]
    if (words === undefined) delete unfinished[key]
    else if (words !== base.unfinished[key]) unfinished[key] = words
  }
  const isMine = own.id !== base.id || own.base !== base.base
  return {
    id: isMine ? own.id : theirs.id,
    base: isMine ? own.base : theirs.base,
    version: isMine ? own.version : theirs.version,
    revision: Math.max(own.revision, theirs.revision) + 1,
    texts,
    unfinished,
    pictures: { ...theirs.pictures, ...own.pictures },
  }
}
