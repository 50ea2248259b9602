import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { schemasDir } from '../../build/places.ts'
import { memberOf, type SchemaNode } from '../../check/schema/node.ts'
import { copyClinic } from '../clinicCopy.ts'
import { PSEUDO, pseudoText, pseudoTexts } from './pseudoText.ts'

/**
 * Copies the clinic into a folder of its own and adds a generated language, by files
 * below `locales/` alone. The caller removes the folder.
 */
export function pseudoSite(): string {
  const root = copyClinic()
  writeLocale(root)
  return root
}

function writeLocale(root: string): void {
  const folder = join(root, 'locales', PSEUDO)
  mkdirSync(join(folder, 'content'), { recursive: true })
  const write = (file: string, value: unknown) =>
    writeFileSync(join(folder, file), `${JSON.stringify(value, null, 2)}\n`)

  for (const name of namesIn(join(root, 'locales', 'tr')))
    write(`${name}.json`, pseudoTexts(readJson(join(root, 'locales', 'tr', `${name}.json`))))
  write('locale.json', { lang: PSEUDO, dir: 'ltr' })

  const common = readJson(join(folder, 'common.json')) as object
  // A code for other sites, no text: it names the language.
  write('common.json', { ...common, openGraphLocale: PSEUDO.replace('-', '_') })

  // A theme has no words, and no language brings its own.
  for (const name of namesIn(join(root, 'content')).filter((name) => name !== 'theme')) {
    const schema = readJson(join(schemasDir, `${name}.schema.json`)) as SchemaNode
    const content = readJson(join(root, 'content', `${name}.json`))
    write(join('content', `${name}.json`), translated(schema, schema, content))
  }
}

/** The content with every free text replaced: codes, addresses, options and files stay. */
function translated(root: SchemaNode, node: SchemaNode | undefined, value: unknown): unknown {
  if (typeof value === 'string') return node && isText(node) ? pseudoText(value) : value
  if (Array.isArray(value))
    return value.map((item, index) => translated(root, node && memberOf(root, node, index), item))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, part]) => [
    key,
    translated(root, node && memberOf(root, node, key), part),
  ])
  return Object.fromEntries(entries)
}

const isText = ({ pattern, format, country, enum: options, const: fixed, media }: SchemaNode) =>
  !pattern && !format && !country && !options && fixed === undefined && !media

const namesIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => basename(file, '.json'))

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
