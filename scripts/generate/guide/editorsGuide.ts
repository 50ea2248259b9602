import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { onceFor } from '../../../src/shared/once.ts'
import { FALLBACK } from '../../../src/validation/messageFiles.ts'
import { baseOf, message, setLanguage } from '../../../src/validation/messages.ts'
import { schemaIn } from '../../../src/validation/schema/country.ts'
import { withFieldWords } from '../../../src/validation/schema/fieldWords.ts'
import { writtenSchema } from '../../../src/validation/schema/writtenSchema.ts'
import { root } from '../../publish/paths.ts'
import { type SchemaSource, schemaSources } from '../sources.ts'
import { exampleScenes } from './exampleFiles.ts'
import { exampleSite } from './exampleSite.ts'
import { fieldTables } from './fieldTables.ts'
import { mediaTable } from './mediaTable.ts'
import { changeOf, messageOn } from './play.ts'

/** A folder a language, with the guide's text and the examples in it. */
const LANGUAGES = join(root, 'scripts/generate/guide/languages')

type Sources = {
  /** The language of the clinic whose editors read it. */
  language: string
  schemas: SchemaSource[]
}

/** `<!-- generated: fields services -->` … `<!-- /generated -->` */
const MARKED = /(<!-- generated: (\w+) ([\w-]+) -->\n)[\s\S]*?(<!-- \/generated -->)/g

/** The file with a language's words, else the English one. */
function fileOf(language: string, name: string): { text: string; own: boolean } {
  const own = existsSync(join(LANGUAGES, baseOf(language), name))
  const file = join(LANGUAGES, own ? baseOf(language) : FALLBACK, name)
  return { text: readFileSync(file, 'utf8'), own }
}

/** The guide's template in a language; in English with a note if that language has none. */
function guideTemplate(language: string): string {
  const { text, own } = fileOf(language, 'guide.md')
  setLanguage(language)
  return own ? text : `> ${message('guide.own-words', { language })}\n\n${text}`
}

/**
 * Fills the guide's markers: field tables from the schemas, messages of the validator on mistakes,
 * valid changes. Throws on an unknown marker, a file without table, an accepted mistake or a refused
 * change.
 */
export function editorsGuide(markdown: string, sources: Sources): string {
  const { language } = sources
  setLanguage(language)
  const examples: Record<string, string> = JSON.parse(fileOf(language, 'examples.json').text)
  const word = (key: string) => (key === 'language' ? language : required(examples[key], key))
  const schemas = sources.schemas.map(({ name, schema }) => ({
    name,
    schema: schemaIn({ country: word('country') }, withFieldWords(name, schema)),
  }))
  const scenes = exampleScenes(word)
  const site = exampleSite(schemas, { language, word })
  const shown = new Set<string>()
  const report = (name: string) => messageOn(site, name, required(scenes.mistakes[name], name))
  const fieldsOf = (name: string) => {
    const source = schemas.find((each) => each.name === name)
    return fieldTables(required(source, name).schema)
  }
  const generators: Record<string, (name: string) => string> = {
    fields: fieldsOf,
    mistake: (name) => fenced('text', withoutEnd(report(name))),
    report: (name) => fenced('text', report(name)),
    media: () => mediaTable(schemas),
    edit: (name) => fenced('diff', changeOf(site, name, required(scenes.edits[name], name))),
  }
  const guide = markdown.replace(MARKED, (_all, start, kind, name, end) => {
    shown.add(`${kind === 'report' ? 'mistake' : kind} ${name}`)
    return `${start}${required(generators[kind], kind)(name)}\n${end}`
  })
  const missing = [
    ...schemas.map(({ name }) => `fields ${name}`),
    ...Object.keys(scenes.mistakes).map((name) => `mistake ${name}`),
    ...Object.keys(scenes.edits).map((name) => `edit ${name}`),
  ].filter((each) => !shown.has(each))
  if (missing.length > 0) throw new Error(`The editors' guide does not show: ${missing.join(', ')}`)
  return guide
}

function required<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`The editors' guide: nothing is called "${name}"`)
  return value
}

const fenced = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``

/** The count of problems is in the guide once, not below each message. */
const withoutEnd = (report: string) => report.slice(0, report.lastIndexOf('\n\n'))

/**
 * Help for a clinic's editors by path in the clinic's folder: the guide and the schemas in their
 * language.
 */
export const clinicHelp = onceFor(helpIn)

function helpIn(language: string): Record<string, string> {
  const schemas = schemaSources()
  return {
    'content/README.md': editorsGuide(guideTemplate(language), { language, schemas }),
    ...Object.fromEntries(
      schemas.map(({ name, schema }) => [
        `content/schemas/${name}.schema.json`,
        `${JSON.stringify(writtenSchema(name, schema, language), null, 2)}\n`,
      ]),
    ),
  }
}
