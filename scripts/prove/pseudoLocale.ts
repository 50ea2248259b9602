import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { paths } from '../../scripts/build/sitePaths.ts'
import { chatAppNames } from '../../src/formats/chat.ts'
import { dateInWords } from '../../src/formats/date.ts'
import { mapNames } from '../../src/formats/directions.ts'
import { root } from '../build/places.ts'
import { untranslated, wordsOf } from './locale/leftovers.ts'
import { pseudoSite } from './locale/pseudoSite.ts'
import { PSEUDO } from './locale/pseudoText.ts'
import { must, type Proof } from './proof.ts'

const run = promisify(execFile)

/** A second language is files below `locales/`: the site built with it speaks no word of the first. */
export const pseudoLocaleProof: Proof = {
  name: 'locale',
  claim: 'a second language is built by files alone and leaves no Turkish text in any page',
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
  const env = { ...process.env, CLINIC: clinic, SITE_LOCALE: PSEUDO, NODE_ENV: 'production' }
  const outcome = await run(process.execPath, ['scripts/build.cjs'], { cwd: root, env }).catch(
    (error: { stdout: string; stderr: string }) => error,
  )
  const built = existsSync(join(clinic, 'dist', 'index.html'))
  must(built, `The site was not built:\n${outcome.stdout}\n${outcome.stderr}`)
}

function report(folder: string): string {
  const dist = join(folder, 'dist')
  const pages = [...Object.values(paths).map((path) => join(path, 'index.html')), '404.html']
  const clinic = JSON.parse(readFileSync(join(folder, 'content', 'clinic.json'), 'utf8'))
  const days: { date: string }[] = clinic.exceptions ?? []
  // The platform writes the days in words: no text of ours.
  const dates = days.map(({ date }) => dateInWords(date, PSEUDO))
  const services = [...Object.values(mapNames), ...Object.values(chatAppNames)]
  const addresses = [clinic.email, clinic.editor.email, new URL(clinic.website).host]
  const kept = [...addresses, ...dates, ...services]
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

  const code = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'))
  const script = code.map((file) => readFileSync(join(dist, 'assets', file), 'utf8')).join('\n')
  const turkish = turkishTexts(folder)
  const leaked = turkish.filter((text) => script.includes(text))
  must(leaked.length === 0, `Turkish texts in the scripts: ${leaked.join(' | ')}`)
  return `${pages.length} pages, ${words} texts, none of ${turkish.length} Turkish ones in the scripts`
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
