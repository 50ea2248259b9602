import { onTestFinished } from 'vitest'
import type { callEditor, callSite, Refusal } from '../../src/editor/client/callEditor.ts'
import { openDraftStore } from '../../src/editor/client/draft/draftStore.ts'
import { createWork } from '../../src/editor/client/work/work.ts'
import type { Seen } from '../../src/editor/client/work/workState.ts'
import type { Proposals, Publication, SiteFiles } from '../../src/editor/contract/contract.ts'
import type { EditorRoutes } from '../../src/editor/contract/routes.ts'

type Answer = (params: Record<string, string>, input: never) => unknown
type Answers = Partial<Record<keyof EditorRoutes, Answer>>

export const file = 'content/prices.json'

/** A site whose only file has one price. */
export const siteWith = (value: number, base = 'a'): SiteFiles => ({
  base: base.repeat(40),
  texts: { [file]: `{ "price": ${value} }\n` },
  others: {},
})

/** The version of a sent draft. */
export const version = 'd'.repeat(40)

export const noProposals: Proposals = {
  site: siteWith(10).base,
  open: [],
  deleted: [],
  published: [],
  unclean: [],
  canApprove: false,
}

/** The editor's work on a server whose answers a test may replace; a thrown Refusal refuses a call. */
export async function openWork({
  canPublish = false,
  seen,
  proposals = noProposals,
}: {
  canPublish?: boolean
  seen?: Seen
  proposals?: Proposals
} = {}) {
  const server = {
    site: siteWith(10),
    proposals,
    publication: null as Publication,
    asked: [] as string[],
    isTyping: false,
    /** What the device remembers. */
    seen: undefined as Seen | undefined,
  }
  const answers: Answers = {
    'GET /editor/site': () => server.site,
    'GET /editor/proposals': () => server.proposals,
    'GET /editor/publication': () => server.publication,
    'POST /editor/proposals': () => ({ version }),
  }
  const ask = async (key: keyof EditorRoutes, params = {}, input?: unknown) => {
    server.asked.push(key)
    return answers[key]?.(params, input as never)
  }
  const work = createWork({
    canPublish,
    read: ask as typeof callSite,
    post: ask as typeof callEditor,
    openDrafts: (site) => openDraftStore(crypto.randomUUID(), site),
    openSite: async (site) => ({
      site,
      forms: {},
      validator: {
        forms: Promise.resolve({}),
        check: async () => ({ faults: [], warnings: [] }),
        close() {},
      },
    }),
    refusalOf: (error) => error as Refusal,
    isOver: (error) => error === 'over',
    onOver: () => void server.asked.push('over'),
    isTyping: () => server.isTyping,
    memory: { read: () => seen, write: (next) => void Object.assign(server, { seen: next }) },
  })
  onTestFinished(work.close)
  work.start()
  await until(() => work.state().listed !== undefined && work.state().open !== undefined)

  /** Resolves as soon as the work is in a state that fulfils the condition. */
  function until(isDone: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (isDone()) resolve()
      }
      work.subscribe(look)
      look()
    })
  }
  return {
    work,
    server,
    until,
    answer: (key: keyof EditorRoutes, answer: Answer) =>
      void Object.assign(answers, { [key]: answer }),
    /** Types a price. */
    type: (value: number) =>
      work
        .drafts()
        ?.dispatch({ kind: 'write', file, text: () => siteWith(value).texts[file] ?? '' }),
    drafted: () => work.drafts()?.snapshot().draft.texts[file],
  }
}
