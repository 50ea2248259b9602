import { expect, test } from 'vitest'
import type { FormEdit } from '../../../src/editor/client/json/applyFormEdit.ts'
import type { DraftFiles, SentDraft } from '../../../src/editor/server/draftRules.ts'
import { siteTools } from '../../../src/editor/server/siteTools.ts'
import {
  approve,
  ayse,
  checkout,
  draftOf,
  mehmet,
  openEditor,
  price,
  prices,
} from '../../support/editorFixture.ts'

type Editor = Awaited<ReturnType<typeof openEditor>>['editor']

async function publish(editor: Editor, draft: SentDraft) {
  expect(await editor.propose(draft, mehmet)).toHaveProperty('version')
  expect(await approve(editor, draft.id)).toBe('done')
  await editor.settled()
}

const text = (draft: DraftFiles | { error: string }, file = prices): string => {
  if ('error' in draft) throw new Error(JSON.stringify(draft))
  return new TextDecoder().decode(draft.changes.get(file) ?? undefined)
}

/** Two drafts on one state of the site; the first is published. */
async function two(first: Record<string, FormEdit>, second: Record<string, FormEdit>) {
  const { root } = checkout()
  const { editor } = await openEditor(root)
  const [one, other] = [await draftOf(root, first), await draftOf(root, second)]
  await publish(editor, one)
  return { root, editor, draft: other }
}

const pricesOf = (written: string, category = 0) =>
  JSON.parse(written).categories[category].rows.map((row: { max: number }) => row.max)

test('two editors who change one price get a conflict with both versions in the clinic’s words, and nothing is stored', async () => {
  const { editor, draft } = await two(
    { [prices]: price(0, 0, 2750) },
    { [prices]: price(0, 0, 2900) },
  )
  const refused = {
    error: 'moved',
    collisions: [
      {
        file: prices,
        title: ['Fiyat listesi', 'Kanal ve Dolgu', 'Dolgu'],
        rows: [
          {
            title: 'en yüksek fiyat',
            was: '2.000 TL',
            site: { after: '2.750 TL' },
            draft: { after: '2.900 TL' },
          },
        ],
      },
    ],
  }
  expect(await editor.propose(draft, ayse)).toMatchObject(refused)
  expect((await editor.list(ayse)).open).toEqual([])
  expect(await editor.rebase(draft, undefined, [])).toMatchObject(refused)
})

test.each([
  ['site', 2750],
  ['draft', 2900],
] as const)(
  'an editor who chooses the version of the %s continues from it',
  async (take, value) => {
    const { editor, draft } = await two(
      { [prices]: price(0, 0, 2750) },
      { [prices]: price(0, 0, 2900), 'content/clinic.json': named('Deniz') },
    )
    const asked = await editor.rebase(draft, undefined, [])
    if (!('error' in asked) || asked.error !== 'moved') throw new Error('nobody is asked')
    const choices = asked.collisions.map(({ file, place }) => ({ file, place, take }))
    const next = await editor.rebase(draft, asked.site, choices)
    if ('error' in next) throw new Error(next.error)
    expect(next.base).toBe(asked.site)
    expect([...next.changes.keys()].sort()).toEqual(
      take === 'site' ? ['content/clinic.json'] : ['content/clinic.json', prices],
    )
    await publish(editor, { id: draft.id, ...next })
    expect(pricesOf(text({ base: '', changes: (await files(editor)).changes }))[0]).toBe(value)
  },
)

const named = (value: string): FormEdit => ({ kind: 'set', path: ['name'], value })

/** The published files as the editor's page receives them. */
async function files(editor: Editor): Promise<DraftFiles> {
  const { base, texts } = await editor.site()
  const bytes = Object.entries(texts).map(
    ([file, written]) => [file, new TextEncoder().encode(written)] as const,
  )
  return { base, changes: new Map(bytes) }
}

