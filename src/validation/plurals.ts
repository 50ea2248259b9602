import type { LocaleContract } from './placeholders.ts'

const SUFFIX = /_(?:zero|one|two|few|many|other)$/

/** The forms a language counts in, by the names i18next puts behind a key: Turkish has `one` and `other`. */
const formsOf = (language: string): string[] => {
  try {
    return new Intl.PluralRules(language).resolvedOptions().pluralCategories
  } catch {
    return ['one', 'other']
  }
}

/** The key without its plural suffix, if the contract knows it as a plural. */
export function countedBase(contract: object, key: string): string | undefined {
  const base = key.replace(SUFFIX, '')
  return base !== key && Object.hasOwn(contract, `${base}_other`) ? base : undefined
}

/** Cached by contract and language: looked up for every text. */
const known = new WeakMap<LocaleContract, Map<string, LocaleContract>>()

/** The required keys in a language: its own plural forms. A form for one may leave out the number. */
export function contractFor(contract: LocaleContract, language: string): LocaleContract {
  const languages = known.get(contract) ?? new Map<string, LocaleContract>()
  known.set(contract, languages)
  const owed = languages.get(language) ?? owedBy(contract, language)
  languages.set(language, owed)
  return owed
}

function owedBy(contract: LocaleContract, language: string): LocaleContract {
  if (!Object.keys(contract).some((key) => key.endsWith('_other'))) return contract
  const forms = formsOf(language)
  const owed: LocaleContract = {}
  for (const [key, names] of Object.entries(contract)) {
    const base = countedBase(contract, key)
    if (base === undefined) owed[key] = names
    else
      for (const form of forms) {
        const all = contract[`${base}_other`] ?? []
        owed[`${base}_${form}`] = form === 'other' ? all : all.filter((name) => name !== 'count')
      }
  }
  return owed
}
