import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { clinicHelp, editorsGuide } from '../../../scripts/generate/guide/editorsGuide'
import { fieldTables } from '../../../scripts/generate/guide/fieldTables'
import { schemaSources } from '../../../scripts/generate/sources.ts'
import { clinicDir, root } from '../../../scripts/publish/paths'
import { withFieldWords } from '../../../src/validation/schema/fieldWords.ts'

const guide = readFileSync(join(root, 'content', 'README.md'), 'utf8')

const schemas = schemaSources()

const written = (markdown: string) => editorsGuide(markdown, { language: 'tr', schemas })

describe('the editors’ guide', () => {
  test('quotes the validator’s current messages, whatever prices and texts the clinic has', () => {
    expect(written(guide)).toBe(guide)
  })

  test('is corrected if an editor has changed a message or a table by hand', () => {
    const edited = guide
      .replace('Son alandan sonra fazladan virgül var.', 'Burada bir virgül fazla.')
      .replace('| `listDate` | Liste tarihi |', '| `date` | Tarih |')
    expect(edited).not.toBe(guide)
    expect(written(edited)).toBe(guide)
  })

  test('cannot quote an unknown message', () => {
    const unknown = guide.replace('generated: mistake date', 'generated: mistake dates')
    expect(() => written(unknown)).toThrow('nothing is called "dates"')
  })

  test('cannot leave out a content file', () => {
    const shorter = guide.replace('generated: fields prices', 'fields prices')
    expect(() => written(shorter)).toThrow('does not show: fields prices')
  })

  test('has no broken link', () => {
    const prose = guide.replace(/`[^`\n]+`/g, '')
    const targets = [...prose.matchAll(/\]\(([^)]+)\)/g)].map((match) => match[1] ?? '')
    const anchors = [...guide.matchAll(/^#+ (.+)$/gm)].map((match) => anchorOf(match[1] ?? ''))
    expect(targets.length).toBeGreaterThan(10)
    for (const target of targets) {
      if (target.startsWith('#')) expect(anchors).toContain(target.slice(1))
      else if (target.startsWith('/')) expect(existsSync(join(root, target)), target).toBe(true)
      else
        expect(
          [clinicDir, root].some((folder) => existsSync(join(folder, 'content', target))),
          target,
        ).toBe(true)
    }
  })
})

test('a table of fields has options in Turkish, groups by name, and optional fields', () => {
  const clinic = schemas.find(({ name }) => name === 'clinic')?.schema ?? {}
  const table = fieldTables(withFieldWords('clinic', clinic, 'tr'))
  expect(table).toMatch(/`sections\.map` .*`"click"` Ziyaretçi tıklayınca yüklenir/)
  expect(table).toMatch(/`days` .*`"saturday"` Cumartesi/)
  expect(table).toMatch(/`identity` \| Künye satırları \| kayıt listesi \| hayır \|/)
  expect(table).toMatch(/`chat\.phone` \| Mesajlaşma numarası \| metin \| hayır \|/)
  expect(table).toMatch(/`phones\.mobile` \| Cep telefonu \| metin \| hayır \|/)
  expect(table).toMatch(/\*\*Çalışma saati\*\* \(`hours` içindeki her kayıt\)/)
  expect(table).not.toMatch(/\$schema|undefined|\[object/)
})

/** The anchor of a heading on GitHub. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M} _-]/gu, '')
    .replaceAll(' ', '-')

test.each(['de-AT', 'en-GB'])('an editor of a clinic in %s gets the guide', (language) => {
  const common = `locales/${language}/common.json:`
  expect(clinicHelp(language)['content/README.md']).toContain(common)
})
