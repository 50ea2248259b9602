import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { tasksIn, validateFolder } from '../../../scripts/cli/check'
import { type Answers, askFor } from '../../../scripts/cli/new-clinic/answers'
import { paletteText } from '../../../scripts/cli/new-clinic/paletteText'
import { createRepository } from '../../../scripts/cli/new-clinic/repository'
import { writeClinic } from '../../../scripts/cli/new-clinic/writeClinic'
import { clinicDir, fixtureClinics, root } from '../../../scripts/publish/paths'
import { readSites } from '../../../src/content/loading/read'
import { isSupplied } from '../../../src/content/texts/engineTexts'
import { colourOf } from '../../../src/content/theme/colours'
import { oklchOf } from '../../../src/content/theme/oklch'
import { darkPairs, pairs } from '../../../src/content/theme/pairs'
import { darkColours, paletteOf } from '../../../src/content/theme/palette'
import { isReadable } from '../../../src/content/theme/readable'
import { openRepository } from '../../../src/editor/server/repository'
import { writeFiles } from '../../support/folders'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mercan-new-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const answers: Answers = {
  language: 'tr',
  from: clinicDir,
  name: 'Nar',
  profession: 'Dentist',
  city: 'İzmir',
  district: 'Konak',
  country: 'TR',
  postalCode: '35210',
  latitude: '38.4189',
  longitude: '27.1287',
  landline: '+90 232 000 00 00',
  mobile: '+90 500 000 00 01',
  primary: '#7A1F3D',
  accent: '#E0A040',
}
const germany = {
  postalCode: '10115',
  latitude: '52.53',
  longitude: '13.38',
  landline: '+49 30 23125000',
  mobile: '+49 171 3920012',
}
const netherlands = {
  postalCode: '3511 AB',
  latitude: '52.09',
  longitude: '5.12',
  landline: '+31 20 123 4567',
  mobile: '+31 6 12345678',
}
const sha = 'a'.repeat(40)
const written = (file: string) => readFileSync(join(folder, file), 'utf8')

/** The open tasks of a kind, each as place and text. */
const tasksOf = (root: string, wanted: string) =>
  tasksIn(root, validateFolder(root))
    .filter(({ group }) => group === wanted)
    .map(({ blocks, place, text }) => `${blocks ? 'needed' : 'advised'} ${place} ${text}`)

