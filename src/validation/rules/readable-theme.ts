import { type ColourRole, least, type Pair, pairs } from '../../content/theme/pairs.ts'
import {
  culpritOf,
  isReadable,
  ratioOf,
  readableColour,
  type WrittenColours,
} from '../../content/theme/readable.ts'
import { diagnosticAt } from '../diagnostic.ts'
import { valueAt } from '../jsonPath.ts'
import { currentLanguage } from '../messages.ts'
import { titleAt } from '../schema/node.ts'
import type { Diagnostic, Doc, Rule } from '../types.ts'

/** Theme colours have the contrast of WCAG 2.2. */
export const readableTheme: Rule = {
  scope: 'file',
  content: 'theme',
  *check(doc: Doc) {
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

/** One diagnostic per colour, about its worst pair. */
function unreadable(
  doc: Doc,
  role: ColourRole,
  colours: WrittenColours,
  unread: Pair[],
): Diagnostic {
  const reached = (pair: Pair) => (ratioOf(pair, colours) ?? 0) / least[pair.kind]
  const worst = unread.reduce((one, other) => (reached(other) < reached(one) ? other : one))
  const instead = readableColour(role, pairs.filter(has(role)), colours)
  const title = (each: ColourRole) => titleAt(doc.schema, ['colours', each])
  const words = {
    front: title(worst.front),
    ground: title(worst.ground),
    ratio: figure(ratioOf(worst, colours) ?? 0),
    least: figure(least[worst.kind]),
  }
  return diagnosticAt('theme.unreadable', words, doc, ['colours', role], { instead })
}

/** Rounded down, so that a failing ratio never looks sufficient. */
const figure = (ratio: number) =>
  (Math.floor(ratio * 100) / 100).toLocaleString(currentLanguage(), { maximumFractionDigits: 2 })
