import published from 'virtual:editor-site'
import { afterEach, expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { readDraft } from '../../../src/editor/client/draft/draftStorage'
import { texts } from '../../../src/editor/client/text'
import type {
  Draft,
  Proposal,
  Proposals,
  Publication,
  SiteFiles,
} from '../../../src/editor/contract/contract'
import type { SiteChange } from '../../../src/editor/contract/siteChange'
import { DeskServer, openDesk } from './desk'
import { press } from './setup'
// The desk's lazy modules, loaded before the first test; after the desk, so that the style sheets
// keep their order.
import '../../../src/editor/client/EditorPage'
import '../../../src/editor/client/form/days/Calendar'
import '../../../src/editor/client/form/media/CropForm'
import '../../../src/editor/client/translations/textsEntry'

export { focus } from './desk'
export { texts }

afterEach(async () => {
  // An open editor, or one that still stores its last edits, would store its draft again.
  await cleanup()
  await lastSave()
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase('editor')
    request.onsuccess = () => resolve()
    request.onerror = () => reject(request.error)
  })
})

/**
 * Resolves once the closed editor has stored all edits. It starts the next save as soon as one
 * ends, thus before the read that follows here.
 */
async function lastSave(account = 'ayse'): Promise<void> {
  const revision = async () => (await readDraft(account))?.draft.revision
  for (let last = await revision(), next = await revision(); next !== last; ) {
    last = next
    next = await revision()
  }
}

/** A worker whose script a deploy has removed. */
export class GoneWorker extends Worker {
  constructor() {
    super('/gone.js', { type: 'module' })
  }
}

/** The version of each proposal, unless a test changes it. */
export const version = 'd'.repeat(40)

/** A commit published while the editor is open. */
export const newer = 'b'.repeat(40)

export const noChange: SiteChange = { files: [], media: [], languages: [], pages: [] }

/** A change of one price, as a manager reads it. */
export const raisedPrice: SiteChange = {
  ...noChange,
  files: [
    {
      file: 'content/prices.json',
      title: 'Fiyat listesi',
      changes: [
        {
          kind: 'changed',
          place: ['Kanal ve Dolgu', 'Dolgu'],
          title: 'En yüksek fiyat',
          before: '2.000 TL',
          after: '2.750 TL',
        },
      ],
    },
  ],
  pages: ['Fiyat Listesi'],
}

/** The desk's server with an editable site; a sent draft becomes a proposal. */
export class EditorServer extends DeskServer {
  site: SiteFiles = published
  proposals: Proposals = {
    site: published.base,
    open: [],
    deleted: [],
    published: [],
    unclean: [],
    canApprove: false,
  }
  publication: Publication = null
  sent: Draft[] = []

  constructor() {
    super({ role: 'editor', edits: true })
    this.answer('GET /editor/site', () => this.site)
    this.answer('GET /editor/publication', () => this.publication)
    this.answer('GET /editor/proposals', () => this.proposals)
    this.answer('POST /editor/proposals', ({ input }) => {
      this.sent.push(input)
      this.propose({ id: input.id })
      return { version }
    })
  }

  /** Adds a proposal of this editor, or changes the one with its id. */
  propose(change: Partial<Proposal>): void {
    const proposal: Proposal = {
      id: '00000000-0000-4000-8000-000000000001',
      by: this.me.name,
      own: true,
      at: '2026-03-05T09:15:00.000Z',
      version,
      state: 'ready',
      change: noChange,
      records: (change.change?.files ?? []).map(({ file }) => ({ file, kind: 'order', keys: [] })),
      ...change,
    }
    const others = this.proposals.open.filter(({ id }) => id !== proposal.id)
    this.proposals = { ...this.proposals, open: [...others, proposal] }
  }

  /** A draft with one changed text: what `from` was in the published file, is `to`. */
  draftOf(file: string, from: string, to: string) {
    const text = (this.site.texts[file] ?? '').replace(from, to)
    const bytes = btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    return { base: this.site.base, files: [{ file, bytes }] }
  }

  /** The text of a file as it was sent last; null if it was deleted. */
  textOf(file: string): string | null | undefined {
    const sent = this.sent.at(-1)?.files.find((each) => each.file === file)
    if (typeof sent?.bytes !== 'string') return sent?.bytes
    const bytes = Uint8Array.from(atob(sent.bytes), (letter) => letter.charCodeAt(0))
    return new TextDecoder().decode(bytes)
  }
}

/** Opens the editor's page; the editor itself may fail to open. */
export async function visitEditor(server: EditorServer): Promise<void> {
  history.replaceState(null, '', '#site')
  await openDesk(server, false)
}

/** Opens the editor, in a further tab if it is open already, and the form of a subject. */
export async function openEditor(subject?: string, server = new EditorServer()) {
  const opened = page.css('#editor-heading + :not([role="status"])')
  const { length } = opened.elements()
  await visitEditor(server)
  await opened.nth(length).findElement()
  if (subject) await openSubject(subject)
  return server
}

export async function openSubject(name: string): Promise<void> {
  // The list of proposals moves the subjects below it.
  await page.css('#published-heading + *').findElement()
  await press(page.getByRole('button', { name, exact: true }).last())
}

/** Waits until the draft has no diagnostics. */
export const isClean = () => expect.element(page.getByText(texts.faults.none)).toBeVisible()

/** Waits until the growing bar at the bottom has scrolled a focused field to 16 pixels above it. */
export const isAboveBar = (field: Locator) => {
  const bar = page.getByRole('region', { name: texts.draft.label })
  const gap = () =>
    bar.element().getBoundingClientRect().top - field.element().getBoundingClientRect().bottom
  return expect.poll(gap).toBeGreaterThan(15)
}

export const sendButton = () => page.getByRole('button', { name: texts.draft.send })

/** Sends the draft and waits until it is a proposal. */
export async function send(): Promise<void> {
  await sendButton().click()
  await expect.element(page.getByText(texts.draft.sent)).toBeVisible()
}

/** Reloads the page: only stored data remains. */
export async function reopenEditor(server: EditorServer, subject?: string): Promise<void> {
  await cleanup()
  await openEditor(subject, server)
}

/** A text of the stored draft, read after all pending writes; undefined if there is none. */
export async function keptText(file: string, account = 'ayse'): Promise<string | undefined> {
  const kept = await readDraft(account)
  return kept?.draft.texts[file]
}
