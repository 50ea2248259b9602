import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { clinicDir } from '../../../scripts/publish/paths.ts'
import { PUBLIC_FILES } from '../../../src/validation/rules/public-files.ts'
import { siteCopy } from '../../support/siteCopy.ts'

const site = siteCopy()

const codes = () => site.validate().faults.map(({ code, file }) => `${file} ${code}`)
const original = (name: string) => readFileSync(join(clinicDir, 'public', name))

function addPublicFiles() {
  for (const name of PUBLIC_FILES) site.write(`public/${name}`, original(name))
}

test('a missing public file is refused if the folder exists', () => {
  addPublicFiles()
  expect(codes()).toEqual([])
  site.remove('public/icon-512.png')
  expect(codes()).toEqual(['public/icon-512.png public.missing'])
  mkdirSync(site.path('public/icon-512.png'))
  expect(codes()).toEqual(['public/icon-512.png public.missing'])
})

const damages: [name: string, what: string, code: string, bytes: Uint8Array | string][] = [
  [
    'icon-512.png',
    'half of its picture',
    'media.cut-off',
    original('icon-512.png').subarray(0, 5000),
  ],
  ['icon-512.png', 'nothing', 'media.empty', ''],
  ['icon-512.png', 'a page', 'public.kind', '<!doctype html><html></html>'],
  ['favicon.ico', 'a picture of another kind', 'public.kind', original('icon-192.png')],
  ['favicon.svg', 'half of its drawing', 'media.cut-off', '<svg xmlns="http://www.w3.'],
]

test.each(damages)('%s that holds %s is refused', (name, _what, code, bytes) => {
  addPublicFiles()
  site.write(`public/${name}`, bytes)
  expect(codes()).toEqual([`public/${name} ${code}`])
})

test.each(['yonetim/index.html', 'yonetim.html', 'Yönetim/a.pdf', 'api/x.json'])(
  'a public file at %s is refused, because the site responds there itself',
  (path) => {
    addPublicFiles()
    site.write(`public/${path}`, 'x')
    expect(codes()).toEqual([`public/${path.split('/')[0]} public.reserved`])
    site.remove(`public/${path.split('/')[0]}`)
  },
)

test('the pages use every public file of the site, and no others', () => {
  expect(readdirSync(join(clinicDir, 'public')).sort()).toEqual([...PUBLIC_FILES].sort())
})
