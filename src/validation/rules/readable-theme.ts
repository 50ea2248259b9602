import { type ColourRole, darkPairs, least, type Pair, pairs } from '../../content/theme/pairs.ts'
import { darkColours } from '../../content/theme/palette.ts'
import {
  culpritOf,
  isReadable,
  ratioOf,
  readableColour,
  type WrittenColours,
} from '../../content/theme/readable.ts'
import type { ThemeFile } from '../../content/types.gen.ts'
import { diagnosticAt } from '../diagnostic.ts'
import { valueAt } from '../jsonPath.ts'
import { currentLanguage } from '../messages.ts'
import { titleAt } from '../schema/node.ts'
import type { Diagnostic, Doc, Rule } from '../types.ts'

/** Theme colours have the contrast of WCAG 2.2, in light and in dark surroundings. */
export const readableTheme: Rule = {
  scope: 'file',
  content: 'theme',
  *check(doc: Doc) {
    const [colours, dark] = [coloursIn(doc, 'colours'), coloursIn(doc, 'dark')]
    if (!colours) return
    yield* unreadableIn(doc, 'colours', colours, pairs)
    if (!dark) return
    const derived = darkColours({ colours: colours as ThemeFile['colours'] })
    yield* unreadableIn(doc, 'dark', { ...derived, ...dark }, darkPairs)
  },
}

type Part = 'colours' | 'dark'

function coloursIn(doc: Doc, part: Part): WrittenColours | undefined {
  const written = valueAt(doc.value, [part])
  return typeof written === 'object' && written !== null ? written : undefined
}

/** One diagnostic per written colour. */
function* unreadableIn(
  doc: Doc,
  part: Part,
  colours: WrittenColours,
  table: readonly Pair[],
): Iterable<Diagnostic> {
  const isWritten = (role: ColourRole) => valueAt(doc.value, [part, role]) !== undefined
  const own = table.filter(({ front, ground }) => isWritten(front) || isWritten(ground))
  let unread = own.filter((pair) => !isReadable(pair, colours))
  while (unread.length > 0) {
    const role = culpritOf(unread, isWritten)
    yield unreadable(doc, [part, role], colours, own.filter(has(role)))
    unread = unread.filter((pair) => !has(role)(pair))
  }
}

const has = (role: ColourRole) => (pair: Pair) => pair.front === role || pair.ground === role

/** About the worst of a colour's pairs. */
function unreadable(
  doc: Doc,
  [part, role]: [part: Part, role: ColourRole],
  colours: WrittenColours,
  own: readonly Pair[],
): Diagnostic {
  const reached = (pair: Pair) => (ratioOf(pair, colours) ?? Infinity) / least[pair.kind]
  const worst = own.reduce((one, other) => (reached(other) < reached(one) ? other : one))
  const instead = readableColour(role, own, colours)
  const title = (each: ColourRole) => titleAt(doc.schema, [part, each])
  const words = {
    front: title(worst.front),
    ground: title(worst.ground),
    ratio: figure(ratioOf(worst, colours) ?? 0),
    least: figure(least[worst.kind]),
  }
  return diagnosticAt('theme.unreadable', words, doc, [part, role], { instead })
}

/** Rounded down, so that a failing ratio never looks sufficient. */
const figure = (ratio: number) =>
  (Math.floor(ratio * 100) / 100).toLocaleString(currentLanguage(), { maximumFractionDigits: 2 })
