import { join } from 'node:path'
import type { InlineConfig, Plugin } from 'vite'
import { languages } from '../../src/validation/languages.gen.ts'
import { baseOf, FALLBACK, fieldWords } from '../../src/validation/messages.ts'
import { root } from './paths.ts'

const WORKER = join(root, 'src', 'editor', 'worker', 'worker.ts')
const MESSAGES = join(root, 'src', 'validation', 'languages.gen.ts')
const SYNONYMS = 'reading.json'
/** Overrides for forms: their users see no files, lines or commas. */
const FORM = 'form.json'
const DATA = /\/(?:schemas|locale-contract|section-files|fields)\.gen\.json/

/**
 * Makes `virtual:validator-worker` the URL of the validator's worker, so that the desk imports
 * nothing of the validator.
 */
export function validatorWorkerAddress(): Plugin {
  const id = 'virtual:validator-worker'
  return {
    name: 'mercan:validator-worker',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) =>
      source === `\0${id}`
        ? `export { default } from ${JSON.stringify(`${WORKER}?worker&url`)}`
        : undefined,
  }
}

/**
 * Builds the worker with the messages of one language; the data that forms use too gets its own
 * chunk. `reader` selects messages for forms or for files.
 */
export const validatorWorkerBuild = (
  language: string,
  reader: 'form' | 'file',
): NonNullable<InlineConfig['worker']> => ({
  format: 'es',
  plugins: () => [oneLanguage(language, reader)],
  rolldownOptions: {
    output: {
      entryFileNames: 'assets/validator-[hash].js',
      chunkFileNames: 'assets/validator-[name]-[hash].js',
      codeSplitting: { groups: [{ name: 'schemas', test: DATA }] },
    },
  },
})

/**
 * Keeps the messages of one language, with the fallback's where it has none, and the synonyms of
 * all languages.
 */
function oneLanguage(language: string, reader: 'form' | 'file'): Plugin {
  return {
    name: 'mercan:one-language',
    load(id) {
      if (id !== MESSAGES) return undefined
      const kept = mapped(languages, (files, each) => {
        const isKept = (file: string) => file === SYNONYMS || each === baseOf(language)
        return mapped(files, (texts, file) => {
          if (file === FORM) return {}
          if (isKept(file)) return reader === 'form' ? inForms(texts, files[FORM]) : texts
          return each === FALLBACK ? lackingIn(language, file, texts) : {}
        })
      })
      return { code: `export const languages = ${JSON.stringify(kept)}`, moduleType: 'js' }
    },
  }
}

/** A file's messages, replaced by those for forms where there are any. */
export const inForms = (texts: object, form: object = {}): object =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, Reflect.get(form, key) ?? text]),
  )

/** The messages of the fallback that a language lacks; field names may come from the schemas. */
function lackingIn(language: string, file: string, texts: object): object {
  if (file.startsWith('fields/') && fieldWords('', language) === undefined) return {}
  const own = languages[baseOf(language)]?.[file] ?? {}
  return Object.fromEntries(Object.entries(texts).filter(([key]) => !Object.hasOwn(own, key)))
}

const mapped = <From, To>(
  all: Record<string, From>,
  change: (one: From, name: string) => To,
): Record<string, To> =>
  Object.fromEntries(Object.entries(all).map(([name, one]) => [name, change(one, name)]))
