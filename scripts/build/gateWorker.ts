import { join } from 'node:path'
import type { InlineConfig, Plugin } from 'vite'
import { baseOf, FALLBACK, fieldWords } from '../check/language.ts'
import { languages } from '../check/languages.gen.ts'
import { root } from './places.ts'

const WORKER = join(root, 'scripts', 'editor', 'worker.ts')
const WORDS = join(root, 'scripts', 'check', 'languages.gen.ts')
const READING = 'reading.json'
/** What forms say otherwise: nobody who fills one in has seen a file, a line or a comma. */
const FORM = 'form.json'
const DATA = /\/(?:schemas|locale-contract|section-files|fields)\.gen\.json/

/** Makes `virtual:gate-worker` the address of the gate's worker: the desk asks for it, and knows nothing of the gate. */
export function gateWorkerAddress(): Plugin {
  const id = 'virtual:gate-worker'
  return {
    name: 'mercan:gate-worker',
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    load: (asked) =>
      asked === `\0${id}`
        ? `export { default } from ${JSON.stringify(`${WORKER}?worker&url`)}`
        : undefined,
  }
}

/**
 * How the worker is built: with the words of one language, and as a file of its own
 * what a site is made of: the schemas, whose words the forms show too, and what sections
 * and texts are. `reader`: who fills in forms is told the
 * same findings in other words than who writes the files.
 */
export const gateWorkerBuild = (
  language: string,
  reader: 'form' | 'file',
): NonNullable<InlineConfig['worker']> => ({
  format: 'es',
  plugins: () => [oneLanguage(language, reader)],
  rolldownOptions: {
    output: {
      entryFileNames: 'assets/gate-[hash].js',
      chunkFileNames: 'assets/gate-[name]-[hash].js',
      codeSplitting: { groups: [{ name: 'schemas', test: DATA }] },
    },
  },
})

/**
 * Of the gate's words those of one language, with what it lacks in the fallback; and of
 * all languages what editors write, which is understood whatever the clinic's own is.
 */
function oneLanguage(language: string, reader: 'form' | 'file'): Plugin {
  return {
    name: 'mercan:one-language',
    load(id) {
      if (id !== WORDS) return undefined
      const kept = mapped(languages, (files, each) => {
        const isAsked = (file: string) => file === READING || each === baseOf(language)
        return mapped(files, (texts, file) => {
          if (file === FORM) return {}
          if (isAsked(file)) return reader === 'form' ? inForms(texts, files[FORM]) : texts
          return each === FALLBACK ? lackingIn(language, file, texts) : {}
        })
      })
      return { code: `export const languages = ${JSON.stringify(kept)}`, moduleType: 'js' }
    },
  }
}

/** A file's words with those of forms in place of their like. */
export const inForms = (texts: object, form: object = {}): object =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, Reflect.get(form, key) ?? text]),
  )

/** Of a file's words in the fallback those that a language has not; the words of the fields may be the schemas'. */
function lackingIn(language: string, file: string, texts: object): object {
  if (file.startsWith('fields/') && fieldWords('', language) === undefined) return {}
  const said = languages[baseOf(language)]?.[file] ?? {}
  return Object.fromEntries(Object.entries(texts).filter(([key]) => !Object.hasOwn(said, key)))
}

const mapped = <From, To>(
  all: Record<string, From>,
  change: (one: From, name: string) => To,
): Record<string, To> =>
  Object.fromEntries(Object.entries(all).map(([name, one]) => [name, change(one, name)]))
