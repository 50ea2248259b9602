import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { builtFrom, deskSources, deskSourcesFile } from '../../../scripts/build/deskSources'
import { copyBuildableClinic } from '../../support/folders'

let clinicDir: string

beforeEach(() => {
  clinicDir = copyBuildableClinic()
})
afterEach(() => rmSync(clinicDir, { recursive: true }))

const sources = () => deskSources({ clinicDir, language: 'tr' })

test('an unchanged desk is recognised', () => {
  const desk = join(clinicDir, 'desk')
  mkdirSync(desk)
  writeFileSync(join(desk, deskSourcesFile), sources())
  expect(builtFrom(desk)).toBe(sources())
})

for (const file of ['content/theme.json', 'content/clinic.json', 'locales/tr/desk.json']) {
  test(`an editor who changes ${file} gets a new desk`, () => {
    const before = sources()
    appendFileSync(join(clinicDir, file), '\n')
    expect(sources()).not.toBe(before)
  })
}

test('a desk without a record of its sources is built again', () => {
  expect(builtFrom(join(clinicDir, 'desk'))).toBeUndefined()
})
