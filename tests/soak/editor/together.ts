import { applyFormEdit } from '../../../src/editor/client/json/applyFormEdit.ts'
import type { DraftFiles, SentDraft } from '../../../src/editor/server/draftRules.ts'
import type { SiteTools } from '../../../src/editor/server/siteTools.ts'
import { copyServed } from '../../support/clinicRepository.ts'
import { price, prices, publishedText, run } from '../../support/editorFixture.ts'
import { removeFolder } from '../../support/folders.ts'
import { openEditor } from '../../support/openEditor.ts'
import { must, type Proof, type Sizes, seeded } from '../proof.ts'

/** Proposals that wait at once. */
const MOST_OPEN = 40
/** Rows of the first group of prices. */
const ROWS = 3

const members = ['Ayşe', 'Zehra'].map((name) => ({ staffId: name, name }))
const manager = { staffId: 'm1', name: 'Mehmet' }

/** The rules of content take seconds with 40 proposals; those of versions and conflicts are real. */
const quick: Partial<SiteTools> = {
  check: () => ({ faults: [], warnings: [] }),
  compare: () => ({
    files: [{ file: prices, title: 'Fiyat listesi', changes: [] }],
    ...{ media: [], pages: [], languages: [] },
  }),
}

/** What the store has accepted last of a proposal. */
type Stored = { version: string; row: number; value: number }

/** Two editors and a manager act at once on the same prices, on views that may be old. */
export const editorTogetherProof: Proof = {
  name: 'editor-together',
  claim:
    'two editors and a manager at the same records overwrite nothing unseen and lose nothing typed',
  async run({ seed = 11, rounds = 200 }: Sizes) {
    const random = seeded(seed)
    const root = copyServed('together')
    try {
      const { editor, faults } = await openEditor(root, quick)
      type View = Awaited<ReturnType<typeof editor.list>>['open']
      const stored = new Map<string, Stored>()
      const counts = { typed: 0, told: 0, approved: 0, corrected: 0, published: 0, most: 0 }
      const pick = (view: View) => view[Math.floor(random() * view.length)]

      const withPrice = ({ base, changes }: DraftFiles, row: number, value: number) => {
        const known = changes.get(prices)
        const text = known ? new TextDecoder().decode(known) : publishedText(root, prices)
        const edited = new TextEncoder().encode(applyFormEdit(text, price(0, row, value)))
        return { base, changes: new Map([[prices, edited]]) }
      }

      /** Sends a draft as the editor's page does: what is refused goes on as a proposal of its own. */
      async function send(draft: SentDraft, by: typeof manager, row: number, value: number) {
        const isManager = by === manager
        const outcome = await editor.propose(draft, by, isManager)
        must(typeof outcome === 'object', `${draft.id}: ${outcome}`)
        if ('version' in outcome) {
          const last = stored.get(draft.id)
          must(last?.version === draft.version, `${draft.id} was overwritten unseen`)
          stored.set(draft.id, { ...outcome, row, value })
          return
        }
        counts.told += 1
        const { error } = outcome
        if (error === 'busy') {
          await editor.settled()
          return send(draft, by, row, value)
        }
        if (error === 'changed')
          return send({ ...draft, id: crypto.randomUUID(), version: undefined }, by, row, value)
        must(error === 'moved', `${draft.id}: ${error}`)
        const choices = outcome.collisions.map(({ file, place }) => ({
          ...{ file, place, take: 'draft' as const },
        }))
        const next = await editor.rebase(draft, outcome.site, choices)
        // Another publication came first, or the site has the same value by now.
        if ('error' in next) return send(draft, by, row, value)
        if (next.changes.size > 0) await send({ ...draft, ...next }, by, row, value)
      }

      async function edit(by: typeof manager, view: View) {
        const isManager = by === manager
        const found = pick(view.filter(({ own, state }) => (own || isManager) && state === 'ready'))
        const value = 60_000 + counts.typed
        counts.typed += 1
        const isNew = !found || (!isManager && view.length < MOST_OPEN && random() < 0.7)
        const opened = isNew ? 'unknown' : await editor.draftOf(found.id, by, isManager)
        const row = stored.get(found?.id ?? '')?.row ?? 0
        if (opened !== 'unknown') {
          // Meanwhile others may act.
          await new Promise(setImmediate)
          const draft = { ...withPrice(opened, row, value), version: opened.version }
          await send({ ...draft, id: found?.id ?? '' }, by, row, value)
          counts.corrected += Number(isManager)
        } else if (!isManager) {
          const own = Math.floor(random() * ROWS)
          const draft = { base: run(root, 'rev-parse', 'HEAD'), changes: new Map() }
          await send({ ...withPrice(draft, own, value), id: crypto.randomUUID() }, by, own, value)
        }
      }

      async function approve(view: View) {
        const wanted = [pick(view), pick(view)].filter((each) => each?.state === 'ready')
        const chosen = [...new Map(wanted.flatMap((each) => (each ? [[each.id, each]] : [])))]
        const seen = chosen.map(([id, each]) => ({ id, version: each.version }))
        if (seen.length === 0) return
        const outcome = await editor.approve(seen, manager)
        if (outcome !== 'done') {
          counts.told += 1
          return
        }
        for (const { id, version } of seen)
          must(stored.get(id)?.version === version, `${id} was approved unseen`)
        counts.approved += seen.length
        counts.published += 1
        await editor.settled()
      }

      const views = new Map<string, View>()
      for (let round = 0; round < rounds; round += 1) {
        for (const who of [...members, manager])
          if (round === 0 || random() < 0.5)
            views.set(who.staffId, (await editor.list(who, who === manager)).open)
        const viewOf = ({ staffId }: typeof manager) => views.get(staffId) ?? []
        counts.most = Math.max(counts.most, viewOf(manager).length)
        const isDeciding = viewOf(manager).length > MOST_OPEN / 2 || random() < 0.3
        const managing = isDeciding ? approve : (view: View) => edit(manager, view)
        await Promise.all([
          ...members.map((each) => edit(each, viewOf(each))),
          managing(viewOf(manager)),
        ])
        await editor.settled()
      }
      must(faults.length === 0, String(faults))
      // Each accepted version is a proposal that waits, or a publication.
      const { open } = await editor.list(manager, true)
      const log = run(root, 'log', '--format=%B')
      for (const [id, { version }] of stored) {
        const waits = open.find((each) => each.id === id)
        must(waits ? waits.version === version : log.includes(id), `${id} is lost`)
      }
      return `${rounds} rounds: ${JSON.stringify(counts)}; 0 overwritten, 0 lost`
    } finally {
      removeFolder(root)
    }
  },
}
