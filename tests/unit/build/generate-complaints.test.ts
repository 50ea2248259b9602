import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { complaintReport, complaintsAbout } from '../../../scripts/generate/complaints.ts'
import { root } from '../../../scripts/publish/paths.ts'
import { copyEngine, copyParts, removeFolder } from '../../support/folders.ts'

const engine = copyEngine()
copyParts(root, engine, ['content/site.json', 'content/README.md', 'docs/LICENSES.md'])
afterAll(() => removeFolder(engine))

const texts = new Map<string, string>()
afterEach(() => {
  for (const [file, text] of texts) writeFileSync(join(engine, file), text)
})

function change(file: string, from: string, to: string): void {
  const text = readFileSync(join(engine, file), 'utf8')
  if (!text.includes(from)) throw new Error(`${file} lacks ${from}`)
  texts.set(file, texts.get(file) ?? text)
  writeFileSync(join(engine, file), text.replace(from, to))
}

const complaints = () => {
  const found = complaintsAbout(join(engine, 'src/validation'), join(engine, 'src/content/texts'))
  const below = found.map((each) => ({ ...each, file: each.file.replace(engine, root) }))
  return complaintReport(below).split('\n').filter(Boolean)
}

const wordsIn = (place: string, ...parts: string[]) =>
  parts.map((part) => `"${place} ${part}"`).join(', ')

const schema = 'src/validation/schemas/statistics.json'
const wordsOf = (language: string) => `src/validation/fields/${language}.json`

test('an engineer finds no complaint about the sources of generated files', () => {
  expect(complaints()).toEqual([])
})

test('an engineer who adds a field reads which words each language lacks', () => {
  change(schema, '"label": {', '"unit": { "type": "string", "enum": ["day"] }, "label": {')
  change(wordsOf('de'), '"statistics.statistics[].label"', '"statistics.statistics[].unit"')
  const words = wordsIn(
    'statistics.statistics[].unit',
    'title',
    'description',
    'options.day',
    'examples',
  )
  expect(complaints()).toEqual([
    `${wordsOf('de')} lacks ${wordsIn('statistics.statistics[].unit', 'options.day')}, ${wordsIn('statistics.statistics[].label', 'title', 'description', 'examples')}`,
    `${wordsOf('en')} lacks ${words}`,
    `${wordsOf('tr')} lacks ${words}`,
  ])
})

test('an engineer who removes a field or an option reads which words are left', () => {
  change('src/validation/schemas/calls.json', '["landline", "mobile"]', '["mobile"]')
  change(schema, '"label": {', '"name": {')
  const [unnamed, unused] = complaints()
  const named = wordsIn('statistics.statistics[].name', 'title', 'description', 'examples')
  expect(unnamed).toBe(`${wordsOf('de')} lacks ${named}`)
  expect(unused).toBe(
    `${wordsOf('de')} has no use for "calls.calls[].phone options.landline", ${wordsIn('statistics.statistics[].label', 'title', 'description', 'examples')}`,
  )
})

test('an engineer reads every complaint at once, also beside a file that is no JSON', () => {
  change(schema, '"type": "object"', '"title": "Sayılar", "type": "object"')
  change(schema, '"minimum": 1', '"multipleOf": 5')
  change('src/validation/schemas/prices.json', '"type": "object",', '"type": "object"')
  change(wordsOf('en'), 'Do not change it."', 'Do not change it.",')
  change('src/validation/languages/de/words.json', '"schema.array"', '"schema.list"')
  change('src/content/texts/tr/offline.json', '{', '')
  change('src/content/texts/de/carousel.json', '"', '"new": "Neu", "')
  expect(complaints()).toEqual([
    expect.stringMatching(/^src\/validation\/schemas\/prices\.json cannot be read: ".*"$/),
    `${schema} has no use for "statistics title", "statistics.statistics[].target multipleOf"`,
    'src/validation/languages/de/words.json lacks "schema.array"',
    'src/validation/languages/de/words.json has no use for "schema.list"',
    expect.stringMatching(/^src\/validation\/fields\/en\.json cannot be read: ".*"$/),
    'src/content/texts/de/carousel.json has no use for "new"',
    expect.stringMatching(/^src\/content\/texts\/tr\/offline\.json cannot be read: ".*"$/),
  ])
})

/** Runs `npm run generate` in the copy. */
function generate(...args: string[]) {
  const command = [join(engine, 'scripts/generate.cjs'), ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: engine,
    env: { ...process.env, CLINIC: '' },
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

const schemas = 'src/validation/schemas.gen.json'
const generated = () => readFileSync(join(engine, schemas), 'utf8')

test('an engineer who has complaints to settle keeps all generated files', () => {
  const before = generated()
  change(schema, '"maximum": 10000000', '"maximum": 500')
  change(schema, '"minimum": 1', '"minimum": 1, "multipleOf": 5')
  const { status, output } = generate()
  expect(output).toBe(
    `Nothing was written:\n${schema} has no use for "statistics.statistics[].target multipleOf"\n`,
  )
  expect(status).toBe(1)
  expect(generated()).toBe(before)
})

test('an engineer whose guide cannot be written keeps all generated files', () => {
  const before = generated()
  change(schema, '"maximum": 10000000', '"maximum": 500')
  change(
    'scripts/generate/guide/languages/tr/guide.md',
    'generated: mistake date',
    'generated: mistake day',
  )
  expect(generate()).toMatchObject({ status: 1, output: expect.stringContaining('"day"') })
  expect(generated()).toBe(before)
})
