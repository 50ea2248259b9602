import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { describe, expect, onTestFinished, test } from 'vitest'
import { root } from '../../../scripts/publish/paths'
import { factsFormat, readFacts } from '../../../src/content/loading/clinicFacts'
import { deskRoutes } from '../../../src/desk/contract/routes'
import { editorRoutes } from '../../../src/editor/contract/routes'
import { metricsPath } from '../../../src/server/metrics/metrics'
import { access, open } from '../../../src/server/staff/access'
import { addFiles } from '../../../src/server/staff/deskFiles'
import type { DeskEnv } from '../../../src/server/staff/env'
import { openDatabase } from '../../../src/server/storage/database'
import { type Column, tables } from '../../../src/server/storage/tables'
import { publicRoutes } from '../../../src/shared/publicRoutes'
import { clinicFolder } from '../../support/serverFixture'
import { databaseKinds } from '../../support/storeDatabases'

type Row = [first: string, second: string, third: string]
type Table = { head: Row; rows: Row[] }

const page = readFileSync(join(root, 'docs/data-model.md'), 'utf8')

/** The text between a heading and the next one of the mark. */
const textBelow = (heading: string, mark: string): string =>
  page.split(`\n${heading}\n`)[1]?.split(`\n${mark} `, 1)[0] ?? ''

function cellsOf(line: string): Row {
  const [, first = '', second = '', third = ''] = line.split('|').map((cell) => cell.trim())
  return [first, second, third]
}

/** The tables below a heading of the third level. */
function tablesBelow(heading: string): Table[] {
  const blocks = textBelow(heading, '###').split('\n## ', 1)[0]?.split('\n\n') ?? []
  return blocks
    .map((block) => block.trim())
    .filter((block) => block.startsWith('|'))
    .map((block) => {
      const [head = '', , ...rows] = block.split('\n')
      return { head: cellsOf(head), rows: rows.map(cellsOf) }
    })
}

const rowsBelow = (heading: string): Row[] => tablesBelow(heading).flatMap(({ rows }) => rows)

/** The names that a cell has as code. */
const namesIn = (cell: string): string[] => cell.split('`').filter((_, index) => index % 2 === 1)

/** The columns on the page by table, which its head names, else the heading above it. */
function tablesOnPage(): Record<string, string[]> {
  const headings = textBelow('## Tables', '##')
    .split('\n')
    .filter((line) => line.startsWith('### `'))
  return Object.fromEntries(
    headings.flatMap((heading) =>
      tablesBelow(heading).map(({ head, rows }) => [
        namesIn(head[0])[0] ?? namesIn(heading)[0],
        rows.flatMap(([columns]) => namesIn(columns)).sort(),
      ]),
    ),
  )
}

/** How each database lists its columns and triggers, and what only one of them has. */
const databases = {
  sqlite: {
    columns: `SELECT tables.name AS "table", columns.name AS "column"
      FROM sqlite_master AS tables JOIN pragma_table_info(tables.name) AS columns
      WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%'`,
    triggers: `SELECT name FROM sqlite_master WHERE type = 'trigger'`,
    more: {},
    other: 'PostgreSQL:',
  },
  postgres: {
    columns: `SELECT tables.table_name AS "table", column_name AS "column"
      FROM information_schema.tables LEFT JOIN information_schema.columns
        ON columns.table_name = tables.table_name AND columns.table_schema = 'public'
      WHERE tables.table_schema = 'public'`,
    triggers: 'SELECT tgname AS name FROM pg_trigger WHERE NOT tgisinternal',
    more: { write_turn: [], table_version: ['version'], requests: ['rowid'] },
    other: 'SQLite:',
  },
} as const

describe.each(databaseKinds())('an engineer who looks into $name', (kind) => {
  async function migrated() {
    const place = await kind.place()
    const database = await openDatabase(place)
    onTestFinished(() => database.close())
    return { database, own: place.file ? databases.sqlite : databases.postgres }
  }

  test('finds each table and column on the page', async () => {
    const { database, own } = await migrated()
    const expected: Record<string, string[]> = {}
    for (const { table, column } of (await database.execute(own.columns)).rows)
      expected[String(table)] = [
        ...(expected[String(table)] ?? []),
        ...(column === null ? [] : [String(column)]),
      ].sort()
    const written = tablesOnPage()
    for (const [table, columns] of Object.entries(own.more))
      written[table] = [...(written[table] ?? []), ...columns].sort()
    expect(written).toEqual(expected)
  })

  test('finds each trigger on the page', async () => {
    const { database, own } = await migrated()
    const { rows } = await database.execute(own.triggers)
    const written = rowsBelow('### Triggers')
      .filter(([, effect]) => !effect.startsWith(own.other))
      .flatMap(([triggers]) => namesIn(triggers))
    expect(written.sort()).toEqual(rows.map(({ name }) => String(name)).sort())
  })
})

test('an engineer sees in a picture which column names a row of which table', () => {
  const columns = Object.entries(tables).flatMap(([table, own]) =>
    Object.entries<Column>(own).flatMap(([column, { names }]) =>
      names ? [`  ${names} ||--o{ ${table} : ${column}`] : [],
    ),
  )
  const [, picture = ''] = /```mermaid\nerDiagram\n(.*?)\n```/s.exec(page) ?? []
  expect(picture.split('\n')).toEqual(columns)
})

/** Who may call a route, in the words of the page. */
function callersOf(route: string): string {
  if ((open as readonly string[]).includes(route)) return 'anyone'
  const { roles, strengths, fresh } = access[route as keyof typeof access]
  const proof = fresh ? ['fresh passkey'] : strengths.includes('code') ? [] : ['passkey']
  return [roles.join(', '), ...proof].join('; ')
}

describe('an engineer who looks for a route', () => {
  const rows = rowsBelow('### Desk and editor, below `/yonetim/api`')

  test('finds each of the desk and the editor with those who may call it', () => {
    const written = rows.flatMap(([who, , routes]) => namesIn(routes).map((name) => [name, who]))
    const routes = Object.keys({ ...deskRoutes, ...editorRoutes })
    expect(written.sort()).toEqual(routes.map((name) => [name, callersOf(name)]).sort())
  })

  test('finds it in the file that the page names', () => {
    for (const [, module, routes] of rows) {
      const source = readFileSync(join(root, namesIn(module)[0] ?? ''), 'utf8')
      expect(namesIn(routes).filter((name) => !source.includes(`'${name}'`))).toEqual([])
    }
  })

  test('finds each public one', () => {
    const written = rowsBelow('### Public, `src/shared/publicRoutes.ts`')
    expect(written.flatMap(([, routes]) => namesIn(routes))).toEqual(Object.keys(publicRoutes))
  })

  test('finds the files of the desk, and the metrics', () => {
    const files = new Hono<DeskEnv>()
    addFiles(files, root, undefined)
    const written = rowsBelow('### Pages and files').map(([, paths]) => namesIn(paths))
    expect(written).toContainEqual([...new Set(files.routes.map(({ path }) => path))])
    expect(written).toContainEqual([metricsPath])
  })
})

test('an engineer who reads facts.json finds each of its fields on the page', () => {
  const rows = rowsBelow(`### Fields of \`facts.json\`, format ${factsFormat}`)
  const [own] = readFacts(clinicFolder())
  expect(rows.flatMap(([fields]) => namesIn(fields))).toEqual(Object.keys(own))
})
