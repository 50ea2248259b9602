import { readFileSync, writeFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { diskSource } from '../src/content/read.ts'
import { contextOf } from '../src/content/translation/entries.ts'
import { furtherLanguages, ownLanguage } from '../src/content/translation/translated.ts'
import { clinicDir, clinicPlace } from './build/places.ts'
import { isLanguageTag } from './check/place.ts'
import { csvOf, wordsIn } from './translations/csvList.ts'
import { textsOf, writeTranslations } from './translations/entries.ts'

const usage = `Usage: npm run translations -- status
       npm run translations -- export xx csv [FILE]
       npm run translations -- import FILE     (FILE is called like the language, as in en.csv)`

/** npm changes the folder; a file is meant to be where it was named. */
const named = (file: string) => resolve(process.env.INIT_CWD ?? '', file)

/**
 * `npm run translations`: for whoever has the clinic's texts translated. `status` counts
 * what is translated into each language and names the pages that wait; `export` and
 * `import` carry all texts to translators' tools and back. Exits 1 when it could not do
 * what was asked.
 */
function run([command, ...words]: readonly string[]): void {
  const [first, second, file, ...more] = words
  if (command === 'status' && first === undefined) status()
  else if (command === 'export' && first && second === 'csv' && more.length === 0) {
    const list = csvOf(textsOf(clinicDir, checked(first)).texts)
    if (file === undefined) process.stdout.write(list)
    else writeFileSync(named(file), list)
  } else if (command === 'import' && first && second === undefined) take(named(first))
  else throw new Error(usage)
}

function status(): void {
  const languages = furtherLanguages(diskSource(clinicPlace()))
  if (languages.length === 0)
    console.log('content/site.json names no further language ("languages").')
  for (const { code } of languages) {
    const { texts, lacking, incomplete } = textsOf(clinicDir, code)
    const count = (state: string) => texts.filter((text) => text.state === state).length
    console.log(
      `${code}: ${count('current')} of ${texts.length} translated, ${count('stale')} from earlier words, ${count('missing')} not.`,
    )
    if (lacking.length > 0)
      console.log(`    Not published: ${lacking.map(contextOf).slice(0, 5).join(', ')} …`)
    for (const { id, lacking } of incomplete)
      console.log(`    ${id} waits for ${lacking.length}: ${lacking.map(contextOf)[0]} …`)
  }
}

function take(file: string): void {
  const language = checked(basename(file).split('.')[0] ?? '')
  const given = wordsIn(readFileSync(file, 'utf8'))
  const known = new Set(textsOf(clinicDir, language).texts.map(contextOf))
  const strangers = [...given.keys()].filter((context) => !known.has(context))
  writeTranslations(clinicDir, language, given)
  console.log(`${given.size - strangers.length} texts taken into ${language}.`)
  for (const context of strangers) console.log(`No text is called ${context}; left out.`)
}

/** A language the texts can be translated into. Throws an Error for the clinic's own, and for no code. */
function checked(language: string): string {
  const own = ownLanguage(diskSource(clinicPlace()))
  if (!isLanguageTag(language) || language === own)
    throw new Error(`"${language}" is not the code of a further language.\n\n${usage}`)
  return language
}

try {
  run(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
