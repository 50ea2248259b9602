import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { FormEdit } from '../../../src/editor/client/json/applyFormEdit.ts'
import { approve, ayse, mehmet, price, prices, publish, run } from '../../support/editorFixture.ts'
import { branches, draftAt, places, published } from '../../support/editorPlaces.ts'

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

const zehra = { staffId: 'z1', name: 'Zehra' }

describe.each(Object.entries(places))('with %s as the proposal store', (_name, open) => {
  test('an editor proposes a price, reads the change, and a manager approves and undoes it', async () => {
    const place = await open()
    const { editor, repository } = place
    const draft = await draftAt(place, { [prices]: price(0, 0, 2750) })
    expect(await editor.propose(draft, ayse)).toHaveProperty('version')
    expect(published(place, prices)).not.toContain('2750')
    expect((await editor.list(ayse)).open).toMatchObject([
      {
        id: draft.id,
        by: 'Ayşe',
        own: true,
        state: 'ready',
        change: { files: [{ changes: [{ before: '2.000 TL', after: '2.750 TL' }] }] },
      },
    ])
    expect((await editor.list(mehmet)).open).toMatchObject([{ own: false }])

    expect(await approve(editor, draft.id)).toBe('done')
    await editor.settled()
    expect(published(place, prices)).toContain('"max": 2750')
    expect(branches(place)).toEqual([])
    const { open: left, published: [done] = [] } = await editor.list(mehmet)
    expect(left).toEqual([])
    expect(done).toMatchObject({ by: 'Ayşe', isUndo: false })
    expect(done?.change.files[0]?.changes[0]?.after).toBe('2.750 TL')
    expect(run(repository, 'log', '-1', '--format=%B', 'main')).toContain('Approved-by: Mehmet')

    const { commit = '' } = done ?? {}
    expect(await editor.undoChange(commit, commit)).toMatchObject({
      files: [{ changes: [{ before: '2.750 TL', after: '2.000 TL' }] }],
    })
    expect(await editor.undo(commit, commit, mehmet)).toBe('done')
    await editor.settled()
    expect(published(place, prices)).not.toContain('2750')
    expect((await editor.list(mehmet)).published[0]).toMatchObject({ isUndo: true, by: 'Mehmet' })
    const first = run(repository, 'rev-list', '--max-parents=0', 'main')
    expect(await editor.undo(first, first, mehmet)).toBe('unknown')
    expect(await editor.undo(commit, first, mehmet)).toBe('unknown')
    expect(await editor.undoChange(first, first)).toBe('unknown')
  })

  test('the committed bytes of texts and pictures are the checked ones', async () => {
    const place = await open()
    const { texts } = await place.editor.site()
    const picture = run(place.repository, 'ls-tree', '-r', '--name-only', 'main')
      .split('\n')
      .find((file) => /^content\/media\/.+\.(?:jpg|webp|avif)$/.test(file))
    const bytes = execFileSync('git', ['show', `main:${picture}`], { cwd: place.repository })
    const written = texts[prices]?.replaceAll('\n', '\r\n').replace('2000', '2750') ?? ''
    const draft = await draftAt(place, { [prices]: written })
    const name = `content/media/yeni.${picture?.split('.').at(-1)}`
    const sent = new Map([...draft.changes, [name, new Uint8Array(bytes)]])
    const outcome = await place.editor.propose({ ...draft, changes: sent }, ayse)
    expect(outcome).toHaveProperty('version')
    for (const [file, own] of sent) {
      const kept = execFileSync('git', ['cat-file', 'blob', `edits/${draft.id}:${file}`], {
        cwd: place.repository,
      })
      expect([file, hash(kept)]).toEqual([file, own && hash(own)])
    }
  })

  test('an invalid proposal is refused with the validator’s diagnostics, and is not stored', async () => {
    const place = await open()
    const faulty = await draftAt(place, { [prices]: price(0, 0, 10) })
    expect(await place.editor.propose(faulty, ayse)).toMatchObject({
      error: 'refused',
      findings: { faults: [{ sentence: 'En düşük fiyat, en yüksek fiyattan büyük.' }] },
    })
    for (const file of ['package.json', '.github/workflows/ci.yml', 'content/../x.json']) {
      const outside = await draftAt(place, { [file]: '{}' })
      expect(await place.editor.propose(outside, ayse)).toEqual({ error: 'outside' })
    }
    const draft = await draftAt(place, { [prices]: price(0, 0, 2750) })
    const unknown = { ...draft, base: 'f'.repeat(40) }
    expect(await place.editor.propose(unknown, ayse)).toEqual({ error: 'outdated' })
    expect(branches(place)).toEqual([])
  })

  test('two editors who change neighbouring rows get no conflict, and of two who change one row the second gets one', async () => {
    const place = await open()
    const { editor } = place
    const [one, beside, same] = [
      await draftAt(place, { [prices]: price(0, 0, 2750) }),
      await draftAt(place, { [prices]: price(0, 1, 4400) }),
      await draftAt(place, { [prices]: price(0, 0, 2900) }),
    ]
    expect(await editor.propose(beside, ayse)).toHaveProperty('version')
    expect(await editor.propose(same, ayse)).toHaveProperty('version')
    await publish(editor, one)
    const states = (await editor.list(ayse)).open.map(({ id, state }) => [id, state])
    expect(states).toEqual(
      expect.arrayContaining([
        [same.id, 'moved'],
        [beside.id, 'ready'],
      ]),
    )
    expect(await approve(editor, same.id)).toMatchObject({ error: 'moved' })
    expect(await approve(editor, beside.id)).toBe('done')
    await editor.settled()
    expect(published(place, prices)).toContain('2750')
    expect(published(place, prices)).toContain('4400')

    const own = await editor.draftOf(same.id, ayse)
    if (own === 'unknown') throw new Error('it is hers')
    const asked = await editor.rebase(own, undefined, [])
    if (!('error' in asked) || asked.error !== 'moved') throw new Error('nobody is asked')
    const choices = asked.collisions.map(({ file, place: at }) => ({
      file,
      place: at,
      take: 'draft' as const,
    }))
    const next = await editor.rebase(own, asked.site, choices)
    if ('error' in next) throw new Error(next.error)
    expect(await editor.propose({ id: same.id, ...next }, ayse)).toHaveProperty('version')
    expect((await editor.list(ayse)).open).toMatchObject([{ id: same.id, state: 'ready' }])
    expect(await approve(editor, same.id)).toBe('done')
    await editor.settled()
    expect(published(place, prices)).toContain('2900')
  })

  test('an editor whose price and holiday wait proposes others beside them, each known by its id, and a colleague’s same holiday is a conflict', async () => {
    const place = await open()
    const { editor } = place
    const clinic = 'content/clinic.json'
    const holiday = (date: string, note: string): FormEdit => {
      const value = { date, closed: true, note }
      return { kind: 'insert', path: ['exceptions'], index: 0, value }
    }
    const [waiting, beside, same] = [
      await draftAt(place, {
        [prices]: price(0, 0, 2750),
        [clinic]: holiday('2026-12-30', 'Bakım'),
      }),
      await draftAt(place, {
        [prices]: price(0, 1, 4400),
        [clinic]: holiday('2026-12-31', 'Yılbaşı'),
      }),
      await draftAt(place, { [clinic]: holiday('2026-12-30', 'Tatil') }),
    ]
    for (const draft of [waiting, beside])
      expect(await editor.propose(draft, ayse)).toHaveProperty('version')
    expect(await editor.propose(same, zehra)).toHaveProperty('version')
    const { open: sent } = await editor.list(ayse)
    const [group] = JSON.parse(published(place, prices)).categories
    expect(sent.find(({ id }) => id === beside.id)?.records).toEqual([
      { file: clinic, kind: 'value', keys: ['exceptions', '2026-12-31'] },
      { file: prices, kind: 'value', keys: ['categories', group.id, 'rows', group.rows[1].id] },
    ])
    expect(await approve(editor, waiting.id)).toBe('done')
    await editor.settled()
    const left = (await editor.list(ayse)).open.map(({ id, state }) => [id, state])
    expect(Object.fromEntries(left)).toEqual({ [beside.id]: 'ready', [same.id]: 'moved' })
    expect(await approve(editor, beside.id)).toBe('done')
    await editor.settled()
    expect(published(place, prices)).toMatch(/2750[\s\S]*4400/)
    const { exceptions } = JSON.parse(published(place, clinic))
    const days = exceptions.map(({ date, note }: Record<string, string>) => `${date} ${note}`)
    expect(days.toSorted()).toEqual([
      '2026-12-30 Bakım',
      '2026-12-31 Yılbaşı',
      '2027-01-01 Yılbaşı',
    ])
  })

  test('a publication whose price was changed again cannot be undone silently', async () => {
    const place = await open()
    const { editor } = place
    for (const value of [2750, 2900])
      await publish(editor, await draftAt(place, { [prices]: price(0, 0, value) }))
    const first = (await editor.list(mehmet)).published[1]?.commit ?? ''
    expect(await editor.undo(first, first, mehmet)).toMatchObject({ error: 'moved' })
  })

  test('a manager goes back to the site before several publications, and a later one stays', async () => {
    const place = await open()
    const { editor } = place
    for (const value of [2750, 2900])
      await publish(editor, await draftAt(place, { [prices]: price(0, 0, value) }))
    const [last = '', first = ''] = (await editor.list(mehmet)).published.map(
      ({ commit }) => commit,
    )
    await publish(editor, await draftAt(place, { [prices]: price(0, 1, 4400) }))
    expect(await editor.undoChange(first, last)).toMatchObject({
      files: [{ changes: [{ before: '2.900 TL', after: '2.000 TL' }] }],
    })
    expect(await editor.undo(first, last, mehmet)).toBe('done')
    await editor.settled()
    expect(published(place, prices)).toContain('"max": 2000')
    expect(published(place, prices)).toContain('4400')
  })

  test('a manager sends a proposal back with her reason, and its author goes on with it and sends it again', async () => {
    const place = await open()
    const { editor } = place
    const draft = await draftAt(place, { [prices]: price(0, 0, 2750) })
    const reason = 'Dolgu 2.700 TL olsun.\n\nEditor-Decisions: {}'
    expect(await editor.propose(draft, ayse)).toHaveProperty('version')
    const [sent] = (await editor.list(ayse)).open
    expect(await editor.returnToAuthor(draft.id, reason, mehmet)).toBe('done')
    const [returned] = (await editor.list(ayse)).open
    expect(returned).toMatchObject({
      id: draft.id,
      by: 'Ayşe',
      own: true,
      state: 'returned',
      returned: { by: 'Mehmet', reason },
      change: sent?.change,
    })
    expect(await approve(editor, draft.id)).toBe('unknown')
    expect(await editor.returnToAuthor(draft.id, reason, mehmet)).toBe('unknown')
    expect(await editor.draftOf(draft.id, ayse)).toMatchObject({
      base: draft.base,
      changes: draft.changes,
    })
    const again = await draftAt(place, { [prices]: price(0, 0, 2700) })
    expect(await editor.propose({ ...again, id: draft.id }, ayse)).toHaveProperty('version')
    const { open: left } = await editor.list(ayse)
    expect(left).toMatchObject([{ id: draft.id, state: 'ready' }])
    expect(left[0]?.returned).toBeUndefined()
    expect(await approve(editor, draft.id)).toBe('done')
    await editor.settled()
    expect(published(place, prices)).toContain('2700')
    expect(branches(place)).toEqual([])
  })

  test('a manager who looked at an earlier version approves nothing, and her correction is noted as hers', async () => {
    const place = await open()
    const { editor } = place
    const draft = await draftAt(place, { [prices]: price(0, 0, 2750) })
    const versionOf = (sent: Awaited<ReturnType<typeof editor.propose>>) => {
      if (sent === 'unknown' || 'error' in sent) throw new Error(JSON.stringify(sent))
      return sent.version
    }
    const first = versionOf(await editor.propose(draft, ayse))
    expect((await editor.list(mehmet)).open).toMatchObject([{ version: first }])
    const grown = { ...(await draftAt(place, { [prices]: price(0, 0, 2800) })), id: draft.id }
    const second = versionOf(await editor.propose({ ...grown, version: first }, ayse))
    expect(await editor.approve([{ id: draft.id, version: first }], mehmet)).toEqual({
      error: 'changed',
    })
    const fixed = { ...(await draftAt(place, { [prices]: price(0, 0, 2900) })), id: draft.id }
    const late = await editor.propose({ ...fixed, version: first }, mehmet, true)
    expect(late).toEqual({ error: 'changed' })
    const third = versionOf(await editor.propose({ ...fixed, version: second }, mehmet, true))
    // An author whose answers were lost repeats hers: as it is, and with what she typed since.
    expect(await editor.propose(fixed, ayse)).toEqual({ version: third })
    for (const version of [undefined, first, second])
      expect(await editor.propose({ ...grown, version }, ayse)).toEqual({ error: 'changed' })
    const corrected = { by: 'Mehmet', at: expect.any(String) }
    expect((await editor.list(ayse)).open).toMatchObject([
      { by: 'Ayşe', own: true, version: third, corrected },
    ])
    expect(await editor.approve([{ id: draft.id, version: third }], mehmet)).toBe('done')
    await editor.settled()
    expect(published(place, prices)).toContain('2900')
    expect((await editor.list(ayse)).published).toMatchObject([
      { by: 'Ayşe', correctedBy: 'Mehmet' },
    ])
  })

  test('a manager approves several proposals at once, each of which stays a publication of its author', async () => {
    const place = await open()
    const { editor } = place
    const drafts = [
      await draftAt(place, { [prices]: price(0, 0, 2750) }),
      await draftAt(place, { [prices]: price(0, 1, 4400) }),
    ]
    for (const [index, draft] of drafts.entries())
      await editor.propose(draft, [ayse, zehra][index] ?? ayse)
    const wanted = (await editor.list(mehmet)).open.map(({ id, version }) => ({ id, version }))
    expect(await editor.approve(wanted, mehmet)).toBe('done')
    await editor.settled()
    expect(published(place, prices)).toMatch(/2750[\s\S]*4400/)
    const { open: left, published: done } = await editor.list(mehmet)
    expect(left).toEqual([])
    expect(done.map(({ by }) => by).sort()).toEqual(['Ayşe', 'Zehra'])
  })

  test('a deleted proposal is restored as it was within 30 days, can be sent again, and is gone afterwards', async () => {
    const place = await open()
    const { editor } = place
    const draft = await draftAt(place, { [prices]: price(0, 0, 2750) })
    expect(await editor.propose(draft, ayse)).toHaveProperty('version')
    expect(await editor.returnToAuthor(draft.id, 'Neden?', mehmet)).toBe('done')
    expect(await editor.withdraw(draft.id, mehmet, true)).toBe('done')
    const { open: left, deleted } = await editor.list(ayse)
    expect(left).toEqual([])
    expect(deleted).toMatchObject([{ id: draft.id, state: 'deleted', deleted: { by: 'Mehmet' } }])
    const until = Date.parse(deleted[0]?.deleted?.until ?? '')
    const days = (until - Date.now()) / (24 * 60 * 60_000)
    expect(Math.round(days)).toBe(30)
    expect((await editor.list(zehra)).deleted).toEqual([])
    expect(await editor.restore(draft.id, zehra, false)).toBe('unknown')
    await editor.prune()
    expect(await editor.restore(draft.id, ayse, false)).toBe('done')
    expect(await editor.restore(draft.id, ayse, false)).toBe('unknown')
    expect((await editor.list(ayse)).open).toMatchObject([
      { id: draft.id, state: 'returned', returned: { reason: 'Neden?' } },
    ])
    expect(await editor.withdraw(draft.id, ayse, false)).toBe('done')
    const again = await draftAt(place, { [prices]: price(0, 0, 2800) })
    expect(await editor.propose({ ...again, id: draft.id }, ayse)).toHaveProperty('version')
    expect(await editor.list(ayse)).toMatchObject({ open: [{ state: 'ready' }], deleted: [] })
    expect(await editor.withdraw(draft.id, ayse, false)).toBe('done')
    vi.setSystemTime(until + 60_000)
    onTestFinished(() => void vi.useRealTimers())
    await editor.prune()
    expect(branches(place)).toEqual([])
    expect(await editor.restore(draft.id, ayse, false)).toBe('unknown')
  })

  test('a proposal sent twice is stored once, and only its editor or a manager withdraws it', async () => {
    const place = await open()
    const { editor } = place
    const draft = await draftAt(place, { [prices]: price(0, 0, 2750) })
    expect(await editor.propose(draft, ayse)).toHaveProperty('version')
    expect(await editor.propose(draft, ayse)).toHaveProperty('version')
    expect(await editor.propose(draft, mehmet)).toBe('unknown')
    expect((await editor.list(ayse)).open).toHaveLength(1)
    expect(await editor.withdraw(draft.id, mehmet, false)).toBe('unknown')
    expect(await editor.withdraw(draft.id, mehmet, true)).toBe('done')
    expect((await editor.list(ayse)).open).toEqual([])
    expect(await approve(editor, draft.id)).toBe('unknown')
    const same = await draftAt(place, { [prices]: published(place, prices).concat('\n') })
    expect(await editor.propose(same, ayse)).toEqual({ error: 'nothing' })
  })
})
