import type { Messages } from '../../src/editor/contract/editorWords.ts'
import { languages } from '../../src/validation/languages.gen.ts'
import { FALLBACK } from '../../src/validation/messageFiles.ts'
import { baseOf } from '../../src/validation/messages.ts'

/** Words that editors write, compiled into the worker for all languages. */
const SYNONYMS = 'reading.json'
/** Words of fields, by place. */
const FIELDS = 'fields.json'
/** Overrides for forms: their users see no files, lines or commas. */
const FORM = 'form.json'

/** Messages of commands and of schemas in a clinic's folder. */
const OF_COMMANDS = /^(?:publish|usage|guide|schema)\./

/**
 * The messages of a language that the validator's worker receives, with the fallback's where it has
 * none. `reader` selects messages for forms or for files.
 */
export function validatorMessages(language: string, reader: 'form' | 'file'): Messages {
  const own = baseOf(language)
  const { [SYNONYMS]: _read, [FORM]: form, ...texts } = languages[own] ?? {}
  const { [SYNONYMS]: _other, [FORM]: _form, ...others } = languages[FALLBACK] ?? {}
  return {
    [FALLBACK]: mapped(others, (all, file) => lackingIn(language, file, all)),
    [own]: mapped(texts, (all, file) => {
      if (reader === 'file') return inWorker(all)
      return file === FIELDS ? fieldsInForms(all) : inForms(inWorker(all), form)
    }),
  }
}

/** A file's messages, replaced by those for forms where there are any. */
export const inForms = (texts: object, form: object = {}): object =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, Reflect.get(form, key) ?? text]),
  )

/** Words of fields by place, replaced by those for forms where there are any. */
const fieldsInForms = (fields: object): object =>
  Object.fromEntries(
    Object.entries(fields).map(([place, words]) => [place, { ...words, ...words.form }]),
  )

/** The messages of the fallback that a language lacks. */
function lackingIn(language: string, file: string, texts: object): object {
  const own = languages[baseOf(language)]?.[file] ?? {}
  const lacking = Object.entries(texts).filter(([key]) => !Object.hasOwn(own, key))
  return inWorker(Object.fromEntries(lacking))
}

const inWorker = (texts: object): object =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => !OF_COMMANDS.test(key)))

const mapped = (files: Record<string, object>, change: (texts: object, file: string) => object) =>
  Object.fromEntries(Object.entries(files).map(([file, texts]) => [file, change(texts, file)]))
