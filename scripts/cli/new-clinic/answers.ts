import { createInterface } from 'node:readline/promises'
import { readSites } from '../../../src/content/loading/read.ts'
import { siteLanguage } from '../../../src/content/loading/readJson.ts'
import { isSupplied } from '../../../src/content/texts/engineTexts.ts'
import { type Country, type CountryCode, countries } from '../../../src/shared/country/countries.ts'
import { readPhone } from '../../../src/shared/country/phone.ts'
import { FALLBACK } from '../../../src/validation/messageFiles.ts'
import { baseOf, gapNotice } from '../../../src/validation/messages.ts'
import siteSchema from '../../../src/validation/schemas/site.json' with { type: 'json' }
import { localeContracts, owedTexts } from '../../../src/validation/schemas.ts'
import { isLanguageTag } from '../../../src/validation/siteLocation.ts'
import { fixtureClinics, root } from '../../publish/paths.ts'

/** Phones are in international form, '' for none; colours `#RRGGBB`. */
export type Answers = {
  /** BCP 47: the language of site and editors. */
  language: string
  /** The clinic whose texts, pages and pictures are copied. */
  from: string
  name: string
  /** As in `site.json`. */
  profession: string
  country: CountryCode
  city: string
  district: string
  postalCode: string
  latitude: string
  longitude: string
  landline: string
  mobile: string
  primary: string
  accent: string
}

type Question = {
  prompt: string
  example: (given: Partial<Answers>) => string
  /** Parses an answer; undefined if invalid. Any text is valid without it. */
  read?: (written: string, given: Partial<Answers>) => string | undefined
}

/** A colour as in `theme.json`; undefined for anything else. */
export const colour = (written: string): string | undefined =>
  /^#[0-9a-f]{6}$/i.test(written) ? written.toUpperCase() : undefined
const phone = (kind: 'landline' | 'mobile', prompt: string): Question => ({
  prompt,
  example: ({ country = 'TR' }) => countries[country][kind],
  read: (written, { country = 'TR' }) =>
    written === countries[country][kind] ? written : readPhone(written, country)?.international,
})
const withNone = (question: Question): Question => ({
  ...question,
  read: (written, given) => (/^none$/i.test(written) ? '' : question.read?.(written, given)),
})
const placeIn = ({ country = 'TR' }: Partial<Answers>): Country => countries[country]
const isAtHome = (given: Partial<Answers>) => given.country === siteOf(given).site.country

/** A coordinate in decimal degrees inside the country; the example in another country is its middle. */
const coordinate = (
  name: 'latitude' | 'longitude',
  low: keyof Country['box'],
  high: keyof Country['box'],
): Question => ({
  prompt: `${name === 'latitude' ? 'Latitude' : 'Longitude'} in degrees`,
  example: (given) => {
    const { box } = placeIn(given)
    if (isAtHome(given)) return String(siteOf(given).clinic.map[name])
    return String((box[low] + box[high]) / 2)
  },
  read: (written, given) => {
    const { box } = placeIn(given)
    return Number(written) >= box[low] && Number(written) <= box[high] ? written : undefined
  },
})
const coloursOf = (given: Partial<Answers>) => siteOf(given).theme.colours

const PROFESSIONS = siteSchema.properties.profession.properties.type.enum

