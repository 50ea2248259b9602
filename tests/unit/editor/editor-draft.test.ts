import { describe, expect, test } from 'vitest'
import {
  type DraftAction,
  type DraftState,
  emptyDraft,
  initialState,
  mergeDrafts,
  reduceDraft,
} from '../../../src/editor/client/draft/draftState.ts'
import { mergeText } from '../../../src/editor/client/draft/mergeText.ts'
import type { SiteFiles } from '../../../src/editor/contract/contract.ts'

const file = 'content/prices.json'
const list = (...prices: number[]) => `[\n${prices.map((price) => `  ${price}`).join(',\n')}\n]\n`
const site: SiteFiles = {
  base: 'a'.repeat(40),
  texts: { [file]: list(10, 20, 30, 40) },
  others: {},
}

const write = (text: string): DraftAction => ({ kind: 'write', file, text: () => text })
const drafted = (state: DraftState, ...actions: DraftAction[]) =>
  actions.reduce((last, action) => reduceDraft(site, last, action), state)
const opened = () => initialState(emptyDraft(site.base))

describe('an editor with two tabs', () => {
  const start = drafted(opened(), write(list(11, 20, 30, 40))).draft
  const inTab = (...actions: DraftAction[]) => drafted(initialState(start), ...actions)

  test('undoes the last step of a tab without the work of the other', () => {
    const here = inTab(write(list(11, 22, 30, 40)))
    const there = drafted(initialState(here.draft), write(list(11, 22, 30, 44)))
    const adopted = drafted(here, { kind: 'adopt', base: here.draft, draft: there.draft })
    const undone = drafted(adopted, { kind: 'undo', refusal: '' })
    expect(undone.draft.texts[file]).toBe(list(11, 20, 30, 44))
  })

  test('reads why a step is not undone that the other tab has changed', () => {
    const here = inTab(write(list(11, 22, 30, 40)))
    const there = drafted(initialState(here.draft), write(list(11, 23, 30, 40)))
    const adopted = drafted(here, { kind: 'adopt', base: here.draft, draft: there.draft })
    const undone = drafted(adopted, { kind: 'undo', refusal: 'changed elsewhere' })
    expect(undone.draft.texts[file]).toBe(list(11, 23, 30, 40))
    expect(undone.message).toBe('changed elsewhere')
  })

  const row = (id: string, price: number) =>
    `  {\n    "id": "${id}",\n    "unit": "tooth",\n    "price": ${price},\n    "from": true\n  }`
  const rows = (...prices: [id: string, price: number][]) =>
    `[\n${prices.map(([id, price]) => row(id, price)).join(',\n')}\n]\n`

  test.each([
    ['moved', rows(['b', 9], ['c', 9], ['a', 9])],
    ['removed', rows(['b', 9], ['c', 9])],
    ['removed, and another added', rows(['b', 9], ['c', 9], ['d', 9])],
  ])('undoes no change in a row that looks like the one which the other tab has %s', (_, now) => {
    const before = drafted(opened(), write(rows(['a', 8], ['b', 9], ['c', 9])))
    const here = drafted(before, write(rows(['a', 9], ['b', 9], ['c', 9])))
    const there = drafted(initialState(here.draft), write(now))
    const adopted = drafted(here, { kind: 'adopt', base: here.draft, draft: there.draft })
    const undone = drafted(adopted, { kind: 'undo', refusal: 'changed elsewhere' })
    expect(undone.draft.texts[file]).toBe(now)
    expect(undone.message).toBe('changed elsewhere')
  })

  test('undoes each of her steps in its row, where the other tab has added one like it', () => {
    const before = drafted(opened(), write(rows(['a', 8], ['b', 9], ['c', 8])))
    const changed = drafted(before, write(rows(['a', 9], ['b', 9], ['c', 8])))
    const here = drafted(changed, write(rows(['a', 9], ['b', 9])))
    const there = drafted(initialState(here.draft), write(rows(['n', 9], ['a', 9], ['b', 9])))
    const adopted = drafted(here, { kind: 'adopt', base: here.draft, draft: there.draft })
    const undo: DraftAction = { kind: 'undo', refusal: 'changed elsewhere' }
    const once = drafted(adopted, undo)
    expect(once.draft.texts[file]).toBe(rows(['n', 9], ['a', 9], ['b', 9], ['c', 8]))
    const twice = drafted(once, undo)
    expect(twice.draft.texts[file]).toBe(rows(['n', 9], ['a', 8], ['b', 9], ['c', 8]))
  })

  test('keeps what both tabs typed at the same time', () => {
    const here = inTab(write(list(11, 22, 30, 40)))
    const there = inTab(write(list(11, 20, 30, 44)))
    const merged = mergeDrafts(site, start, here.draft, there.draft)
    expect(merged.texts[file]).toBe(list(11, 22, 30, 44))
    expect(merged.revision).toBeGreaterThan(there.draft.revision)
  })

  test('keeps what one tab types while the other sends', () => {
    const typed = inTab(write(list(11, 20, 30, 44)))
    const sent = inTab({
      kind: 'replace',
      revision: start.revision,
      draft: emptyDraft(site.base),
    })
    const merged = mergeDrafts(site, start, typed.draft, sent.draft)
    expect(merged.texts[file]).toBe(list(10, 20, 30, 44))
    expect(merged.id).not.toBe(start.id)
  })

  test('keeps an unfinished translation of the other tab, and drops one that is finished', () => {
    const unfinished = (key: string, words?: string): DraftAction => ({
      kind: 'unfinished',
      key,
      words,
    })
    const base = inTab(unfinished('a', 'A'))
    const here = drafted(base, unfinished('a', undefined))
    const there = drafted(base, unfinished('b', 'B'))
    expect(mergeDrafts(site, base.draft, here.draft, there.draft).unfinished).toEqual({ b: 'B' })
  })
})

describe('two changes of a text', () => {
  test('of different lines are merged, of the same line refused', () => {
    const base = list(1, 2, 3)
    expect(mergeText(base, list(9, 2, 3), list(1, 2, 8))).toBe(list(9, 2, 8))
    expect(mergeText(base, list(9, 2, 3), list(1, 8, 3))).toBe(list(9, 8, 3))
    expect(mergeText(base, list(9, 2, 3), list(8, 2, 3))).toBeUndefined()
  })

  test('are refused if the result is no JSON', () => {
    expect(mergeText(list(1, 2, 3), list(1, 2), list(1, 2, 3, 4))).toBeUndefined()
  })
})
