import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { readSites } from '../../../src/content/loading/read.ts'
import {
  isSupplied,
  isSuppliedForStaff,
  suppliedTexts,
} from '../../../src/content/texts/engineTexts.ts'
import { paletteOf } from '../../../src/content/theme/palette.ts'
import { withPlurals } from '../../../src/content/translation/texts.ts'
import { signOf } from '../../../src/content/translation/writing.ts'
import { countries } from '../../../src/shared/country/countries.ts'
import { fill } from '../../../src/shared/formats/fill.ts'
import { slugOf } from '../../../src/shared/formats/searchText.ts'
import { docsOf } from '../../../src/validation/checkFile.ts'
import { baseOf, gapNotice } from '../../../src/validation/messages.ts'
import { samplesFile } from '../../../src/validation/node/copiedSamples.ts'
import { folderTree } from '../../../src/validation/node/folderTree.ts'
import { owedTexts } from '../../../src/validation/schemas.ts'
import { clinicHelp } from '../../generate/guide/editorsGuide.ts'
import { validateFolder } from '../check.ts'
import { type Answers, sampleIn } from './answers.ts'
import { recolour } from './drawings.ts'
import { takeNeutralMedia } from './neutralMedia.ts'
import { translateCopy } from './ownTranslation.ts'
import sampleTexts from './sampleTexts.json' with { type: 'json' }

/**
 * Writes a clinic with samples into an empty folder.
 * Returns the next steps. Throws if the folder is not empty, or with the validator's report.
 */
export function writeClinic(folder: string, answers: Answers): string {
  const clinic = resolve(folder)
  if (existsSync(clinic) && readdirSync(clinic).length > 0)
    throw new Error(`${clinic} is not empty: choose a new folder.`)
  const sample = readSites(answers.from).own
  const { clinic: old, site } = sample
  const from = { clinicDir: answers.from, language: site.language }
  const skipped = ['content/schemas', 'content/README.md'].map((part) => join(answers.from, part))
  const { language, country, city, district, postalCode } = answers
  const [latitude, longitude] = [Number(answers.latitude), Number(answers.longitude)]
  const locale = join('locales', language)
  for (const part of ['content', 'public']) {
    const filter = (source: string) => !skipped.includes(source)
    cpSync(join(answers.from, part), join(clinic, part), { recursive: true, filter })
  }
  for (const [name, sampleTexts] of Object.entries(sample.texts)) {
    if (owedTexts(name, language).length === 0) continue
    put(join(clinic, locale, `${name}.json`), withPlurals(sampleTexts, language))
  }

  const isTranslated = translateCopy(clinic, from, language)
  const { profession } = answers
  const isOther = profession !== (site.profession?.type ?? 'Dentist')

  const texts = new Map([
    ...Object.entries(sampleTexts.place),
    ...Object.entries(isOther ? sampleTexts.otherProfession : {}),
  ])
  const reworded = (key: string, value: unknown): unknown => {
    if (typeof value !== 'string' || key === '$schema') return value
    const own = texts.get(value)
    if (own === undefined)
      return key === 'id' ? value : value.replaceAll(old.name, () => answers.name)
    return fill(own, { clinic: answers.name, city, district })
  }
  for (const file of jsonFiles(clinic)) put(file, JSON.parse(readFileSync(file, 'utf8'), reworded))
  const { address, editor } = JSON.parse(JSON.stringify(old), reworded)

  const map = mapAt(latitude, longitude, old.map.latitude)
  const file = (name: string) => join(clinic, 'content', `${name}.json`)
  const domain = `${slugOf(answers.name)}.example`
  add(file('clinic'), {
    sample: true,
    website: `https://www.${domain}`,
    email: `info@${domain}`,
    address: { ...address, city, district, postalCode },
    map: { ...old.map, ...map },
    phones: { mobile: answers.mobile || undefined, landline: answers.landline },
    chat: old.chat && answers.mobile ? { ...old.chat, phone: answers.mobile } : undefined,
    // Registrations, authorities and centres on duty of one country are wrong in another.
    ...(country !== site.country && { identity: undefined, dutyCentres: undefined }),
    editor: { ...editor, email: `editor@${domain}` },
  })
  const { timeZone, currency } = countries[country]
  add(file('site'), {
    language,
    languages: undefined,
    country,
    ...(country !== site.country && { timeZone }),
    ...(isOther && { profession: { type: profession, icon: takeNeutralMedia(clinic, answers) } }),
    ...(currency !== site.currency && { currency, currencySign: signOf(currency, language) }),
  })
  const palette = paletteFor(answers)
  add(file('theme'), { colours: palette.colours, dark: palette.dark })
  const drawn = isOther ? readSites(sampleIn('tr')).own : sample
  recolour(clinic, drawn.theme.colours, palette.colours)
  const openGraphLocale = `${baseOf(language)}_${country}`
  if (suppliedTexts(language, 'common').openGraphLocale !== openGraphLocale)
    add(join(clinic, locale, 'common.json'), { openGraphLocale })
  for (const [name, text] of Object.entries(clinicHelp(language))) write(join(clinic, name), text)

  const result = validateFolder(clinic)
  const copied = [...docsOf(result.files).values()].filter(
    ({ role }) => role.kind === 'content' || !(isTranslated || isSupplied(language)),
  )
  const samples = samplesFile(folderTree(clinic), copied, [
    ...Object.values(answers),
    ...Object.values(map).map(String),
  ])
  for (const [name, text] of Object.entries(samples)) writeFileSync(join(clinic, name), text)

  const faults = result.faults.map(
    ({ file, sentence, written }) => `  ${file}: ${sentence} ${written ?? ''}`,
  )
  const untranslated = isSupplied(language) ? 'the texts in content' : `content and ${locale}`
  const next = [
    `Written: ${clinic}`,
    `Build and look at it:   CLINIC=${folder} npm start`,
    `What is still a sample: npm run check -- --root ${folder} --publish`,
    ...gapNotice(language),
    ...(isSuppliedForStaff(language)
      ? []
      : ['Desk, editor and server are in English for the staff.']),
    ...(from.language === language || isTranslated
      ? []
      : [`To be translated from "${from.language}": ${untranslated}`]),
  ]
  if (faults.length === 0) return next.join('\n')
  return [...next, 'Correct these errors first:', ...faults].join('\n')
}

/** The colours of a new clinic, from those of its sample. */
export const paletteFor = ({ from, ...chosen }: Answers) =>
  paletteOf(readSites(from).own.theme.colours, chosen)

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
  const parts = ['content', 'locales'].filter((part) => existsSync(join(folder, part)))
  return parts.flatMap((part) =>
    readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .map((name) => join(folder, part, name)),
  )
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

const put = (file: string, value: unknown) => write(file, `${JSON.stringify(value, null, 2)}\n`)

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** Merges `parts` into a file, or a new one. */
const add = (file: string, parts: object) =>
  put(file, { ...(existsSync(file) ? Object(read(file)) : {}), ...parts })