describe('an engineer who creates a clinic', () => {
  test('gets one that passes the validator, with its own name, place and phones', () => {
    expect(writeClinic(folder, answers)).toContain('Build and look at it')
    expect(validateFolder(folder).faults).toEqual([])
    expect(JSON.parse(written('content/clinic.json'))).toMatchObject({
      sample: true,
      name: 'Nar',
      website: 'https://www.nar.example',
      phones: { landline: '+90 232 000 00 00', mobile: '+90 500 000 00 01' },
      address: { city: 'İzmir', district: 'Konak', postalCode: '35210' },
      map: { latitude: 38.4189, provider: 'OpenStreetMap' },
    })
  })

  test('gets no text of the interface but those that differ in its country', async () => {
    writeClinic(folder, answers)
    expect(existsSync(join(folder, 'locales'))).toBe(false)
    const austrian = join(folder, 'at')
    writeClinic(austrian, await askFor({ language: 'de', country: 'AT' }))
    expect(written('at/locales/de/common.json')).toBe('{\n  "openGraphLocale": "de_AT"\n}\n')
  })

  test('finds no word of the template clinic', () => {
    writeClinic(folder, answers)
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    // Schemas and their examples are the same for all clinics.
    const own = files.filter((file) => !file.startsWith(join('content', 'schemas')))
    const texts = own.filter((file) => file.endsWith('.json')).map(written)
    expect(texts.join('\n')).not.toMatch(/Mercan|Bayrampaşa/)
  })

  test.each([
    ['pink', '#F6D6E0', /^(?:soft|tint)$/],
    ['yellow', '#FFF3B0', /^soft$/],
    ['rose', '#E8B4C8', /^tint$/],
    ['strong yellow', '#FFD100', /^tint$/],
    ['coral', '#F08080', /^(?:shade|ornament)$/],
  ])(
    'sees a %s too pale for text as a ground or an ornament, and can read everything',
    (_name, primary, wanted) => {
      for (const from of fixtureClinics()) {
        const chosen = { primary, accent: '#3A6EA5' }
        const palette = paletteOf(readSites(from).own.theme.colours, chosen)
        const roles = Object.entries(palette.colours).flatMap(([role, hex]) =>
          hex === primary ? role : [],
        )
        expect(
          roles.filter((role) => wanted.test(role)),
          from,
        ).not.toEqual([])
        expect(paletteText(palette, chosen)).toContain(
          `${primary} cannot be read as text. It is kept as: ${roles.join(', ')}.`,
        )
        expect(pairs.filter((pair) => !isReadable(pair, palette.colours))).toEqual([])
        const dark = darkColours(palette)
        expect(darkPairs.filter((pair) => !isReadable(pair, dark))).toEqual([])
      }
    },
  )

  test('changes the colours of a folder and of its drawings, and keeps fonts and logo', () => {
    writeClinic(folder, answers)
    const before = JSON.parse(written('content/theme.json'))
    const logo = written('content/media/logo.svg')
    const palette = ['run', '--silent', 'palette', '--', folder]
    const chosen = ['--primary', '#F6D6E0', '--accent', '#3A6EA5']
    const shown = execFileSync('npm', [...palette, ...chosen], { cwd: root }).toString()
    expect(shown).toMatch(/^soft +#F6D6E0 .*^primary +#\w+ +\d+\.\d on \w+ +#F6D6E0 +\d+\.\d on/ms)
    const after = JSON.parse(written('content/theme.json'))
    expect(after).toEqual({ ...before, colours: after.colours, dark: { primary: '#F6D6E0' } })
    expect(after.colours.soft).toBe('#F6D6E0')
    expect(written('content/media/icons/examination.svg')).toContain(after.colours.primary)
    expect(written('content/media/logo.svg')).toBe(logo)
    expect(validateFolder(folder).faults).toEqual([])
  })

  test.each([
    ['green and violet', '#0B6B3A', '#7B4FC9'],
    ['black and grey', '#111111', '#777777'],
    ['white and yellow', '#FFFFFF', '#FFEE00'],
  ])('gets no colour of the sample with %s, and all are readable', (_name, primary, accent) => {
    const sample = readSites(clinicDir).own.theme.colours
    const palette = paletteOf(sample, { primary, accent })
    const { colours } = palette
    const kept = Object.entries(colours).filter(([role, hex]) => Reflect.get(sample, role) === hex)
    expect(kept).toEqual([])
    expect(pairs.filter((pair) => !isReadable(pair, colours))).toEqual([])
    const dark = darkColours(palette)
    expect(darkPairs.filter((pair) => !isReadable(pair, dark))).toEqual([])
  })

  test('gets dark and light tones in the hue of its main colour', () => {
    const { colours } = paletteOf(readSites(clinicDir).own.theme.colours, {
      primary: '#7B4FC9',
      accent: '#0B6B3A',
    })
    const hueOf = (hex: string) => oklchOf(colourOf(hex) ?? [0, 0, 0]).h
    for (const role of ['deep', 'ink', 'primaryLight', 'wallDark'] as const)
      expect(hueOf(colours[role])).toBeCloseTo(hueOf('#7B4FC9'), 0)
  })

  test('gets the hues of its own two colours alone, and the sample’s if it keeps them', () => {
    const sample = readSites(join(root, 'tests/fixtures/clinics/duesseldorf')).own.theme.colours
    const { colours } = paletteOf(sample, { primary: '#7A1F3D', accent: '#E0A040' })
    const hueOf = (hex: string) => oklchOf(colourOf(hex) ?? [0, 0, 0]).h
    // Yellow, beside the sample's blue and red.
    for (const role of ['tint', 'shade'] as const)
      expect(hueOf(colours[role])).toBeCloseTo(hueOf('#E0A040'), 1)
    expect(paletteOf(sample, sample)).toEqual({ colours: sample })
  })

  test.each([
    ['Physiotherapy', 'de', 'AT', 'spine'],
    ['PrimaryCare', 'tr', 'TR', 'stethoscope'],
  ])(
    'finds no picture of the dental sample for %s in %s',
    async (profession, language, country, icon) => {
      const asked = await askFor({
        language,
        country,
        profession,
        name: 'Ak & Su',
        primary: '#7A1F3D',
      })
      writeClinic(folder, asked)
      expect(validateFolder(folder).faults).toEqual([])
      const sign = `icons/sign-${icon}.svg`
      expect(JSON.parse(written('content/site.json')).profession).toEqual({
        type: profession,
        icon: sign,
      })
      expect(JSON.parse(written('content/services.json')).services[0].icon).toBe(
        `icons/${icon}.svg`,
      )
      const media = join(folder, 'content/media')
      const drawings = join(root, 'scripts/cli/new-clinic/neutral/media')
      const own = readdirSync(media, { recursive: true, encoding: 'utf8' }).filter(
        (file) => /\.\w+$/.test(file) && !existsSync(join(drawings, file)),
      )
      expect(
        own.filter(
          (file) => !/^fonts|icons\/(?:review-source|instagram|facebook|youtube|x)\./.test(file),
        ),
      ).toEqual([])
      expect(written('content/media/hero.svg')).toContain('#7A1F3D')
      expect(written('content/media/logo.svg')).toContain('>Ak &amp; Su<')
      expect(written('content/appointment.json')).toMatch(/Liege|tedavi masası/)
    },
  )

  test.each([
    ['de', 'AT', 'Wien', 'Dentist'],
    ['de', 'CH', 'Zürich', 'Physiotherapy'],
    ['fr', 'FR', 'Lyon', 'Dentist'],
    ['en', 'GB', 'Reading', 'PrimaryCare'],
    ['tr', 'TR', 'Of', 'Dentist'],
  ])('reads in the samples in %s, %s, that they are of %s alone (%s)', async (...given) => {
    const [language, country, city, profession] = given
    const asked = await askFor({ language, country, city, district: city, profession })
    const from = language === 'tr' ? clinicDir : asked.from
    writeClinic(folder, { ...asked, from })
    expect(validateFolder(folder).faults).toEqual([])
    const { address } = readSites(from).own.clinic
    const texts = readdirSync(join(folder, 'content')).filter((file) => file.endsWith('.json'))
    const shown = texts.map((file) => written(`content/${file}`)).join('\n')
    for (const place of [address.city, address.district, 'old town'])
      expect(shown).not.toContain(place)
    expect(shown).not.toMatch(new RegExp(`${city}(?:er|’)? ${city}|(?<!\\p{L})${city}’`, 'u'))
  })

  test('keeps words that are the name of the sample’s city', async () => {
    const [essen, wien] = [join(folder, 'essen'), join(folder, 'wien')]
    writeClinic(essen, await askFor({ language: 'de', country: 'DE', city: 'Essen' }))
    writeClinic(wien, await askFor({ language: 'de', country: 'AT', city: 'Wien', from: essen }))
    expect(written('wien/content/questions.json')).toContain('Essen Sie erst wieder')
    const { city, district } = JSON.parse(written('wien/content/clinic.json')).address
    expect([city, district]).toEqual(['Wien', 'Wien'])
  })

  test.each([
    ['en', 'GB', 'PrimaryCare'],
    ['de', 'CH', 'Physiotherapy'],
  ])('of %s, %s, reads no sentence of dentistry in the samples for %s', async (...given) => {
    const [language, country, profession] = given
    writeClinic(folder, await askFor({ language, country, profession }))
    expect(validateFolder(folder).faults).toEqual([])
    expect(tasksOf(folder, 'profession')).toEqual([])
    const dental = /filling|crown|root.canal|jaw|gums|numbness|füllung|wurzel|krone|kiefer|betäub/i
    for (const file of readdirSync(join(folder, 'content')).filter((each) => /json$/.test(each)))
      expect(written(`content/${file}`), file).not.toMatch(dental)
  })

  test('gets a guide and field help in German for a German clinic', async () => {
    const { from } = await askFor({ language: 'de' })
    expect(from).toMatch(/duesseldorf$/)
    writeClinic(folder, { ...answers, language: 'de', from, country: 'DE', ...germany })
    expect(validateFolder(folder).faults).toEqual([])
    // The field texts stay German when messages are in another language.
    expect(validateFolder(folder, 'en').faults).toEqual([])
    expect(written('content/README.md')).toContain('# Anleitung zu den Inhalten')
    expect(written('content/README.md')).not.toMatch(/[ğışİŞĞ]/)
    const { title } = JSON.parse(written('content/schemas/prices.schema.json'))
    expect(title).toBe('Preisliste')
  })

  test('gets the English guide, and reads so, if the validator lacks the language', () => {
    const told = writeClinic(folder, { ...answers, language: 'fy', country: 'NL', ...netherlands })
    expect(told).toMatch(/\d+ words of the gate are missing in this language \(fy\)/)
    expect(told).toContain('To be translated from "tr": content and locales/fy')
    expect(written('content/README.md')).toMatch(/^> This guide does not exist .* fy yet/)
    expect(written('content/README.md')).toContain('| `categories` | Groups of prices |')
    expect(JSON.parse(written('content/site.json'))).toMatchObject({
      timeZone: 'Europe/Amsterdam',
      currency: 'EUR',
      currencySign: '€',
    })
  })

  test('gets a repository with a workflow, in which the editor can keep proposals', async () => {
    writeClinic(folder, answers)
    createRepository(folder, { repository: 'https://host/engine', commit: sha, migration: 1 })
    expect(await openRepository(folder)).toMatchObject({ branch: 'refs/heads/main', prefix: '' })
    const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args]).toString()
    expect(git('status', '--porcelain')).toBe('')
    const files = git('ls-files').split('\n')
    const workflow = '.github/workflows/check.yml'
    for (const file of ['content/clinic.json', workflow, 'samples.json', 'engine.json'])
      expect(files).toContain(file)
    writeFiles(folder, { 'dist/index.html': '', '.data/requests.db': '' })
    expect(git('status', '--porcelain')).toBe('')
    const [, checked] = /--root \.\.\/(\w+)/.exec(written(workflow)) ?? []
    expect(written(workflow)).toContain(`path: ${checked}`)
    // The engine of the check is the one that the folder names.
    for (const key of Object.keys(JSON.parse(written('engine.json'))).slice(0, 2))
      expect(written(workflow)).toContain(`jq -r .${key} ${checked}/engine.json`)
  })

  test('gets no further language of the template', () => {
    const [template, copy] = [join(folder, 'a'), join(folder, 'b')]
    writeClinic(template, answers)
    const site = join(template, 'content/site.json')
    const languages = [{ code: 'en', abroad: false }]
    writeFileSync(site, JSON.stringify({ ...JSON.parse(readFileSync(site, 'utf8')), languages }))
    writeClinic(copy, { ...answers, from: template })
    expect(JSON.parse(written('b/content/site.json'))).not.toHaveProperty('languages')
  })

  test('reads which texts are missing instead of getting a Polish clinic in Turkish', async () => {
    const refused = askFor({ language: 'pl', country: 'FR' })
    await expect(refused).rejects.toThrow(/no clinic in "pl".*common\.json \(\d+\).*--from DIR/s)
    const { from } = await askFor({ language: 'pl', country: 'FR', from: clinicDir })
    expect(from).toBe(clinicDir)
  })

  test('in Lyon gets French for visitors, and English samples', async () => {
    const asked = await askFor({ language: 'fr', country: 'FR', city: 'Lyon' })
    const next = writeClinic(folder, asked)
    expect(next).toContain('To be translated from "en": the texts in content')
    expect(validateFolder(folder).faults).toEqual([])
    expect(tasksOf(folder, 'foreign')).not.toContainEqual(expect.stringContaining('locales/'))
    expect(tasksOf(folder, 'country')).toContainEqual(expect.stringContaining('FR'))
    const { texts, site } = readSites(folder).own
    expect(site).toMatchObject({ timeZone: 'Europe/Paris', currency: 'EUR', currencySign: '€' })
    expect(texts.prices.search.none).toBe('Aucun soin trouvé pour «\u00a0{{query}}\u00a0»')
    expect(texts.treatment.doctors).toHaveProperty('title_many')
  })

  test.each([
    ['French counts one, many and other', 'fr'],
    ['Arabic has six forms', 'ar'],
    ['Polish has four', 'pl'],
    ['Japanese has one', 'ja'],
  ])('gets texts in every form of the language that are valid at once: %s', (_, language) => {
    const told = writeClinic(folder, { ...answers, language })
    expect(told).not.toContain('Correct these errors first')
    if (!isSupplied(language))
      expect(told).toContain('Desk, editor and server are in English for the staff.')
    expect(validateFolder(folder).faults).toEqual([])
    const dir = language === 'ar' ? 'rtl' : 'ltr'
    expect(readSites(folder).own.texts.locale).toMatchObject({ lang: language, dir })
  })

  test('gets the translation of a clinic as the texts of a new one in that language', () => {
    const from = join(root, 'tests/fixtures/clinics/utrecht')
    const dutch = { ...answers, ...netherlands, from, language: 'nl', country: 'NL' as const }
    const told = writeClinic(folder, dutch)
    expect(validateFolder(folder).faults).toEqual([])
    expect(told).not.toContain('To be translated')
    const read = (name: string) => JSON.parse(written(`content/${name}.json`))
    expect(read('pages').pages[1]).toMatchObject({ path: '/bezoek', title: 'Bezoek en vragen' })
    expect(read('services').services[2].request).toBe('Pijn')
    expect(tasksOf(folder, 'foreign').filter((task) => task.startsWith('needed'))).toEqual([])
  })

  test('gets everything in English for an English clinic, and no word of its sample', async () => {
    const asked = await askFor({ language: 'en', country: 'GB', city: 'Leeds' })
    expect(asked.from).toMatch(/utrecht$/)
    expect(writeClinic(folder, asked)).not.toMatch(/missing|translated/)
    expect(validateFolder(folder).faults).toEqual([])
    expect(tasksOf(folder, 'foreign')).toEqual([])
    // The interface is no clinic's own, even where its words are those of a copied text.
    expect(tasksOf(folder, 'copied')).not.toContainEqual(expect.stringContaining('locales/'))
    const words = ['content/clinic.json', 'content/README.md'].map(written)
    expect(words.join('\n')).not.toMatch(/[ğışİŞĞ]|Utrecht|Singelzicht|Autoriteit/)
    expect(written('content/README.md')).toContain('# Guide to the content\n')
  })

  test('cannot weaken the editors’ checks', () => {
    writeClinic(folder, answers)
    const file = 'content/schemas/prices.schema.json'
    writeFileSync(join(folder, file), written(file).replace('"minimum": 1,', '"minimum": 0,'))
    expect(validateFolder(folder).faults.map(({ code }) => code)).toEqual(['file.rules-changed'])
  })

  test.each(['NL', 'AT', 'GB'])('in %s is asked for what its address needs', async (country) => {
    const asked = await askFor({ from: clinicDir, country, city: 'Utrecht' })
    expect(asked.district).toBe('Utrecht')
    writeClinic(folder, { ...asked, country: country as Answers['country'] })
    expect(validateFolder(folder).faults).toEqual([])
    const clinic = JSON.parse(written('content/clinic.json'))
    expect(clinic).not.toHaveProperty('identity')
    expect(clinic).not.toHaveProperty('dutyCentres')
    expect(tasksOf(folder, 'country')).toContainEqual(expect.stringContaining('"identity"'))
    expect(tasksOf(folder, 'sample')).toContainEqual(
      expect.stringMatching(/Sabit telefon: Örnek telefon/),
    )
    const answered = (flags: object) => askFor({ from: clinicDir, country, ...flags })
    await expect(answered({ postalCode: '34030' })).rejects.toThrow('--postalCode: "34030"')
    await expect(answered({ latitude: '41.05' })).rejects.toThrow('--latitude: "41.05"')
  })

  test('gets a clinic with a landline alone', async () => {
    const asked = await askFor({ language: 'de', country: 'AT', mobile: 'none' })
    writeClinic(folder, asked)
    expect(validateFolder(folder).faults).toEqual([])
    const clinic = JSON.parse(written('content/clinic.json'))
    expect(clinic.phones).toEqual({ landline: '+43 1 2345678' })
    expect(clinic).not.toHaveProperty('chat')
  })

  test('loses nothing if the folder is not empty', () => {
    writeFileSync(join(folder, 'thesis.txt'), 'years of work')
    expect(() => writeClinic(folder, answers)).toThrow('is not empty')
    expect(readdirSync(folder)).toEqual(['thesis.txt'])
  })

  test('reads which answer is invalid', async () => {
    await expect(askFor({ country: 'Atlantis' })).rejects.toThrow('--country: "Atlantis"')
    await expect(askFor({ from: clinicDir, landline: '12' })).rejects.toThrow('--landline: "12"')
    await expect(askFor({ from: clinicDir, primary: 'red' })).rejects.toThrow('--primary: "red"')
  })
})

