import type { LocaleFile } from '../localeTypes.ts'
import { ExampleSite, type SchemaSource } from './exampleSite.ts'
import { fieldTables } from './fieldTables.ts'
import { mediaTable } from './mediaTable.ts'
import { changeOf, messageOn } from './play.ts'
import { edits, mistakes } from './scenes.ts'

type Sources = { project: string; schemas: SchemaSource[]; locales: LocaleFile[] }

/** `<!-- generated: fields services -->` … `<!-- /generated -->` */
const MARKED = /(<!-- generated: (\w+) ([\w-]+) -->\n)[\s\S]*?(<!-- \/generated -->)/g

/**
 * The editors' guide with everything between its markers written anew: tables of fields
 * from the schemas, messages by running the gate on the mistakes, changes that the gate
 * has accepted. Throws when a marker is unknown, when a file has no table, when a mistake
 * is accepted and when an honest edit is refused.
 */
export function editorsGuide(markdown: string, { project, schemas, locales }: Sources): string {
  const site = new ExampleSite(project, schemas, locales)
  const shown = new Set<string>()
  const makers: Record<string, (name: string) => string> = {
    fields: (name) =>
      fieldTables(
        known(
          schemas.find((each) => each.name === name),
          name,
        ).schema,
      ),
    mistake: (name) =>
      fenced('text', withoutEnd(messageOn(site, name, known(mistakes[name], name)))),
    report: (name) => fenced('text', messageOn(site, name, known(mistakes[name], name))),
    media: () => mediaTable(schemas),
    edit: (name) => fenced('diff', changeOf(site, name, known(edits[name], name))),
  }
  try {
    const guide = markdown.replace(MARKED, (_all, start, kind, name, end) => {
      shown.add(`${kind} ${name}`)
      return `${start}${known(makers[kind], kind)(name)}\n${end}`
    })
    const wanted = [
      ...schemas.map(({ name }) => `fields ${name}`),
      ...Object.keys(mistakes).map((name) => `mistake ${name}`),
      ...Object.keys(edits).map((name) => `edit ${name}`),
    ].filter((each) => !shown.has(each))
    if (wanted.length > 0) throw new Error(`content/README.md does not show: ${wanted.join(', ')}`)
    return guide
  } finally {
    site.remove()
  }
}

function known<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`content/README.md: nothing is called "${name}"`)
  return value
}

const fenced = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``

/** How many problems there are is said once in the guide, not under every message. */
const withoutEnd = (report: string) => report.slice(0, report.lastIndexOf('\n\n'))
