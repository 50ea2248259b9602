import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { databasePlace } from '../src/server/database.ts'
import { readFacts } from '../src/server/facts.ts'
import { StoreUnavailable } from '../src/server/index.ts'
import { fill } from '../src/server/readJson.ts'
import { siteLanguage } from '../src/server/siteLanguage.ts'
import { createStore } from '../src/server/store.ts'
import { clinicDir } from './build/places.ts'
import { type Desk, DeskError, done, exportCsv, list, purge, show } from './requests/commands.ts'
import { type DeskWords, readDeskWords } from './requests/words.ts'

/**
 * `npm run requests`: the clinic's desk on the command line. Without a word it
 * lists the newest requests; `-- list all`, `-- show REF`, `-- done REF`,
 * `-- export csv [FILE]`, `-- purge`. Reads DATA_DIR or DATABASE_URL as the
 * server does; exits 1 when it could not do what was asked.
 */
async function run(desk: Desk, words: readonly string[]): Promise<void> {
  const [command = 'list', argument, ...rest] = words
  const isBare = argument === undefined
  if (command === 'list' && (isBare || argument === 'all') && rest.length === 0) {
    return list(desk, !isBare)
  }
  if (command === 'show' && !isBare && rest.length === 0) return show(desk, argument)
  if (command === 'done' && !isBare && rest.length === 0) return done(desk, argument)
  if (command === 'purge' && isBare) return purge(desk)
  if (command === 'export' && argument === 'csv' && rest.length <= 1) {
    const [file] = rest
    if (file === undefined) warnOfNpm(desk.words)
    // npm changes the folder; a file is meant to be where it was named.
    return exportCsv(desk, file && resolve(process.env.INIT_CWD ?? '', file))
  }
  throw new DeskError(usageText(desk.words))
}

function usageText({ usage }: DeskWords): string {
  const lines: [string, string][] = [
    ['', usage.list],
    [' -- list all', usage.all],
    [' -- show REF', usage.show],
    [' -- done REF', usage.done],
    [' -- export csv FILE', usage.export],
    [' -- purge', usage.purge],
  ]
  const commands = lines.map(([words, does]) => `  ${`npm run requests${words}`.padEnd(38)}${does}`)
  return [usage.heading, ...commands].join('\n')
}

/** What npm prints before a command would be the first line of the sheet. */
function warnOfNpm({ silence }: DeskWords): void {
  const { npm_lifecycle_event: event, npm_config_loglevel: level } = process.env
  if (event && level !== 'silent' && !process.stdout.isTTY) console.error(silence)
}

async function main(): Promise<void> {
  const locale = siteLanguage(clinicDir)
  const words = readDeskWords(clinicDir, locale)
  const place = databasePlace(clinicDir)
  // Before the first request there is no file, and this account must not be the one to make it.
  if (place.file && !existsSync(place.file))
    return console.log(fill(words.noStore, { file: place.file }))
  const store = createStore(place)
  const { clinic, locale: language, site } = readFacts(clinicDir, locale)
  try {
    await run(
      {
        store,
        words,
        place: { language: language.lang, ...site },
        retentionDays: clinic.requestRetentionDays,
        say: (lines) => console.log(lines),
        write: (text) => void process.stdout.write(text),
      },
      process.argv.slice(2),
    )
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error
    throw new DeskError(fill(words.unavailable, { place: store.place, fault: error.code }))
  } finally {
    await store.close()
  }
}

// `| head` has read enough.
process.stdout.on('error', () => process.exit())
main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