describe('an owner who checks a new clinic before publishing', () => {
  test('reads each text, link, authority and picture of the sample that is still there', () => {
    writeClinic(folder, answers)
    const copied = tasksOf(folder, 'copied')
    for (const place of ['content/media/logo.svg', 'public/favicon.svg', 'content/media/about.png'])
      expect(copied).toContain(`needed ${place} örnek kliniğin resmi.`)
    expect(copied).toContainEqual(expect.stringMatching(/clinic\.json:\d+ .*bağlı olduğu kurumun/))
    expect(copied).toContainEqual(expect.stringMatching(/Hesap adresi: örnek kliniğin bağlantısı/))
    expect(copied).toContainEqual(
      expect.stringMatching(/privacy\.json:\d+ .*örnek kliniğin yazısı/),
    )
    expect(tasksOf(folder, 'foreign')).toEqual([])
  })

  test('ticks them off: a replaced picture, a replaced text, an accepted line', () => {
    writeClinic(folder, answers)
    const before = tasksOf(folder, 'copied')
    writeFileSync(join(folder, 'content/media/logo.svg'), `${written('content/media/logo.svg')}\n`)
    const kept = written('samples.json').replace(/^.*public\/favicon\.svg".*\n/m, '')
    writeFileSync(join(folder, 'samples.json'), kept)
    const left = tasksOf(folder, 'copied')
    const gone = before.filter((task) => !left.includes(task))
    expect(gone).toEqual([
      'needed content/media/logo.svg örnek kliniğin resmi.',
      'needed public/favicon.svg örnek kliniğin resmi.',
    ])
  })

  test('reads in the language of the clinic which texts are in another one', () => {
    const german = { ...answers, ...germany, language: 'de', country: 'DE' as const }
    writeClinic(folder, { ...german, from: clinicDir })
    const foreign = tasksOf(folder, 'foreign')
    expect(foreign.length).toBeGreaterThan(30)
    expect(foreign[0]).toMatch(
      /^needed content\/.*das ist Türkisch; die Sprache der Website ist De/,
    )
  })

  test.each(['mercan', 'duesseldorf', 'utrecht'])('reads of no foreign text in %s', (name) => {
    expect(tasksOf(join(root, 'tests/fixtures/clinics', name), 'foreign')).toEqual([])
  })
})