const questions: Record<keyof Answers, Question> = {
  language: {
    prompt: 'Language, by its code',
    example: ({ from = root }) => siteLanguage(from),
    read: (written) => (isLanguageTag(written) ? written : undefined),
  },
  from: {
    prompt: 'Begin with the clinic in the folder',
    example: ({ from, language = '' }) =>
      from ??
      clinicInLanguage(language) ??
      (isSupplied(language) ? clinicInLanguage(FALLBACK) : undefined) ??
      refuse(language),
  },
  name: { prompt: 'Name, without the word for a clinic', example: () => 'Nar' },
  profession: {
    prompt: `Profession, one of ${PROFESSIONS.join(', ')}`,
    example: (given) => siteOf(given).site.profession?.type ?? 'Dentist',
    read: (written) => (PROFESSIONS.includes(written) ? written : undefined),
  },
  country: {
    prompt: `Country, one of ${Object.keys(countries).join(', ')}`,
    example: (given) => siteOf(given).site.country,
    read: (written) => (written.toUpperCase() in countries ? written.toUpperCase() : undefined),
  },
  city: { prompt: 'City', example: (given) => addressOf(given).city },
  district: {
    prompt: 'District or part of the city',
    // Other countries' samples have no district of the new city.
    example: (given) => (isAtHome(given) ? addressOf(given).district : (given.city ?? '')),
  },
  postalCode: {
    prompt: 'Postal code',
    example: (given) =>
      isAtHome(given) ? addressOf(given).postalCode : placeIn(given).postalCode.example,
    read: (written, given) => (placeIn(given).postalCode.form.test(written) ? written : undefined),
  },
  latitude: coordinate('latitude', 'south', 'north'),
  longitude: coordinate('longitude', 'west', 'east'),
  landline: phone('landline', 'Landline'),
  mobile: withNone(phone('mobile', 'Mobile, or none')),
  primary: { prompt: 'Main colour', example: (given) => coloursOf(given).primary, read: colour },
  accent: { prompt: 'Second colour', example: (given) => coloursOf(given).accent, read: colour },
}

/** The command's flags, in the order of the questions. */
export const flags = Object.keys(questions)

/** The test clinic from which the palette of a clinic in a language is turned. */
export const sampleIn = (language: string): string => {
  const inLanguage = (code: string) =>
    fixtureClinics().find((folder) => baseOf(siteLanguage(folder)) === baseOf(code))
  return inLanguage(language) ?? inLanguage(FALLBACK) ?? root
}

/** The engine's clinic, or the first fixture in a language. */
const clinicInLanguage = (language: string): string | undefined => {
  const folders = [root, ...fixtureClinics()]
  return folders.find((folder) => baseOf(siteLanguage(folder)) === baseOf(language))
}

/** A new language is a translator's work: another clinic's texts are copied only on request. */
function refuse(language: string): never {
  const lacks = Object.keys(localeContracts).flatMap((name) => {
    const { length } = owedTexts(name, language)
    return length > 0 ? [`${name}.json (${length})`] : []
  })
  throw new Error(
    [
      `--language: there is no clinic in "${language}" to begin with.`,
      ...(lacks.length > 0 ? [`Missing texts of the interface: ${lacks.join(', ')}.`] : []),
      ...gapNotice(language),
      'To translate the texts of another clinic, name its folder: --from DIR',
    ].join('\n'),
  )
}

const siteOf = ({ from = root }: Partial<Answers>) => readSites(from).own
const addressOf = (given: Partial<Answers>) => siteOf(given).clinic.address

/** Throws if the answer on the terminal is no. */
export async function confirm(question: string): Promise<void> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(question)
  terminal.close()
  if (/^n/i.test(answer.trim())) throw new Error('Nothing was written.')
}

/**
 * Answers from flags, else from the terminal; the examples without a terminal. Throws an Error
 * that names an invalid flag.
 */
export async function askFor(flags: Record<string, string | undefined>): Promise<Answers> {
  const terminal = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined
  const given: Record<string, string> = flags.from ? { from: flags.from } : {}
  try {
    for (const [key, { prompt, example, read }] of Object.entries(questions)) {
      const suggestion = example(given)
      const typed = flags[key] ?? (await terminal?.question(`${prompt} [${suggestion}]: `))
      const written = typed?.trim() || suggestion
      const answer = read ? read(written, given) : written
      if (answer === undefined)
        throw new Error(`--${key}: "${typed}" is invalid. ${prompt}, like ${suggestion}`)
      given[key] = answer
    }
  } finally {
    terminal?.close()
  }
  return given as Answers
}
