import { readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { diskSource } from '../../src/content/loading/read.ts'
import { contextOf } from '../../src/content/translation/entries.ts'
import { furtherLanguages, ownLanguage } from '../../src/content/translation/translated.ts'
import { WHOLE_LANGUAGES } from '../../src/validation/messageFiles.ts'
import { baseOf } from '../../src/validation/messages.ts'
import { isLanguageTag } from '../../src/validation/siteLocation.ts'
import { clinicDir, clinicPlace, root } from '../publish/paths.ts'
import { callersFile, fail } from './terminal.ts'
import { csvOf, wordsIn } from './translations/csvList.ts'
import { firstNames, textsOf, writeTranslations } from './translations/entries.ts'
import { importStaffTexts, staffTexts } from './translations/staffTexts.ts'

const usage = `Usage: npm run translations -- status
       npm run translations -- export xx csv|staff [FILE]
       npm run translations -- import FILE     (FILE is called like the language, as in en.csv)
       npm run translations -- import xx.staff.csv`

/**
 * `npm run translations`: `status` counts translations and lists what is not shown; `export` and
 * `import` exchange texts with translation tools: a clinic's for visitors (`csv`), or the engine's
 * for staff (`staff`). Exits 1 on errors.
 */
function run([command, ...words]: readonly string[]): void {
  const [first, second, file, ...more] = words
  if (command === 'status' && first === undefined) status()
  else if (
    command === 'export' &&
    first &&
    (second === 'csv' || second === 'staff') &&
    more.length === 0
  ) {
    const list = csvOf(
      second === 'csv'
        ? textsOf(clinicDir, furtherLanguage(first)).texts
        : staffTexts(root, staffLanguageTag(first)),
    )
    if (file === undefined) process.stdout.write(list)
    else writeFileSync(callersFile(file), list)
  } else if (command === 'import' && first && second === undefined) importTexts(callersFile(first))
  else throw new Error(usage)
}

function status(): void {
  const source = diskSource(clinicPlace())
  const languages = furtherLanguages(source)
  if (languages.length === 0)
    console.log('content/site.json names no further language ("languages").')
  for (const { code } of languages) {
    const { texts, lacking, unpublished, omitted } = textsOf(clinicDir, code)
    const count = (state: string) => texts.filter((text) => text.state === state).length
    console.log(
      `${code}: ${count('current')} of ${texts.length} translated, ${count('stale')} from earlier words, ${count('missing')} not.`,
    )
    if (lacking.length > 0) console.log(`    Not published: ${firstNames(lacking)}`)
    for (const { id } of unpublished) console.log(`    Page not published: ${id}`)
    if (omitted.length > 0) console.log(`    Omitted: ${firstNames(omitted)}`)
  }
  const own = baseOf(ownLanguage(source))
  if (!WHOLE_LANGUAGES.includes(own)) console.log(staffStatus(own))
}

/** How many texts for staff a language has, and where the others are. */
function staffStatus(language: string): string {
  const texts = staffTexts(root, language)
  const missing = texts.filter(({ state }) => state === 'missing')
  const names = [...new Set(missing.map(({ name }) => name))]
  const countIn = (name: string) => missing.filter((text) => text.name === name).length
  const places = names.map((name) => `${name} (${countIn(name)})`).join(', ')
  const count = `${language}, texts for staff: ${texts.length - missing.length} of ${texts.length}.`
  return missing.length > 0 ? `${count} In English: ${places}` : count
}

function importTexts(file: string): void {
  const [code = '', kind] = basename(file).split('.')
  const given = wordsIn(readFileSync(file, 'utf8'))
  if (kind === 'staff') {
    const count = importStaffTexts(root, staffLanguageTag(code), given, basename(file))
    console.log(`${count} texts written. ${staffStatus(code)}\nNext: npm run generate`)
    return
  }
  const language = furtherLanguage(code)
  const known = new Set(textsOf(clinicDir, language).texts.map(contextOf))
  const unknown = [...given.keys()].filter((context) => !known.has(context))
  writeTranslations(clinicDir, language, given)
  console.log(`${given.size - unknown.length} texts taken into ${language}.`)
  for (const context of unknown) console.log(`Unknown text, left out: ${context}`)
}

/** Throws an Error for invalid codes and the languages whose texts are whole. */
function staffLanguageTag(language: string): string {
  if (
    !isLanguageTag(language) ||
    baseOf(language) !== language ||
    WHOLE_LANGUAGES.includes(language)
  )
    throw new Error(`"${language}" is not the code of a language to translate into.\n\n${usage}`)
  return language
}

/** Throws an Error for the clinic's own language and invalid codes. */
function furtherLanguage(language: string): string {
  const own = ownLanguage(diskSource(clinicPlace()))
  if (!isLanguageTag(language) || language === own)
    throw new Error(`"${language}" is not the code of a further language.\n\n${usage}`)
  return language
}

try {
  run(process.argv.slice(2))
} catch (error) {
  fail(error)
}
