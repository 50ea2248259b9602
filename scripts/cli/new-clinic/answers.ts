import { createInterface } from 'node:readline/promises'
import { readContent } from '../../../src/content/loading/read.ts'
import { siteLanguage } from '../../../src/content/loading/readJson.ts'
import { type CountryCode, countries } from '../../../src/shared/country/countries.ts'
import { readPhone } from '../../../src/shared/country/phone.ts'
import { baseOf } from '../../../src/validation/messages.ts'
import { isLanguageTag } from '../../../src/validation/siteLocation.ts'
import { fixtureClinics, root } from '../../build/paths.ts'

/** Phones are in international form, colours `#RRGGBB`. */
export type Answers = {
  /** A BCP 47 folder of `locales/`: the language of site and editors. */
  language: string
  /** The clinic whose texts, pages and pictures are copied. */
  from: string
  name: string
  city: string
  district: string
  country: CountryCode
  landline: string
  mobile: string
  primary: string
  accent: string
}

type Question = {
  key: keyof Answers
  ask: string
  example: (so: Partial<Answers>) => string
  /** Parses an answer; undefined if invalid. */
  read: (written: string, so: Partial<Answers>) => string | undefined
}

const any = (written: string) => written
const colour = (written: string) => (/^#[0-9a-f]{6}$/i.test(written) ? written : undefined)
const phone = (kind: 'landline' | 'mobile'): Omit<Question, 'ask'> => ({
  key: kind,
  example: ({ country = 'TR' }) => countries[country][kind],
  read: (written, { country = 'TR' }) =>
    written === countries[country][kind] ? written : readPhone(written, country)?.international,
})
const look = (so: Partial<Answers>) => readContent(placeOf(so), 'theme').colours

const questions: Question[] = [
  {
    key: 'language',
    ask: 'Language, by its code',
    example: ({ from = root }) => siteLanguage(from),
    read: (written) => (isLanguageTag(written) ? written : undefined),
  },
  {
    key: 'from',
    ask: 'Begin with the clinic in the folder',
    example: ({ language = '' }) => clinicSpeaking(language) ?? root,
    read: any,
  },
  { key: 'name', ask: 'Name, without the word for a clinic', example: () => 'Nar', read: any },
  { key: 'city', ask: 'City', example: (so) => addressOf(so).city, read: any },
  { key: 'district', ask: 'District', example: (so) => addressOf(so).district, read: any },
  {
    key: 'country',
    ask: `Country, one of ${Object.keys(countries).join(', ')}`,
    example: (so) => readContent(placeOf(so), 'site').country,
    read: (written) => (written.toUpperCase() in countries ? written.toUpperCase() : undefined),
  },
  { ask: 'Landline', ...phone('landline') },
  { ask: 'Mobile', ...phone('mobile') },
  { key: 'primary', ask: 'Main colour', example: (so) => look(so).primary, read: colour },
  { key: 'accent', ask: 'Second colour', example: (so) => look(so).accent, read: colour },
]

/** The command's flags, in the order of the questions. */
export const flags = questions.map(({ key }) => key)

/** The engine's clinic, or the first fixture in a language. */
const clinicSpeaking = (language: string): string | undefined => {
  const folders = [root, ...fixtureClinics()]
  return folders.find((folder) => baseOf(siteLanguage(folder)) === baseOf(language))
}

const placeOf = ({ from = root }: Partial<Answers>) => ({
  clinicDir: from,
  language: siteLanguage(from),
})
const addressOf = (so: Partial<Answers>) => readContent(placeOf(so), 'clinic').address

/**
 * Answers from flags, else from the terminal; the examples without a terminal. Throws an Error
 * that names an invalid flag.
 */
export async function askFor(flags: Record<string, string | undefined>): Promise<Answers> {
  const terminal = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined
  const so: Record<string, string> = flags.from ? { from: flags.from } : {}
  try {
    for (const { key, ask, example, read } of questions) {
      const usual = example(so)
      const asked = flags[key] ?? (await terminal?.question(`${ask} [${usual}]: `))
      const answer = read(asked?.trim() || usual, so)
      if (answer === undefined)
        throw new Error(`--${key}: "${asked}" will not do. ${ask}, like ${usual}`)
      so[key] = answer
    }
  } finally {
    terminal?.close()
  }
  return so as Answers
}
