import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { pages } from './builtPages.ts'

/** The vocabulary of schema.org: properties and their values by type, from the text of schema-dts. */
const source = readFileSync(
  join(createRequire(import.meta.url).resolve('schema-dts/package.json'), '../dist/schema.d.ts'),
  'utf8',
).replace(/\/\*\*[\s\S]*?\*\//g, '')

type Interface = { parents: string[]; ranges: Map<string, string[]> }

const interfaces = new Map<string, Interface>()
for (const [, name = '', parents = '', body = ''] of source.matchAll(
  /interface (\w+)(?: extends ([^{]+))? \{([^}]*)\}/g,
)) {
  const ranges = [...body.matchAll(/"(\w+)"\?: SchemaValue<([^,>]+), /g)]
  interfaces.set(name, {
    parents: parents.split(',').map((parent) => parent.trim().replace(/^Partial<|>$/g, '')),
    ranges: new Map(ranges.map(([, property = '', range = '']) => [property, namesIn(range)])),
  })
}

/** A type's subtypes by name, and the quoted members of an enumeration. */
const unions = new Map(
  [...source.matchAll(/export type (\w+) = ([^;]+);/g)].map(([, name = '', union = '']) => [
    name,
    namesIn(union),
  ]),
)

function namesIn(union: string): string[] {
  return union.split('|').map((name) => name.trim())
}

/** The allowed types of a property; undefined for an unknown property. */
function rangeOf(owner: string, property: string): string[] | undefined {
  const found = interfaces.get(owner)
  return (
    found?.ranges.get(property) ??
    found?.parents.map((parent) => rangeOf(parent, property)).find(Boolean)
  )
}

/** A type with all of its subtypes. */
function within(type: string, seen = new Set<string>()): Set<string> {
  if (seen.has(type)) return seen
  seen.add(type)
  for (const narrower of unions.get(type) ?? []) within(narrower, seen)
  return seen
}

type Node = Record<string, unknown>

/** The structured data of a page, which has one script of it. */
export const graphOf = (page: (typeof pages)[number]): Node[] => {
  const [script, ...more] = page.document.querySelectorAll('script[type="application/ld+json"]')
  expect(more).toEqual([])
  return JSON.parse(script?.textContent ?? '')['@graph']
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Properties and values of a JSON-LD node that schema.org does not define, with their paths. */
export function unknownToSchemaOrg(node: Node, place = ''): string[] {
  const type = String(node['@type'])
  const here = place || type
  if (!interfaces.has(`${type}Leaf`)) return [`${here}: there is no type ${type}`]
  return Object.entries(node)
    .filter(([property]) => !property.startsWith('@'))
    .flatMap(([property, value]) => {
      const range = rangeOf(`${type}Leaf`, property)
      if (!range) return [`${here}: ${type} has no ${property}`]
      return (Array.isArray(value) ? value : [value]).flatMap((each) =>
        misplaced(each, range, `${here}.${property}`),
      )
    })
}

function misplaced(value: unknown, range: string[], place: string): string[] {
  const accepted = new Set(range.flatMap((name) => [...within(name)]))
  const isAny = (...names: string[]) => names.some((name) => accepted.has(name))
  const wrong = [`${place}: ${JSON.stringify(value)} is none of ${range.join(', ')}`]
  if (typeof value === 'number') return isAny('Number', 'Integer', 'Float') ? [] : wrong
  if (typeof value === 'boolean') return isAny('Boolean') ? [] : wrong
  if (typeof value === 'string') {
    const isText = isAny('Text', 'URL', 'Date', 'DateTime', 'Time')
    // A URL may replace the thing it identifies, as in breadcrumbs.
    const standsFor = range.includes('Thing') && URL.canParse(value)
    return isText || standsFor || accepted.has(`"${value}"`) ? [] : wrong
  }
  if (!isNode(value)) return wrong
  if (!('@type' in value)) return isAny('IdReference') ? [] : wrong
  const fits = isAny(String(value['@type']), `${value['@type']}Leaf`, 'Thing')
  return [...(fits ? [] : wrong), ...unknownToSchemaOrg(value, place)]
}
