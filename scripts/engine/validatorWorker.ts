import { join } from 'node:path'
import type { InlineConfig, Plugin } from 'vite'
import { engineTexts } from '../../src/content/texts/texts.gen.ts'
import { languages } from '../../src/validation/languages.gen.ts'
import { textShape } from '../generate/localeTypes.ts'
import { root } from '../publish/paths.ts'

const WORKER = join(root, 'src', 'editor', 'worker', 'worker.ts')
const MESSAGES = join(root, 'src', 'validation', 'languages.gen.ts')
const TEXTS = join(root, 'src', 'content', 'texts', 'texts.gen.ts')
/** Read in every language. */
const SYNONYMS = 'reading.json'
const DATA = /\/(?:schemas|fields)\.gen\.json/

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
 * The worker's build, equal for every clinic: it receives its messages
 * (`scripts/publish/validatorMessages.ts`) and the interface texts, whose keys it has. The data that
 * forms use too gets its own chunk.
 */
export const validatorWorkerBuild = {
  format: 'es',
  plugins: () => [synonymsAlone(), interfaceTexts(textShape(engineTexts.en)), noProfessions],
  rolldownOptions: {
    output: {
      entryFileNames: 'assets/validator-[hash].js',
      chunkFileNames: 'assets/validator-[name]-[hash].js',
      codeSplitting: { groups: [{ name: 'schemas', test: DATA }] },
    },
  },
} satisfies NonNullable<InlineConfig['worker']>

/** Keeps the interface texts out of a bundle, which receives them, but for the shape of the English ones. */
export const interfaceTexts = (en: unknown = {}) => ({
  name: 'mercan:interface-texts',
  load: (id: string) =>
    id === TEXTS
      ? { code: `export const engineTexts = ${JSON.stringify({ en })}`, moduleType: 'js' }
      : undefined,
})

/** The worker receives the words of professions, too. */
const noProfessions = {
  name: 'mercan:no-professions',
  load: (id: string) =>
    id.endsWith('/professions.gen.ts')
      ? { code: 'export const professions = {}', moduleType: 'js' }
      : undefined,
}

/** Keeps the synonyms of all languages, without the messages of any. */
export const synonymsAlone = () => ({
  name: 'mercan:synonyms-alone',
  load(id: string) {
    if (id !== MESSAGES) return undefined
    const kept = Object.entries(languages).map(([language, files]) => [
      language,
      { [SYNONYMS]: files[SYNONYMS] },
    ])
    const code = `export const languages = ${JSON.stringify(Object.fromEntries(kept))}`
    return { code, moduleType: 'js' }
  },
})
