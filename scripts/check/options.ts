import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { clinicDir } from '../build/places.ts'

/** How the command was called. */
export type Options = {
  /** The folder whose `content/`, `locales/` and `public/` are read. */
  root: string
  format: 'text' | 'github' | 'json'
  publish: boolean
  /** A folder or a name git knows, to compare with. */
  base?: string
}

export const USAGE = `Kullanım: npm run check -- [seçenekler]
  --root KLASÖR     başka bir klasörün içeriğini kontrol eder
  --diff BAŞLANGIÇ  değişikliğin sitede ne yaptığını anlatır (klasör ya da git sürümü)
  --publish         yayından önce yapılacakları listeler
  --format=github   sorunları GitHub sayfasında satırların yanında gösterir
  --json            araçlar için JSON yazar`

/** Reads the options; a slip in them is thrown in words, never passed over. */
export function optionsOf(args: readonly string[]): Options {
  const { values, tokens } = parseArgs({
    args: [...args],
    strict: false,
    tokens: true,
    options: {
      root: { type: 'string' },
      diff: { type: 'string' },
      format: { type: 'string' },
      publish: { type: 'boolean' },
      json: { type: 'boolean' },
    },
  })
  for (const token of tokens) {
    if (token.kind === 'positional') throw new Error(`Beklenmeyen söz: ${token.value}`)
    if (token.kind !== 'option') continue
    if (!['root', 'diff', 'format', 'publish', 'json'].includes(token.name))
      throw new Error(`Bilinmeyen seçenek: ${token.rawName}`)
    const flag = token.name === 'publish' || token.name === 'json'
    if (flag && token.value !== undefined)
      throw new Error(`Bu seçenek değer almaz: ${token.rawName}`)
    if (!flag && (token.value === undefined || token.value === '' || token.value.startsWith('--')))
      throw new Error(`Bu seçeneğin değeri eksik: ${token.rawName}`)
  }
  const { root, diff, format } = values
  if (format !== undefined && format !== 'github' && format !== 'text')
    throw new Error(`Bilinmeyen biçim: ${format}. Seçenekler: text, github`)
  return {
    root: typeof root === 'string' ? resolve(root) : clinicDir,
    format: values.json ? 'json' : (format ?? 'text'),
    publish: values.publish === true,
    ...(typeof diff === 'string' && { base: diff }),
  }
}
