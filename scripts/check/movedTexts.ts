import { fault } from './fault.ts'
import { say } from './language.ts'
import { groupOf, highestLost, nameOf, pathOf } from './localeKeys.ts'
import { keyRange, placeOf } from './position.ts'
import type { Doc, Fault } from './types.ts'

/**
 * Texts under their own name in another group; those that moved together are told
 * together. Takes what it explains out of `strange` and `lost`.
 */
export function* movedTexts(
  doc: Doc,
  strange: Set<string>,
  lost: Set<string>,
  absent: readonly string[],
): Iterable<Fault> {
  const moves = new Map<string, { from: string; to: string }[]>()
  for (const from of strange) {
    const homes = [...new Set([...lost, ...absent])].filter(
      (key) => nameOf(key) === nameOf(from) && key !== from,
    )
    const [to] = homes
    if (to === undefined || homes.length > 1) continue
    const way = `${groupOf(from)} ${groupOf(to)}`
    moves.set(way, [...(moves.get(way) ?? []), { from, to }])
  }
  for (const texts of moves.values()) {
    const [first] = texts
    if (!first) continue
    for (const { from, to } of texts) {
      strange.delete(from)
      lost.delete(to)
      lost.delete(highestLost(doc, to))
    }
    const names = texts.map(({ from }) => `"${nameOf(from)}"`).join(', ')
    const home = groupOf(first.to).slice(0, -1)
    const [path, ...others] = texts.map(({ from }) => pathOf(doc, from))
    const range = keyRange(doc, path ?? [])
    const details = {
      ...(path && { path }),
      covers: [...others, ...texts.map(({ to }) => pathOf(doc, to))],
    }
    if (home === '') yield fault('locale.moved-in', { names }, doc.file, range, details)
    else {
      const { line } = placeOf(doc.text, keyRange(doc, pathOf(doc, home)).offset)
      const expected = say('advice.inside-group', { name: home, line })
      yield fault('locale.moved', { names, group: home }, doc.file, range, { ...details, expected })
    }
  }
}
