import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readContent } from '../../src/content/read.ts'
import { slugOf } from '../../src/formats/searchText.ts'
import { siteLanguage } from '../../src/server/siteLanguage.ts'
import { inspectSite } from '../check.ts'
import type { Answers } from './answers.ts'

/** Of a country whose clinic is begun with another country's: both stand in site.json. */
const zones: Partial<Record<string, { timeZone: string; currency: string; currencySign: string }>> =
  {
    TR: { timeZone: 'Europe/Istanbul', currency: 'TRY', currencySign: 'TL' },
    DE: { timeZone: 'Europe/Berlin', currency: 'EUR', currencySign: '€' },
    AT: { timeZone: 'Europe/Vienna', currency: 'EUR', currencySign: '€' },
    CH: { timeZone: 'Europe/Zurich', currency: 'CHF', currencySign: 'CHF' },
    NL: { timeZone: 'Europe/Amsterdam', currency: 'EUR', currencySign: '€' },
    BE: { timeZone: 'Europe/Brussels', currency: 'EUR', currencySign: '€' },
    FR: { timeZone: 'Europe/Paris', currency: 'EUR', currencySign: '€' },
    GB: { timeZone: 'Europe/London', currency: 'GBP', currencySign: '£' },
  }

/**
 * Writes the clinic into a new folder: `content/`, `locales/`, `public/`, everything a
 * sample still, and colours darkened or lightened until all text can be read. Answers
 * what to do next. Throws when the folder holds something, and with the gate's report
 * when what was written would not pass.
 */
export function writeClinic(folder: string, answers: Answers): string {
  const clinic = resolve(folder)
  if (existsSync(clinic) && readdirSync(clinic).length > 0)
    throw new Error(`${clinic} is not empty: choose a new folder.`)
  const from = { clinicDir: answers.from, language: siteLanguage(answers.from) }
  const old = readContent(from, 'clinic')
  const skipped = ['content/schemas', 'content/README.md'].map((part) => join(answers.from, part))
  for (const part of ['content', `locales/${from.language}`, 'public']) {
    const filter = (source: string) => !skipped.includes(source)
    cpSync(join(answers.from, part), join(clinic, part), { recursive: true, filter })
  }

  const words: [string, string][] = [
    [old.name, answers.name],
    [old.address.district, answers.district],
    [old.address.city, answers.city],
  ]
  for (const file of jsonFiles(clinic)) change(file, (value) => renamed(value, words))

  const file = (name: string) => join(clinic, 'content', `${name}.json`)
  const domain = `${slugOf(answers.name)}.example`
  change(file('clinic'), (value) => ({
    ...(value as object),
    sample: true,
    website: `https://www.${domain}`,
    email: `info@${domain}`,
    phones: { mobile: answers.mobile, landline: answers.landline },
    ...(old.chat && { chat: { ...old.chat, phone: answers.mobile } }),
    editor: { ...old.editor, email: `editor@${domain}` },
  }))
  change(file('site'), (value) => ({
    ...(value as object),
    country: answers.country,
    ...zones[answers.country],
  }))
  change(file('theme'), (value) => ({
    ...(value as object),
    colours: {
      ...(value as { colours: object }).colours,
      primary: answers.primary,
      accent: answers.accent,
    },
  }))
  makeReadable(clinic)

  const faults = inspectSite(clinic).faults.map(
    ({ file, sentence, written }) => `  ${file}: ${sentence} ${written ?? ''}`,
  )
  const next = [
    `Written: ${clinic}`,
    `Build and look at it:   CLINIC=${folder} npm start`,
    `What is still a sample: npm run check -- --root ${folder} --publish`,
  ]
  if (faults.length === 0) return next.join('\n')
  return [...next, 'The gate wants these said first, each at its place:', ...faults].join('\n')
}

function jsonFiles(folder: string): string[] {
  return ['content', 'locales'].flatMap((part) =>
    readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .map((name) => join(folder, part, name)),
  )
}

function change(file: string, edit: (value: unknown) => unknown): void {
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, `${JSON.stringify(edit(value), null, 2)}\n`)
}

/** The value with words replaced in all its texts, but for names of files and codes. */
function renamed(value: unknown, words: [string, string][], key = ''): unknown {
  if (typeof value === 'string')
    return /^(?:id|\$schema)$/.test(key)
      ? value
      : words.reduce((text, [before, after]) => text.replaceAll(before, after), value)
  if (Array.isArray(value)) return value.map((item) => renamed(item, words))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [name, renamed(child, words, name)]),
  )
}

/** Follows the gate's corrections of colours, one at a time, for as long as it has one. */
function makeReadable(clinic: string): void {
  const path = join(clinic, 'content/theme.json')
  for (let round = 0; round < 20; round++) {
    const fault = inspectSite(clinic).faults.find(
      ({ code, edit }) => code === 'theme.unreadable' && edit !== undefined,
    )
    if (!fault?.edit) return
    const { offset, length, text } = fault.edit
    const theme = readFileSync(path, 'utf8')
    writeFileSync(path, theme.slice(0, offset) + text + theme.slice(offset + length))
  }
}
