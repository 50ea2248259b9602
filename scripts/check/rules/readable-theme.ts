import { type ColourRole, least, type Pair, pairs } from '../../contrast/pairs.ts'
import {
  isReadable,
  ratioOf,
  readableColour,
  type WrittenColours,
} from '../../contrast/readable.ts'
import { faultAt } from '../fault.ts'
import { spokenLanguage } from '../language.ts'
import { titleAt } from '../schema/node.ts'
import type { Doc, Fault, Rule } from '../types.ts'
import { valueAt } from '../walk.ts'

/** Every text and every edge that must be seen stands out from its ground, as WCAG 2.2 asks. */
export const readableTheme: Rule = {
  name: 'readable-theme',
  scope: 'file',
  *check(doc: Doc) {
    if (doc.role.kind !== 'content' || doc.role.name !== 'theme') return
    const written = valueAt(doc.value, ['colours'])
    if (typeof written !== 'object' || written === null) return
    const colours: WrittenColours = written
    let unread = pairs.filter((pair) => !isReadable(pair, colours))
    while (unread.length > 0) {
      const role = culpritOf(unread)
      yield unreadable(doc, role, colours, unread.filter(has(role)))
      unread = unread.filter((pair) => !has(role)(pair))
    }
  },
}

const has = (role: ColourRole) => (pair: Pair) => pair.front === role || pair.ground === role

/** The one colour that most of the pairs have in common; of two, the one that stands in front. */
function culpritOf(unread: readonly Pair[]): ColourRole {
  const roles = [...unread.map(({ front }) => front), ...unread.map(({ ground }) => ground)]
  const shareOf = (role: ColourRole) => unread.filter(has(role)).length
  return roles.reduce((most, role) => (shareOf(role) > shareOf(most) ? role : most))
}

/** One fault a colour, about the pair that is hardest to read. */
function unreadable(doc: Doc, role: ColourRole, colours: WrittenColours, unread: Pair[]): Fault {
  const reached = (pair: Pair) => (ratioOf(pair, colours) ?? 0) / least[pair.kind]
  const worst = unread.reduce((one, other) => (reached(other) < reached(one) ? other : one))
  const path = ['colours', role]
  const right = readableColour(role, pairs.filter(has(role)), colours)
  const title = (each: ColourRole) => titleAt(doc.schema, ['colours', each])
  const words = {
    front: title(worst.front),
    ground: title(worst.ground),
    ratio: figure(ratioOf(worst, colours) ?? 0),
    least: figure(least[worst.kind]),
  }
  return faultAt('theme.unreadable', words, doc, path, { instead: right })
}

/** Rounded down, so that what is not enough never looks as if it were. */
const figure = (ratio: number) =>
  (Math.floor(ratio * 100) / 100).toLocaleString(spokenLanguage(), { maximumFractionDigits: 2 })
