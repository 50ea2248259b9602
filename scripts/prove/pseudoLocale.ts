import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { pages as ownPages } from '../../scripts/build/sitePaths.ts'
import { type ClinicPlace, readContent, readSiteMap } from '../../src/content/read.ts'
import { chatAppNames } from '../../src/formats/chat.ts'
import { dateInWords } from '../../src/formats/date.ts'
import { mapNames } from '../../src/formats/directions.ts'
import { root } from '../build/places.ts'
import { untranslated, wordsOf } from './locale/leftovers.ts'
import { pseudoSite } from './locale/pseudoSite.ts'
import { PSEUDO } from './locale/pseudoText.ts'
import { must, type Proof } from './proof.ts'

const run = promisify(execFile)

/** A further language is files below `locales/`: its pages, and the scripts they may fetch, have no word of the first. */
export const pseudoLocaleProof: Proof = {
  name: 'locale',
  claim:
    'a further language is built beside the first by files alone, with no text of that in any file of it',
  run: async () => {
    const clinic = pseudoSite()
    try {
      await build(clinic)
      return report(clinic)
    } finally {
      rmSync(clinic, { recursive: true })
    }
  },
}

async function build(clinic: string): Promise<void> {
  const env = { ...process.env, CLINIC: clinic, NODE_ENV: 'production' }
  const outcome = await run(process.execPath, ['scripts/build.cjs'], { cwd: root, env }).catch(
    (error: { stdout: string; stderr: string }) => error,
  )
  const built = existsSync(join(clinic, 'dist', 'index.html'))
  must(built, `The site was not built:\n${outcome.stdout}\n${outcome.stderr}`)
}

function report(folder: string): string {
  const dist = join(folder, 'dist')
  const place = { clinicDir: folder, language: PSEUDO }
  const { pages: sitePages } = readSiteMap(place)
  must(sitePages.length === ownPages.length, 'Not every page was translated')
  const start = sitePages[0]?.path ?? ''
  const pages = [...sitePages.map(({ path }) => join(path, 'index.html')), join(start, '404.html')]
  const clinic = readContent(place, 'clinic')
  const days: { date: string }[] = [
    ...(clinic.exceptions ?? []),
    ...readContent(place, 'testimonials').testimonials,
    { date: readContent(place, 'prices').listDate },
    { date: clinic.lastUpdated },
  ]
  // The platform writes the days in words: no text of ours.
  const dates = days.map(({ date }) => dateInWords(date, PSEUDO))
  const services = [...Object.values(mapNames), ...Object.values(chatAppNames)]
  const addresses = [clinic.email, clinic.editor.email, new URL(clinic.website).host]
  const names = namesIn(place)
  const kept = [...addresses, ...dates, ...services, ...names].sort(
    (one, other) => other.length - one.length,
  )
  let words = 0
  for (const page of pages) {
    must(existsSync(join(dist, page)), `${page}: the other language has no such page`)
    const html = readFileSync(join(dist, page), 'utf8')
    must(/<html [^>]*lang="en-XA"/.test(html), `${page}: does not say it is in ${PSEUDO}`)
    const left = untranslated(html, kept)
    must(left.length === 0, `${page}: not in the other language: ${left.join(' | ')}`)
    words += wordsOf(html).length
  }
  must(words > 300, `Only ${words} texts were found in ${pages.length} pages`)

  const script = scriptsOf(dist, pages)
  const turkish = turkishTexts(folder)
  const leaked = turkish.filter((text) => script.includes(text) && !names.includes(text))
  must(leaked.length === 0, `Turkish texts in the scripts: ${leaked.join(' | ')}`)
  return `${pages.length} pages, ${words} texts, none of ${turkish.length} Turkish ones in the scripts`
}

/** Proper names, which are the same in every language, and what the clinic's languages call themselves. */
function namesIn(place: ClinicPlace): string[] {
  const { name, legalTitle, address, identity = [], editor, social } = readContent(place, 'clinic')
  const { source, testimonials } = readContent(place, 'testimonials')
  return [
    ...[name, legalTitle, address.street, address.district, address.city, editor.name],
    ...identity.map(({ value }) => value),
    ...social.map(({ label }) => label),
    ...readContent(place, 'doctors').doctors.map((doctor) => doctor.name),
    ...[source.name, ...testimonials.map((each) => each.name)],
    readContent(place, 'site').currencySign,
    ...readSiteMap(place).languages.map((each) => each.name),
  ]
}

/** The scripts that these pages name, and that those may fetch, one after the other. */
function scriptsOf(dist: string, pages: readonly string[]): string {
  const folder = join(dist, 'assets')
  const all = readdirSync(folder).filter((file) => file.endsWith('.js'))
  const named = (text: string) => all.filter((file) => text.includes(file))
  const found = new Map<string, string>()
  const visit = (text: string) => {
    for (const file of named(text).filter((each) => !found.has(each))) {
      found.set(file, readFileSync(join(folder, file), 'utf8'))
      visit(found.get(file) ?? '')
    }
  }
  for (const page of pages) visit(readFileSync(join(dist, page), 'utf8'))
  return [...found.values()].join('\n')
}

/** Texts of the Turkish locale and content, long enough not to stand in a script by chance. */
function turkishTexts(folder: string): string[] {
  const folders = [join(folder, 'locales', 'tr'), join(folder, 'content')]
  const texts = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) => stringsIn(JSON.parse(readFileSync(join(folder, file), 'utf8')))),
  )
  const pieces = texts.flatMap((text) => text.split(/\{\{[^}]*\}\}/)).map((text) => text.trim())
  return [...new Set(pieces)].filter(
    // A page's path is the same in every language.
    (text) => text.length > 8 && !text.startsWith('/') && /[çğışöüİ]|\p{L} \p{L}/u.test(text),
  )
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
