import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { readSites } from '../../../src/content/loading/read.ts'
import { giveForms } from '../../../src/content/translation/texts.ts'
import { directionOf, signOf } from '../../../src/content/translation/writing.ts'
import { countries } from '../../../src/shared/country/countries.ts'
import { slugOf } from '../../../src/shared/formats/searchText.ts'
import { docsOf } from '../../../src/validation/checkFile.ts'
import { baseOf, gapNotice } from '../../../src/validation/messages.ts'
import { samplesFile } from '../../../src/validation/node/copiedSamples.ts'
import { folderTree } from '../../../src/validation/node/folderTree.ts'
import { clinicHelp } from '../../generate/guide/editorsGuide.ts'
import { validateFolder } from '../check.ts'
import type { Answers } from './answers.ts'
import { translateCopy } from './ownTranslation.ts'
import { paletteOf } from './palette.ts'

/**
 * Writes a clinic with samples into an empty folder.
 * Returns the next steps. Throws if the folder is not empty, or with the validator's report.
 */
export function writeClinic(folder: string, answers: Answers): string {
  const clinic = resolve(folder)
  if (existsSync(clinic) && readdirSync(clinic).length > 0)
    throw new Error(`${clinic} is not empty: choose a new folder.`)
  const { clinic: old, site } = readSites(answers.from).own
  const from = { clinicDir: answers.from, language: site.language }
  const skipped = ['content/schemas', 'content/README.md'].map((part) => join(answers.from, part))
  const { language, country, city, district, postalCode } = answers
  const [latitude, longitude] = [Number(answers.latitude), Number(answers.longitude)]
  const locale = join('locales', language)
  for (const [part, target] of [
    ['content', 'content'],
    [join('locales', from.language), locale],
    ['public', 'public'],
  ] as const) {
    const filter = (source: string) => !skipped.includes(source)
    cpSync(join(answers.from, part), join(clinic, target), { recursive: true, filter })
  }

  const isTranslated = translateCopy(clinic, from, language)
  for (const name of readdirSync(join(clinic, locale)))
    change(join(clinic, locale, name), (value) => {
      giveForms(value, language)
      return value
    })

  const words: [string, string][] = [
    [old.name, answers.name],
    [old.address.district, answers.district],
    [old.address.city, answers.city],
  ]
  for (const file of jsonFiles(clinic)) change(file, (value) => renamed(value, words))

  const map = mapAt(latitude, longitude, old.map.latitude)
  const file = (name: string) => join(clinic, 'content', `${name}.json`)
  const domain = `${slugOf(answers.name)}.example`
  add(file('clinic'), {
    sample: true,
    website: `https://www.${domain}`,
    email: `info@${domain}`,
    address: { ...Object(renamed(old.address, words)), city, district, postalCode },
    map: { ...old.map, ...map },
    phones: { mobile: answers.mobile || undefined, landline: answers.landline },
    chat: old.chat && answers.mobile ? { ...old.chat, phone: answers.mobile } : undefined,
    // Registrations, authorities and centres on duty of one country are wrong in another.
    ...(country !== site.country && { identity: undefined, dutyCentres: undefined }),
    editor: { ...Object(renamed(old.editor, words)), email: `editor@${domain}` },
  })
  const { timeZone, currency } = countries[country]
  add(file('site'), {
    language,
    languages: undefined,
    country,
    ...(country !== site.country && { timeZone }),
    ...(currency !== site.currency && { currency, currencySign: signOf(currency, language) }),
  })
  add(file('theme'), { colours: coloursFor(answers) })
  add(join(clinic, locale, 'locale.json'), { lang: language, dir: directionOf(language) })
  add(join(clinic, locale, 'common.json'), { openGraphLocale: `${baseOf(language)}_${country}` })
  for (const [name, text] of Object.entries(clinicHelp(clinic, language))) {
    mkdirSync(dirname(join(clinic, name)), { recursive: true })
    writeFileSync(join(clinic, name), text)
  }

  const result = validateFolder(clinic)
  // Texts of the interface serve every clinic in their language.
  const copied = [...docsOf(result.files).values()].filter(
    ({ role }) => role.kind === 'content' || !(isTranslated || from.language === language),
  )
  const samples = samplesFile(folderTree(clinic), copied, [
    ...Object.values(answers),
    ...Object.values(map).map(String),
  ])
  for (const [name, text] of Object.entries(samples)) writeFileSync(join(clinic, name), text)

  const faults = result.faults.map(
    ({ file, sentence, written }) => `  ${file}: ${sentence} ${written ?? ''}`,
  )
  const untranslated = isTranslated
    ? `desk, editor and server in ${locale}`
    : `${locale}, and the texts in content`
  const next = [
    `Written: ${clinic}`,
    `Build and look at it:   CLINIC=${folder} npm start`,
    `What is still a sample: npm run check -- --root ${folder} --publish`,
    ...gapNotice(language),
    ...(from.language === language
      ? []
      : [`To be translated from "${from.language}": ${untranslated}`]),
  ]
  if (faults.length === 0) return next.join('\n')
  return [...next, 'Correct these errors first:', ...faults].join('\n')
}

/** The colours of a new clinic, from those of its sample. */
export const coloursFor = ({ from, primary, accent }: Answers) =>
  paletteOf(readSites(from).own.theme.colours, {
    primary,
    accent,
  })

/** Half the width of the map's excerpt, in degrees. */
const MAP_REACH = 0.003

/** The map of a place, by OpenStreetMap; that of the sample if it is the same place. */
function mapAt(latitude: number, longitude: number, old: number): object {
  if (latitude === old) return {}
  const corners = [-MAP_REACH, MAP_REACH].flatMap((reach) => [
    longitude + reach,
    latitude + reach / 2,
  ])
  const excerpt = corners.map((corner) => corner.toFixed(4)).join('%2C')
  return {
    latitude,
    longitude,
    provider: 'OpenStreetMap',
    embedUrl: `https://www.openstreetmap.org/export/embed.html?bbox=${excerpt}&layer=mapnik&marker=${latitude}%2C${longitude}`,
  }
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

/** Merges `parts` into a file. */
const add = (file: string, parts: object) =>
  change(file, (value) => ({ ...Object(value), ...parts }))

/** Replaces words in all texts except file names and ids. */
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
