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

/** The key without its form, when the contract knows it as one that counts. */
export function countedBase(contract: object, key: string): string | undefined {
  const base = key.replace(SUFFIX, '')
  return base !== key && Object.hasOwn(contract, `${base}_other`) ? base : undefined
}

/** Asked for every text there is, so worked out once a file and language. */
const known = new WeakMap<LocaleContract, Map<string, LocaleContract>>()

/**
 * What a language owes the code: of each text that counts, the forms of this language
 * instead of those of Turkish. A form for one alone may leave the number out.
 */
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
