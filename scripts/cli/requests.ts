import { existsSync } from 'node:fs'
import { servedFacts } from '../../src/server/releases/servedFacts.ts'
import { databasePlace } from '../../src/server/storage/database.ts'
import { createStore } from '../../src/server/storage/store.ts'
import { StoreUnavailable } from '../../src/server/storage/storeUnavailable.ts'
import { fill } from '../../src/shared/formats/fill.ts'
import { clinicDir } from '../publish/paths.ts'
import {
  type Desk,
  type DeskWords,
  done,
  exportCsv,
  list,
  purge,
  show,
} from './requests/commands.ts'
import { callersFile, fail, usageText } from './terminal.ts'

/**
 * `npm run requests`: lists the newest requests; `-- list all`, `-- show REF`, `-- done REF`, `--
 * export csv [FILE]`, `-- purge`. Reads DATA_DIR or DATABASE_URL. Exit code 1 on failure.
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
    return exportCsv(desk, file && callersFile(file))
  }
  throw new Error(usageOf(desk.words))
}

const usageOf = ({ usage }: DeskWords): string =>
  usageText(usage.heading, 'requests', [
    ['', usage.list],
    [' -- list all', usage.all],
    [' -- show REF', usage.show],
    [' -- done REF', usage.done],
    [' -- export csv FILE', usage.export],
    [' -- purge', usage.purge],
  ])

/** Output of npm would be the first line of the CSV. */
function warnOfNpm({ silence }: DeskWords): void {
  const { npm_lifecycle_event: event, npm_config_loglevel: level } = process.env
  if (event && level !== 'silent' && !process.stdout.isTTY) console.error(silence)
}

async function main(): Promise<void> {
  const [{ clinic, desk, locale, site }] = servedFacts(clinicDir)
  const { words } = desk
  const place = databasePlace(clinicDir)
  // Without requests there is no file, and this account must not create it.
  if (place.file && !existsSync(place.file))
    return console.log(fill(words.noStore, { file: place.file }))
  const store = createStore(place)
  try {
    await run(
      {
        store,
        words,
        place: { language: locale.lang, ...site },
        retentionDays: clinic.requestRetentionDays,
        usualMinutes: clinic.appointmentMinutes,
        print: (lines) => console.log(lines),
        write: (text) => void process.stdout.write(text),
      },
      process.argv.slice(2),
    )
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error
    throw new Error(fill(words.unavailable, { place: store.place, fault: error.code }))
  } finally {
    await store.close()
  }
}

// `| head` has read enough.
process.stdout.on('error', () => process.exit())
main().catch(fail)
