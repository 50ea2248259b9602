import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { visit } from 'jsonc-parser'
import { applyEdit } from '../../../src/shared/splice.ts'
import { updateWorkflow } from '../new-clinic/repository.ts'

/** What a new engine changes in a clinic's folder: an English sentence for the commit, and the change. */
export type Migration = { about: string; change: (clinic: string) => void }

/**
 * All migrations, the oldest first. Append only: `engine.json` of a folder counts those it has had.
 * What they leave undone the validator reports.
 */
export const migrations: readonly Migration[] = [
  { about: 'Check the folder with the engine that engine.json names', change: updateWorkflow },
]

/**
 * Renames a field of a content file and in its translations. `path` is that of the field, with `*`
 * for every record of a list: `services.*.minutes`. All other bytes stay.
 */
export function renameField(file: string, path: string, name: string): Migration['change'] {
  return (clinic) => {
    const locales = join(clinic, 'locales')
    const languages = existsSync(locales) ? readdirSync(locales) : []
    const folders = [clinic, ...languages.map((language) => join(locales, language))]
    const files = folders.map((folder) => join(folder, 'content', `${file}.json`))
    for (const each of files.filter((place) => existsSync(place)))
      writeFileSync(each, renamed(readFileSync(each, 'utf8'), path.split('.'), name))
  }
}

/** A key of a translation is a whole path, with the ids of records. */
function renamed(text: string, pattern: readonly string[], name: string): string {
  const edits: Parameters<typeof applyEdit>[1][] = []
  visit(text, {
    onObjectProperty(key, offset, length, _line, _column, path) {
      const above = path().flatMap((part) => String(part).split('.'))
      const own = key.split('.')
      const keys = [...above, ...own]
      const place = pattern.length - 1 - above.length
      if (own[place] && pattern.every((part, at) => part === '*' || part === keys[at]))
        edits.unshift({ offset, length, text: JSON.stringify(own.with(place, name).join('.')) })
    },
  })
  return edits.reduce(applyEdit, text)
}
