import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { readContent } from '../../src/content/read.ts'
import { type CountryCode, countries } from '../../src/country/countries.ts'
import { readPhone } from '../../src/country/phone.ts'
import { siteLanguage } from '../../src/server/siteLanguage.ts'
import { root } from '../build/places.ts'
import { baseOf } from '../check/language.ts'
import { isLanguageTag } from '../check/place.ts'

/** What makes a clinic another one. Phones are in international form, colours `#RRGGBB`. */
export type Answers = {
  /** A folder in `locales/`, BCP 47: what the site and its editors are told in. */
  language: string
  /** The folder of the clinic whose texts, pages and pictures it begins with. */
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
  /** The answer as it is written down, undefined for one that will not do. */
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

/** The engine's clinic, or the first of those it is tested with, that speaks a language. */
const clinicSpeaking = (language: string): string | undefined => {
  const fixtures = join(root, 'tests', 'clinics')
  const folders = [root, ...readdirSync(fixtures).map((name) => join(fixtures, name))]
  return folders.find((folder) => baseOf(siteLanguage(folder)) === baseOf(language))
}

const placeOf = ({ from = root }: Partial<Answers>) => ({
  clinicDir: from,
  language: siteLanguage(from),
})
const addressOf = (so: Partial<Answers>) => readContent(placeOf(so), 'clinic').address

/**
 * The answers, from flags where there are, else asked for at the terminal; where there
 * is none, the examples. Throws an Error that names the flag whose value will not do.
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
