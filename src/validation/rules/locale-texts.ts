import { closest } from '../closest.ts'
import { diagnosticAt } from '../diagnostic.ts'
import { message } from '../messages.ts'
import {
  damagedPlaceholder,
  placeholdersAsWritten,
  tidyPlaceholders,
  unknownPlaceholders,
  withoutPlaceholders,
} from '../placeholders.ts'
import { contractFor, countedBase } from '../plurals.ts'
import { localeContracts } from '../schemas.ts'
import type { Diagnostic, Doc, Leaf, Path, Rule } from '../types.ts'

/** Locale texts are not empty and keep the variables that the code fills in. */
export const localeTexts: Rule = {
  name: 'locale-texts',
  scope: 'leaf',
  *check({ path, value }: Leaf, doc: Doc): Iterable<Diagnostic> {
    if (doc.role.kind !== 'locale') return
    if (typeof value !== 'string') yield diagnosticAt('locale.type', {}, doc, path)
    else if (value.trim() === '') yield diagnosticAt('locale.empty', {}, doc, path)
    else if (value.includes('$t(')) yield diagnosticAt('locale.nesting', {}, doc, path)
    else yield* variables(doc, path, value)
  },
}

/** A renamed, missing or damaged variable, else a stray brace. */
function* variables(doc: Doc, path: Path, value: string): Iterable<Diagnostic> {
  const contract = contractFor(localeContracts[doc.role.name] ?? {}, doc.role.language)
  const key = path.join('.')
  const expected = contract[key]
  if (!expected) return
  const renamed = (raw: string, from: string, to: string) => {
    const instead = value.replaceAll(raw, slotOf(to))
    const words = { slot: slotOf(from), meant: slotOf(to) }
    return diagnosticAt('locale.variable-renamed', words, doc, path, { instead })
  }
  // A plural form may leave out the number.
  const allowed = countedBase(contract, key) ? [...expected, 'count'] : expected
  const slots = placeholdersAsWritten(value)
  const lost = expected.filter((name) => !slots.some((slot) => slot.name === name))
  const unknown = slots.find((slot) => !allowed.includes(slot.name))
  if (unknown) {
    const { raw, name } = unknown
    const meant = closest(name, lost) ?? (lost.length === 1 ? lost[0] : undefined)
    yield meant === undefined
      ? diagnosticAt('locale.variable-unknown', { slot: slotOf(name) }, doc, path, {
          expected: lost.map(slotOf).join(', ') || message('advice.no-placeholder', {}),
        })
      : renamed(raw, name, meant)
    return
  }
  const [name] = lost
  if (name === undefined) {
    if (/[{}]/.test(withoutPlaceholders(value)))
      yield diagnosticAt('locale.brace', {}, doc, path, { instead: tidyPlaceholders(value) })
    return
  }
  const slot = slotOf(name)
  const [strange, ...others] = unknownPlaceholders(value)
  if (damagedPlaceholder(value, name)) {
    const instead = lost.reduce((text, each) => {
      const damaged = damagedPlaceholder(text, each)
      return damaged ? text.replace(damaged, slotOf(each)) : text
    }, value)
    yield diagnosticAt('locale.variable-broken', { slot }, doc, path, { instead })
  } else if (strange && others.length === 0 && lost.length === 1)
    yield renamed(strange, strange.replace(/[{}]/g, '').trim(), name)
  else
    yield diagnosticAt('locale.variable-lost', { slot }, doc, path, {
      expected: expected.map(slotOf).join(', '),
    })
}

const slotOf = (name: string) => `{{${name}}}`
