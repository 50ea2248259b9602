import { spawnSync } from 'node:child_process'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { fixtureClinics, root } from '../../../scripts/publish/paths.ts'
import { check } from '../../support/checkCommand.ts'
import { siteCopy } from '../../support/siteCopy.ts'

const site = siteCopy()

test('the shipped content passes with exit code 0', () => {
  const command = [join(root, 'scripts', 'check.cjs'), '--root', site.root]
  const { status, stdout } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  expect(stdout).toContain('sorun bulunmadı')
  expect(status).toBe(0)
})

test('an invalid site fails with file, line, column, record, cause and fix, and exit code 1', () => {
  const { line } = site.replace(
    'content/services.json',
    '"request": "Muayene"',
    '"request": "Muayne"',
  )
  const { status, stdout } = check('--root', site.root)
  expect(status).toBe(1)
  expect(stdout).toBe(
    [
      `✖ content/services.json:${line}:18, ${line}. satır, 18. sütun: 1. kayıt (İmplant Tedavisi)`,
      '  Bu adda bir talep seçeneği yok.',
      `    > ${line} |       "request": "Muayne"`,
      `         |                  ^^^^^^^^`,
      '  Yazılan : "Muayne"',
      '  Beklenen: "Muayene", "Devam Eden Tedavi", "Diş Estetiği"',
      '  Bunu mu demek istediniz: "Muayene"?',
      '  Doğrusu : "request": "Muayene"',
      '',
      '1 sorun bulundu. Değişiklik yayınlanmadı; site eski hâliyle çalışmaya devam',
      'ediyor.',
      '',
    ].join('\n'),
  )
})

test('an engineer checks the clinic and all fixture clinics with --all', () => {
  const { status, stdout } = check('--root', site.root, '--all')
  const fixtures = fixtureClinics().map((clinic) => `${relative(root, clinic)}:`)
  for (const heading of fixtures) expect(stdout.split('\n')).toContain(heading)
  expect(status).toBe(0)
})

test('an engineer who asks for help reads it, with exit code 0', () => {
  for (const option of ['--help', '-h']) {
    const { status, stdout, stderr } = check(option)
    expect(stdout).toContain('--diff BAŞLANGIÇ')
    expect(stderr).toBe('')
    expect(status).toBe(0)
  }
})

test.each([
  ['utrecht', 'Usage: npm run check', 'tells what the change does to the site'],
  ['duesseldorf', 'Aufruf: npm run check', 'sagt, was die Änderung auf der Website bewirkt'],
])('an engineer of %s reads the help in the language of the clinic', (clinic, usage, about) => {
  const { stdout } = check('--root', join(root, 'tests/fixtures/clinics', clinic), '--help')
  expect(stdout).toContain(usage)
  expect(stdout).toContain(about)
})

test.each([
  ['a mistyped option', ['--rot', 'x'], 'Bilinmeyen seçenek: --rot'],
  ['an option without its value', ['--root'], 'Bu seçeneğin değeri eksik: --root'],
  ['an option for a value', ['--diff', '--publish'], 'Bu seçeneğin değeri eksik: --diff'],
  ['a file without an option', ['prices.json'], 'Beklenmeyen söz: prices.json'],
  ['an unknown format', ['--format=pdf'], 'Bilinmeyen biçim: pdf'],
  ['a folder that is not there', ['--root', 'yok'], 'Böyle bir klasör yok: yok'],
  ['a file instead of a folder', ['--root', 'package.json'], 'Böyle bir klasör yok: package.json'],
  ['a start that is not there', ['--diff', 'yok'], 'bulunamadı: yok'],
])('an engineer who names %s reads so and the usage, with exit code 2', (_, args, told) => {
  const { status, stdout, stderr } = check(...args)
  expect(stderr).toContain(told)
  expect(stderr).toContain('Kullanım: npm run check')
  expect(stdout).toBe('')
  expect(status).toBe(2)
})

test('a folder without a site is refused as content, with exit code 1', () => {
  expect(check('--root', join(root, 'docs')).status).toBe(1)
})

test('several errors in several files are all reported, ordered by file and line', () => {
  site.replace('content/prices.json', '"max": 2000', '"max": 2.000')
  site.replace('content/prices.json', '"max": 4000', '"max": "4000"')
  site.replace('content/clinic.json', '"open": "11:00"', '"open": "11.00"')
  const { stdout } = check('--root', site.root)
  expect(stdout.match(/^✖ \S+/gm)).toEqual([
    `✖ content/clinic.json:${lineOf('content/clinic.json', '"open": "11.00"')}:15,`,
    '✖ content/prices.json:9:70,',
    '✖ content/prices.json:10:82,',
  ])
  expect(stdout).toContain('3 sorun bulundu.')
})

/** The first line with a text, from 1. */
function lineOf(file: string, text: string): number {
  return site.read(file).split(text)[0]?.split('\n').length ?? 0
}
