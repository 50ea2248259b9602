import { placeholdersAt } from '../../content/filledTexts.ts'
import { closest } from '../closest.ts'
import { diagnosticAt } from '../diagnostic.ts'
import { valueAt } from '../jsonPath.ts'
import { message } from '../messages.ts'
import {
  damagedPlaceholder,
  foreignPlaceholder,
  lostSuffix,
  placeholdersAsWritten,
  placeholdersOf,
  tidyPlaceholder,
  unknownPlaceholders,
  withoutPlaceholders,
} from '../placeholders.ts'
import { contractFor, countedBase } from '../plurals.ts'
import { localeContracts } from '../schemas.ts'
import type { Diagnostic, Doc, FileKind, Leaf, Path, Rule } from '../types.ts'

/**
 * Every placeholder is filled where it stands, none that a text needs is lost, and braces have no
 * other use: in content, in the texts of the interface, and in translations of both.
 */
export const filledTexts: Rule = {
  scope: 'leaf',
  *check({ path, value }: Leaf, doc: Doc): Iterable<Diagnostic> {
    const isOwnText = doc.role.kind === 'locale'
    if (isOwnText && typeof value !== 'string') yield diagnosticAt('locale.type', {}, doc, path)
    else if (isOwnText && String(value).trim() === '')
      yield diagnosticAt('locale.empty', {}, doc, path)
    else if (isInterface(doc.role) && String(value).includes('$t('))
      yield diagnosticAt('locale.nesting', {}, doc, path)
    else if (typeof value === 'string' && value.trim() !== '') yield* placeholders(doc, path, value)
  },
}

const isInterface = ({ kind, name }: FileKind) => kind !== 'content' && !name.startsWith('content/')

/** The placeholders that the site fills in a text, and those that the text must have. */
type Slots = { known: readonly string[]; needed: readonly string[] }

/** Undefined for unknown texts, and for the source text of a translation. */
function slotsAt({ role, value }: Doc, path: Path): Slots | undefined {
  const { kind, name, language, own = '' } = role
  const isTranslation = kind === 'translation'
  if (isTranslation && path.at(-1) !== language) return undefined
  const key = isTranslation ? String(path[0]) : path.join('.')
  const known = placeholdersAt(name.replace('content/', ''), key)
  const inContent = { known, needed: isTranslation ? known : [] }
  const slots = isInterface(role) ? slotsOfText(name, key, language) : inContent
  if (!slots || !isTranslation) return slots
  // A translation of a former text may lack what today's text has.
  const from = placeholdersOf(String(valueAt(value, [key, own])))
  return { ...slots, needed: slots.needed.filter((each) => from.includes(each)) }
}

/** Of a text of the interface. A plural form may omit the number. */
function slotsOfText(namespace: string, key: string, language: string): Slots | undefined {
  const contract = contractFor(localeContracts[namespace] ?? {}, language)
  const needed = contract[key]
  return needed && { needed, known: countedBase(contract, key) ? [...needed, 'count'] : needed }
}

/** An unknown, malformed or lost placeholder, else a stray brace. */
function* placeholders(doc: Doc, path: Path, value: string): Iterable<Diagnostic> {
  const { known, needed } = slotsAt(doc, path) ?? {}
  if (!known || !needed) return
  const renamed = (raw: string, from: string, to: string) => {
    const instead = value.replaceAll(raw, slotOf(to))
    const words = { slot: slotOf(from), meant: slotOf(to) }
    return diagnosticAt('locale.variable-renamed', words, doc, path, { instead })
  }
  const broken = (name: string, instead: string | undefined) =>
    diagnosticAt('locale.variable-broken', { slot: slotOf(name) }, doc, path, { instead })
  const slots = placeholdersAsWritten(value)
  const lost = needed.filter((name) => !slots.some((slot) => slot.name === name))
  const unknown = slots.find((slot) => !known.includes(slot.name))
  if (unknown) {
    const { raw, name } = unknown
    const likely = lost.length > 0 ? lost : known
    const meant = closest(name, likely) ?? (lost.length === 1 ? lost[0] : undefined)
    yield meant === undefined
      ? diagnosticAt('locale.variable-unknown', { slot: slotOf(name) }, doc, path, {
          expected: likely.map(slotOf).join(', ') || message('advice.no-placeholder', {}),
        })
      : renamed(raw, name, meant)
    return
  }
  for (const { raw, name } of slots) {
    const tidy = tidyPlaceholder(raw, name, isInterface(doc.role))
    if (tidy === raw) continue
    yield broken(name, tidy && value.replaceAll(raw, tidy))
    return
  }
  const suffixed = lostSuffix(value)
  if (suffixed) {
    yield broken(suffixed, undefined)
    return
  }
  const [strange, ...others] = unknownPlaceholders(value)
  const [name] = lost
  const foreign = foreignPlaceholder(value)
  const likely = lost.length === 1 ? name : closest(wordIn(strange), known)
  if (name !== undefined && damagedPlaceholder(value, name)) {
    const instead = lost.reduce((text, each) => {
      const damaged = damagedPlaceholder(text, each)
      return damaged ? text.replace(damaged, slotOf(each)) : text
    }, value)
    yield broken(name, instead)
  } else if (strange && others.length === 0 && likely) {
    const word = wordIn(strange)
    const instead = value.replaceAll(strange, slotOf(likely))
    yield word === likely ? broken(likely, instead) : renamed(strange, word, likely)
  } else if (foreign && known.includes(foreign.name))
    yield broken(foreign.name, value.replace(foreign.raw, slotOf(foreign.name)))
  else if (name !== undefined)
    yield diagnosticAt('locale.variable-lost', { slot: slotOf(name) }, doc, path, {
      expected: needed.map(slotOf).join(', '),
    })
  else if (/[{}]/.test(withoutPlaceholders(value)))
    yield diagnosticAt('locale.brace', {}, doc, path)
}

const slotOf = (name: string) => `{{${name}}}`
const wordIn = (raw = '') => raw.replace(/[${}]/g, '').trim()
