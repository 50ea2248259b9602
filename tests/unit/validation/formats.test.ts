import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { annotations } from '../../../scripts/cli/check/output/github.ts'
import { check } from '../../support/checkCommand.ts'
import { siteCopy } from '../../support/siteCopy.ts'

const site = siteCopy()
const prices = 'content/prices.json'

const scratch = mkdtempSync(join(tmpdir(), 'mercan-formats-'))
const summaryFile = join(scratch, 'summary.md')
const base = join(scratch, 'base')
cpSync(join(site.root, 'content'), join(base, 'content'), { recursive: true })
cpSync(join(site.root, 'locales'), join(base, 'locales'), { recursive: true })
beforeEach(() => {
  rmSync(summaryFile, { force: true })
  setHosting({})
  vi.stubEnv('GITHUB_STEP_SUMMARY', summaryFile)
})
afterAll(() => rmSync(scratch, { recursive: true }))

const checkSite = (...args: string[]) => check('--root', site.root, ...args)

/** Sets where the site is published. */
function setHosting(env: Partial<Record<'SITE_HOSTING' | 'VITE_API_HOST', string>>) {
  for (const name of ['SITE_HOSTING', 'VITE_API_HOST'] as const) vi.stubEnv(name, env[name])
}

test('a pull request shows the diagnostic on its line, and everything in the summary', () => {
  const { line } = site.replace(prices, '"max": 2000', '"max": "2.000 TL"')
  const { status, stdout } = checkSite('--format=github', '--diff', base)
  expect(status).toBe(1)
  expect(stdout.split('\n')[0]).toBe(
    `::error file=content/prices.json,line=${line},endLine=${line},col=70,endColumn=79,title=Kanal ve Dolgu%2C 1. kayıt (Dolgu)::` +
      '"En yüksek fiyat" sayı olmalı ama tırnak içinde metin yazılmış.%0A' +
      'Yazılan : "2.000 TL"%0A' +
      'Doğrusu : { "id": "filling", "treatment": "Dolgu", "min": 1500, "max": 2000 },',
  )
  const summary = readFileSync(summaryFile, 'utf8')
  expect(summary).toContain('## İçerik kontrolü: 1 sorun')
  expect(summary).toContain('## Bu değişiklik sitede ne yapar?')
})

test('percent signs and line ends cannot escape from an annotation', () => {
  site.replace('content/about.json', '"about.png"', '"%0A::error::a,b:c.png"')
  const [first = ''] = annotations(site.validate())
  expect(first).toContain('%250A')
  expect(first.split('\n')).toHaveLength(1)
})

test('a diagnostic that hides others is annotated first', () => {
  site.replace('content/clinic.json', '"open": "11:00"', '"open": "11.00"')
  site.replace('content/testimonials.json', '"rating": 5,', '"rating": 5,,')
  expect(annotations(site.validate()).map((each) => each.slice(0, 30))).toEqual([
    '::error file=content/testimoni',
    '::error file=content/clinic.js',
  ])
})

test('a price that jumps is a warning and does not stop publication', () => {
  site.replace(prices, '"min": 1500, "max": 2000', '"min": 2500, "max": 3000')
  const { status, stdout } = checkSite('--format=github', '--diff', base)
  expect(status).toBe(0)
  expect(stdout.match(/^::warning file=content\/prices\.json,line=9,/gm)).toHaveLength(2)
  expect(stdout).not.toContain('::error')
})

test('a new page that nothing leads to is a warning and does not stop publication', () => {
  const page = `{ "id": "kis", "path": "/kis", "title": "Kış", "description": "Kış.", "sections": [{ "kind": "prose", "record": "kis" }] }`
  const text = `{ "id": "kis", "title": "Kış", "parts": [{ "text": ["Kış."] }] }`
  site.replace('content/prose.json', '"texts": [', `"texts": [${text},`)
  site.replace('content/pages.json', /\n {2}\],\n {2}"menus"/, `,\n    ${page}\n  ],\n  "menus"`)
  const { status, stdout } = checkSite('--diff', base)
  expect(stdout).toMatch(/⚠ content\/pages\.json:\d+:\d+, .*: \d+\. kayıt \(Kış\)/)
  expect(stdout).toContain('Bu sayfaya hiçbir menü, kart ya da bağlantı götürmüyor')
  expect(status).toBe(0)
})

test('an owner with sample facts gets a list of them, and cannot publish', () => {
  const { status, stdout: lines } = checkSite('--publish')
  const stdout = lines.replace(/(?<=\S)\n +(?=\S)/g, ' ')
  expect(status).toBe(1)
  expect(stdout).toContain('content/doctors.json:6: 1. kayıt (Selin Ardıç), Örnek kayıt')
  expect(stdout).toMatch(/content\/clinic\.json:\d+: Telefonlar, Cep telefonu: Örnek telefon\./)
  expect(stdout).toContain('«%100»')
  expect(stdout).toContain('Kapatmak için: "testimonials": false')
  expect(stdout).toMatch(/Yayın için \d+ iş kaldı/)
})

/** Replaces the site's sample facts. */
function makeReal() {
  const real = (text: string) =>
    text
      .replace(/\n\s*"sample": true,/g, '')
      .replace(/\.example/g, 'dis.com.tr')
      .replace(/(\+90 \d{3}) 000 00 00/g, '$1 345 67 89')
      .replace(/(instagram|facebook)\.com\//g, '$1.com/mercandis')
      .replace(/Örnek /g, '')
      .replace(/41\.0481/g, '41.0502')
  for (const file of ['clinic', 'doctors', 'privacy', 'testimonials'])
    site.write(`content/${file}.json`, real(site.read(`content/${file}.json`)))
}

test('an owner without sample facts can publish, to a static host with an endpoint for requests', () => {
  makeReal()
  expect(checkSite('--publish')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('Yayını engelleyen bir iş kalmadı.'),
  })
  const VITE_API_HOST = 'https://randevu.mercandis.com.tr'
  const statusWith = (env: Parameters<typeof setHosting>[0]) => {
    setHosting(env)
    return checkSite('--publish').status
  }
  expect(statusWith({ SITE_HOSTING: 'static' })).toBe(1)
  expect(statusWith({ SITE_HOSTING: 'static', VITE_API_HOST })).toBe(0)
  expect(statusWith({ VITE_API_HOST: `${VITE_API_HOST}/` })).toBe(1)
})
