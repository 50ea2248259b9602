import type { LocaleContract } from './placeholders.ts'

const SUFFIX = /_(?:zero|one|two|few|many|other)$/

/** A language's plural categories, i18next's key suffixes: Turkish has `one` and `other`. */
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

/** Cached by contract and language, because every text needs it. */
const known = new WeakMap<LocaleContract, Map<string, LocaleContract>>()

/** The required keys in a language, with its plural forms. Singular forms may omit the number. */
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
