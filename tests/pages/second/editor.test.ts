import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { validateFolder } from '../../../scripts/cli/check.ts'
import { clinicDir, root } from '../../../scripts/publish/paths.ts'

const copy = mkdtempSync(join(tmpdir(), 'second-clinic-'))
for (const part of ['content', 'public'])
  cpSync(join(clinicDir, part), join(copy, part), { recursive: true })
cpSync(join(root, 'content', 'schemas'), join(copy, 'content', 'schemas'), { recursive: true })
afterAll(() => rmSync(copy, { recursive: true }))

test('an editor finds the unchanged practice valid', () => {
  expect(validateFolder(copy).faults).toEqual([])
})

test.each([
  ['forgets a digit', 'content/clinic.json', '"40213"', '"4021"', /Postleitzahl/],
  ['misspells a weekday', 'content/clinic.json', '"friday"', '"freitag"', /bei „Tag“ nicht/],
  [
    'adds what the site adds',
    'content/clinic.json',
    '"Lindenhof"',
    '"Zahnarztpraxis Lindenhof"',
    /Namen der Praxis/,
  ],
  [
    'chooses an unreadable colour',
    'content/theme.json',
    '"#1B1D27"',
    '"#F4F4F4"',
    /schwer|lesen|Kontrast/,
  ],
])('an editor who %s reads so in German', (_how, file, from, to, sentence) => {
  const written = readFileSync(join(copy, file), 'utf8')
  expect(written).toContain(from)
  writeFileSync(
    join(copy, file),
    written.replace(from, () => to),
  )
  const told = validateFolder(copy).faults.map((fault) => fault.sentence)
  writeFileSync(join(copy, file), written)
  expect(told).not.toEqual([])
  expect(told[0]).toMatch(sentence)
  expect(told.filter((text) => /[ğşıİŞĞç]/.test(text))).toEqual([])
})
