import type { Field, Fields } from './fields.ts'

export type Node = Record<string, unknown>

/** A member on the way from a file's root to a text. */
export type Place = { holder: Node; member: string; value: unknown }

/**
 * Omits an untranslated text: its field or list item, and what makes no sense without it. Apply to
 * the texts of a file from last to first.
 */
export function omit(trail: readonly Place[], { steps, without }: Field, fields: Fields): void {
  const last = trail.at(-1)
  if (!last || without === 'keep') return
  if (without === 'blank') {
    if (Array.isArray(last.holder)) last.holder.splice(Number(last.member), 1)
    else last.holder[last.member] = ''
    return
  }
  for (const [depth, place] of [...trail.entries()].reverse()) {
    const { holder, member, value } = place
    const mayGo = steps[depth]?.mayGo
    if (Array.isArray(holder)) {
      // A record may have been removed with another of its texts.
      const index = typeof value === 'string' ? Number(member) : holder.indexOf(value)
      if (index < 0) return
      holder.splice(index, 1)
      if (holder.length > 0 || mayGo) return
    } else if (mayGo) {
      delete holder[member]
      const around = steps.slice(0, depth).map(({ name }) => name)
      if (!isHollow(holder, around, fields)) return
    }
  }
}

/** Whether a list item has none of its lists of texts any more, such as a part with its title alone. */
function isHollow(item: Node, path: readonly string[], fields: Fields): boolean {
  if (path.at(-1) !== '*') return false
  const lists = [...fields.values()].flatMap(({ steps }) => {
    const isInside = path.every((name, depth) => steps[depth]?.name === name)
    const [list, inside] = steps.slice(path.length)
    return isInside && list && inside?.name === '*' ? [list.name] : []
  })
  return lists.length > 0 && lists.every((list) => item[list] === undefined)
}
