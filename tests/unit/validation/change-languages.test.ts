import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { root as repository } from '../../../scripts/publish/paths.ts'
import { once } from '../../../src/shared/once.ts'
import { changeReport } from '../../../src/validation/changes/report.ts'
import { siteChange } from '../../../src/validation/changes/siteChange.ts'
import { setLanguage } from '../../../src/validation/messages.ts'
import { folderTree } from '../../../src/validation/node/folderTree.ts'
import { folderSnapshot } from '../../../src/validation/node/snapshots.ts'
import { siteLocation } from '../../../src/validation/siteLocation.ts'
import { copyParts, removeFolder, temporaryFolder, writeFiles } from '../../support/folders.ts'
import { translatedClinic } from '../../support/translatedClinic.ts'

type Entries = Record<string, Record<string, string> | undefined>
type Pages = { pages: { id: string; path: string }[] }

const pages = 'content/pages.json'
const englishPages = 'locales/en/content/pages.json'

/** A Turkish clinic with pages in English and Arabic, and the report of what has changed when it is first read. */
function bilingual() {
  const clinic = translatedClinic([
    { code: 'en', abroad: false },
    { code: 'ar', abroad: false },
  ])
  const before = folderSnapshot(clinic.root)
  setLanguage('tr')
  const report = once(() =>
    changeReport(siteChange(folderTree(clinic.root), before, folderSnapshot(clinic.root))),
  )
  /** The part of the report about a language. */
  const about = (language: string) =>
    report()
      .split(/^### /m)
      .find((part) => part.startsWith(`${language} sayfalarında`)) ?? ''
  return { ...clinic, report, about }
}

describe('a manager who reads what a change does', () => {
  test('sees in every language the pages that show a new price', () => {
    const { edit, report, about } = bilingual()
    edit<{ categories: { rows: { max: number }[] }[] }>('content/prices.json', (file) => {
      for (const { rows } of file.categories) for (const row of rows) row.max += 100
    })
    expect(report()).toContain('### Etkilenen sayfalar\n\n- Fiyat Listesi\n')
    for (const language of ['İngilizce', 'Arapça'])
      expect(about(language)).toContain('- Etkilenen sayfalar: Fiyat Listesi, İmplant Tedavisi\n')
  })

  test('sees the translations that a new text makes stale, and no page that stays as it is', () => {
    const { edit, about } = bilingual()
    edit<{ doctors: { summary: string }[] }>('content/doctors.json', ({ doctors }) => {
      Object.assign(doctors[0] ?? {}, { summary: 'Yeni bir özet.' })
    })
    for (const language of ['İngilizce', 'Arapça']) {
      expect(about(language)).toContain('Eski çevirisiyle görünen 1 metin:\n\n- Yeni bir özet.')
      expect(about(language)).not.toContain('Etkilenen sayfalar')
    }
  })

  test('sees that only English pages show a new English text', () => {
    const { edit, report, about } = bilingual()
    edit<Entries>('locales/en/content/about.json', (entries) => {
      Object.assign(Object.values(entries)[0] ?? {}, { en: 'Another text' })
    })
    expect(about('İngilizce')).toMatch(/^- Etkilenen sayfalar: .*Hakkımızda/m)
    expect(about('Arapça')).toBe('')
    expect(report()).not.toContain('### Etkilenen sayfalar')
  })

  test('sees that an English page is gone, with its address', () => {
    const { edit, about } = bilingual()
    edit<Entries>(englishPages, (entries) => {
      delete entries['pages.prices.title']
    })
    expect(about('İngilizce')).toMatch(
      /^- Fiyat Listesi: yayından kalkıyor, \/en\/en-\S+ adresi artık açılmaz$/m,
    )
    expect(about('Arapça')).toBe('')
  })

  test('sees that an English address moved, from where to where', () => {
    const { edit, read, about } = bilingual()
    const old = read(englishPages)['pages.prices.path'].en
    edit<Entries>(englishPages, (entries) => {
      Object.assign(entries['pages.prices.path'] ?? {}, { en: '/fees' })
    })
    expect(about('İngilizce')).toContain(
      `- Fiyat Listesi: adresi değişiyor, /en${old} → /en/fees; eski adres artık bu sayfayı açmaz\n`,
    )
  })

  test('sees that a Turkish address moved, and that the English one stays', () => {
    const { edit, report, about } = bilingual()
    edit<Pages>(pages, (file) => {
      for (const page of file.pages) if (page.id === 'prices') page.path = '/ucretler'
    })
    expect(report()).toMatch(
      /### Sayfa adresleri\n\n- Fiyat Listesi: adresi değişiyor, \/\S+ → \/ucretler; eski/,
    )
    expect(about('İngilizce')).not.toContain('adresi')
  })

  test('sees that another spelling of an address still leads to the page', () => {
    const { edit, report } = bilingual()
    edit<Pages>(pages, (file) => {
      for (const page of file.pages) if (page.id === 'about') page.path = '/Hakkimizda'
    })
    expect(report()).toContain('→ /Hakkimizda; eski adres yenisine yönlendirir')
  })

  test('sees that a deleted page closes in every language', () => {
    const { edit, report, about } = bilingual()
    edit<Pages & { menus: Record<string, { page: string }[]> }>(pages, (file) => {
      file.pages = file.pages.filter(({ id }) => id !== 'questions')
      for (const [name, menu] of Object.entries(file.menus))
        file.menus[name] = menu.filter(({ page }) => page !== 'questions')
    })
    expect(report()).toMatch(/### Sayfa adresleri\n\n- Sık Sorulan Sorular: yayından kalkıyor/)
    for (const language of ['İngilizce', 'Arapça'])
      expect(about(language)).toContain('- Sık Sorulan Sorular: yayından kalkıyor')
  })

  test('sees that a language without a needed text is no longer published', () => {
    const { edit, about } = bilingual()
    edit<Entries>(englishPages, (entries) => {
      delete entries['pages.home.title']
    })
    expect(about('İngilizce')).toContain('- Bu dilin bütün sayfaları yayından kalkıyor.')
  })

  test('sees that a new language is published', () => {
    const { edit, root } = bilingual()
    const after = folderSnapshot(root)
    edit<{ languages: { code: string }[] }>('content/site.json', (site) => {
      site.languages = site.languages.filter(({ code }) => code !== 'ar')
    })
    const text = changeReport(siteChange(folderTree(root), folderSnapshot(root), after))
    expect(text).toContain('### Arapça sayfalarında\n\n- Bu dilin bütün sayfaları yayına giriyor.')
  })
})

describe('an editor who adds a page', () => {
  const page = {
    id: 'campaign',
    path: '/kampanya',
    title: 'Kış',
    description: 'Kış kampanyası.',
    sections: [{ kind: 'prose', record: 'campaign' }],
  }
  const text = { id: 'campaign', title: 'Kış', parts: [{ text: ['Muayene ücretsizdir.'] }] }

  /** The ids of the pages that nothing leads to after some changes. */
  function unlinkedAfter(...changes: ((clinic: ReturnType<typeof bilingual>) => void)[]) {
    const clinic = bilingual()
    let before = folderSnapshot(clinic.root)
    for (const change of changes) {
      before = folderSnapshot(clinic.root)
      change(clinic)
    }
    return siteChange(folderTree(clinic.root), before, folderSnapshot(clinic.root)).unlinked
  }

  const addPage = ({ edit }: ReturnType<typeof bilingual>) => {
    edit<{ texts: object[] }>('content/prose.json', ({ texts }) => texts.push(text))
    edit<Pages>(pages, (file) => file.pages.push(page))
  }
  const addToMenu = ({ edit }: ReturnType<typeof bilingual>) =>
    edit<{ menus: { footer: object[] } }>(pages, ({ menus }) =>
      menus.footer.push({ page: 'campaign' }),
    )

  test('reads that nothing leads to it, until a menu names it', () => {
    expect(unlinkedAfter(addPage)).toEqual(['campaign'])
    expect(
      unlinkedAfter((clinic) => {
        addPage(clinic)
        addToMenu(clinic)
      }),
    ).toEqual([])
  })

  test('reads so once, and again when the menu loses it', () => {
    const reprice = ({ edit }: ReturnType<typeof bilingual>) =>
      edit<object>('content/prices.json', (file) => Object.assign(file, { listDate: '2026-11-20' }))
    const leaveMenu = ({ edit }: ReturnType<typeof bilingual>) =>
      edit<{ menus: { footer: object[] } }>(pages, ({ menus }) => menus.footer.pop())
    expect(unlinkedAfter(addPage, reprice)).toEqual([])
    expect(unlinkedAfter(addPage, addToMenu, leaveMenu)).toEqual(['campaign'])
  })
})

describe('a manager of a clinic in another language', () => {
  /** The report of a change of a page's address in a fixture clinic. */
  function reportOf(clinic: string, file: string, path: string, to: string) {
    const root = temporaryFolder('clinic')
    onTestFinished(() => removeFolder(root))
    copyParts(join(repository, 'tests/fixtures/clinics', clinic), root, ['content', 'locales'])
    const before = folderSnapshot(root)
    const text = readFileSync(join(root, file), 'utf8')
    writeFiles(root, { [file]: text.replace(`"${path}"`, `"${to}"`) })
    const tree = folderTree(root)
    setLanguage(siteLocation(tree).language)
    return changeReport(siteChange(tree, before, folderSnapshot(root)))
  }

  test('reads in English that a Dutch address moved', () => {
    const text = reportOf('utrecht', 'locales/nl/content/pages.json', '/bezoek', '/vragen')
    expect(text).toContain(
      '- Visits and questions: moves from /nl/bezoek to /nl/vragen; the old address no longer opens it',
    )
    expect(text).not.toMatch(/[ğışİŞĞ]/)
  })
})