test('a resolution for one snapshot of the site does not apply to a later one', async () => {
  const { root, editor, draft } = await two(
    { [prices]: price(0, 0, 2750) },
    { [prices]: price(0, 0, 2900) },
  )
  const asked = await editor.rebase(draft, undefined, [])
  if (!('error' in asked) || asked.error !== 'moved') throw new Error('nobody is asked')
  await publish(editor, await draftOf(root, { [prices]: price(0, 0, 3100) }))
  const choices = asked.collisions.map(({ file, place }) => ({
    file,
    place,
    take: 'draft' as const,
  }))
  expect(await editor.rebase(draft, asked.site, choices)).toMatchObject({
    error: 'moved',
    collisions: [{ rows: [{ site: { after: '3.100 TL' } }] }],
  })
})

const row = (index: number, name: string): FormEdit => ({
  kind: 'insert',
  path: ['categories', 0, 'rows'],
  index,
  value: { id: name.toLowerCase(), treatment: name, min: 1000, max: 2000 },
})

/** The group of the extractions, which no appointment type names. */
const extractions = 2

test('two editors who add a treatment at the same place get no conflict, and both are kept', async () => {
  const { editor, draft } = await two(
    { [prices]: row(3, 'Kaplama') },
    { [prices]: row(3, 'Inley') },
  )
  const names = JSON.parse(text(await editor.rebase(draft, undefined, []))).categories[0].rows.map(
    (each: { treatment: string }) => each.treatment,
  )
  expect(names.slice(3).sort()).toEqual(['Inley', 'Kaplama'])
})

test('an editor who reorders the rows does not undo a new price', async () => {
  const { editor, draft } = await two(
    { [prices]: price(0, 0, 2750) },
    { [prices]: { kind: 'move', path: ['categories', 0, 'rows'], from: 0, to: 2 } },
  )
  expect(pricesOf(text(await editor.rebase(draft, undefined, [])))[2]).toBe(2750)
})

test('an editor who changes a deleted record reads that it is deleted', async () => {
  const { editor, draft } = await two(
    { [prices]: { kind: 'remove', path: ['categories', extractions, 'rows', 0] } },
    { [prices]: price(extractions, 0, 1900) },
  )
  const asked = await editor.rebase(draft, undefined, [])
  expect(asked).toMatchObject({
    error: 'moved',
    collisions: [
      {
        title: ['Fiyat listesi', 'Diş Çekimi', 'Çekim'],
        rows: [
          {
            title: 'en yüksek fiyat',
            was: '1.500 TL',
            site: { kind: 'removed' },
            draft: { after: '1.900 TL' },
          },
        ],
      },
    ],
  })
  if (!('error' in asked) || asked.error !== 'moved') throw new Error('nobody is asked')
  const choices = asked.collisions.map(({ file, place }) => ({
    file,
    place,
    take: 'draft' as const,
  }))
  const next = await editor.rebase(draft, asked.site, choices)
  expect(pricesOf(text(next), extractions)[0]).toBe(1900)
})

test('an editor’s change of a row does not silently restore its deleted group of prices', async () => {
  const { editor, draft } = await two(
    { [prices]: { kind: 'remove', path: ['categories', extractions] } },
    { [prices]: price(extractions, 0, 1900) },
  )
  expect(await editor.rebase(draft, undefined, [])).toMatchObject({
    error: 'moved',
    collisions: [{ title: ['Fiyat listesi', 'Diş Çekimi'] }],
  })
})

test('a proposal that is invalid with a later publication shows so, and cannot be approved', async () => {
  const { root } = checkout()
  const { check } = siteTools(root)
  const { editor } = await openEditor(root, {
    check(tree) {
      const written = new TextDecoder().decode(tree.read(prices))
      const fault = { code: 'both', sentence: 'İkisi birlikte olmaz.', file: prices }
      const isBoth = written.includes('2750') && written.includes('4400')
      return isBoth ? { faults: [fault], warnings: [] } : check(tree)
    },
  })
  const [one, late] = [
    await draftOf(root, { [prices]: price(0, 0, 2750) }),
    await draftOf(root, { [prices]: price(0, 1, 4400) }),
  ]
  expect(await editor.propose(late, ayse)).toHaveProperty('version')
  await publish(editor, one)
  expect((await editor.list(ayse)).open).toMatchObject([{ state: 'faulty' }])
  expect(await approve(editor, late.id)).toMatchObject({
    error: 'refused',
    findings: { faults: [{ sentence: 'İkisi birlikte olmaz.' }] },
  })
})
