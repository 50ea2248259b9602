import { expect, onTestFinished, test } from 'vitest'
import { tasksIn, validateFolder } from '../../../scripts/cli/check'
import { suppliedTexts } from '../../../src/content/texts/engineTexts'
import { engineTexts } from '../../../src/content/texts/texts.gen'
import { formsOf } from '../../../src/editor/worker/forms'
import dentalWords from '../../../src/validation/dentalWords.json' with { type: 'json' }
import { folderTree } from '../../../src/validation/node/folderTree'
import { localeContracts } from '../../../src/validation/schemas'
import siteSchema from '../../../src/validation/schemas/site.json' with { type: 'json' }
import { removeFolder, temporaryFolder } from '../../support/folders'
import { renderedPage } from '../../support/renderedPage'
import { readVisitorSite } from '../../support/siteData'
import { clinicFiles } from '../../support/translations'
import { writeVienna } from '../../support/vienna'

/** Words of dentistry, the built-in icon's outline, and the dental clinic's drawings. */
const dental =
  /zahn|zähn|dentist|dental|tooth|teeth|\bmund|kiefer|wurzel|implant|12 7\.2c-2-1\.9|icons\/(?:aesthetic|bruxism|root-canal|whitening)/i

function viennaClinic(): string {
  const folder = temporaryFolder('vienna')
  onTestFinished(() => removeFolder(folder))
  writeVienna(folder)
  return folder
}

/** Every text that an editor's form shows, by its place. */
const wordsIn = (value: unknown, place = ''): [string, string][] =>
  typeof value === 'string'
    ? [[place, value]]
    : Object.entries(Object(value)).flatMap(([key, part]) => wordsIn(part, `${place}.${key}`))

test('a visitor and a search engine find no tooth and no dentist on a physiotherapist’s site', async () => {
  const folder = viennaClinic()
  expect(validateFolder(folder).faults).toEqual([])
  const site = await readVisitorSite({ clinicDir: folder, language: 'de' }, folder)
  expect(site.pages.length).toBeGreaterThan(4)
  for (const page of site.pages) {
    const { head, body } = await renderedPage(site, page)
    const data = JSON.stringify([site.data, site.delivered(page)])
    expect(dental.exec(head + body + data)?.[0], page).toBeUndefined()
    expect(body).toContain('M12 2v20')
    if (head.includes('ld+json'))
      expect(head).toMatch(/"@type":"Physiotherapy"(?!.*medicalSpecialty)/)
    expect(body).not.toMatch(/href="tel:"|wa\.me/)
  }
})

/** What a dentist treats, in the supplied languages; other practices may write about some of it. */
const mouth =
  /\b(?:jaw|gum|filling)|kiefer|füllung|heil- und kostenplan|mâchoire|gencive|carie|kaak|vulling|(?<!\p{L})(?:çene|dolgu)|الفك|حشوة|implant/iu

const foreignIn = (language: string): string => {
  const listed = Object.entries(dentalWords).find(([code]) => code === language)?.[1] ?? []
  expect(listed).not.toEqual([])
  return [...listed, mouth.source].join('|')
}

test.each(Object.keys(dentalWords))(
  'a physiotherapist’s editor reads no word of dentistry in a form in %s',
  (language) => {
    const foreign = new RegExp(foreignIn(language), 'iu')
    const forms = formsOf(folderTree(viennaClinic()), language)
    const shown = wordsIn(forms).filter(
      ([place]) =>
        /\.(?:title|description|label|enumDescriptions\.\d+|examples\.\d+)$/.test(place) &&
        // The description of this field names the default profession.
        !/^\.site\.properties\.profession\b/.test(place),
    )
    expect(shown.length).toBeGreaterThan(300)
    expect(shown.filter(([, text]) => foreign.test(text))).toEqual([])
  },
)

/** Words that no physiotherapist calls a colleague; the editor names any site's fields. */
const doctor = /(?<!\p{L})(?:doctor|doktor|hekim|[aä]rzt|médecin|arts)|طبيب|أطبا/iu

const professions = siteSchema.properties.profession.properties.type.enum

test.each(Object.keys(engineTexts))(
  'visitors and staff of other professions read no tooth and no jaw in the texts supplied in %s',
  (language) => {
    const foreign = new RegExp(foreignIn(language), 'iu')
    const shown = (profession: string, words: RegExp, kept = (_place: string) => true) =>
      Object.keys(localeContracts)
        .flatMap((name) => wordsIn(suppliedTexts(language, name, profession), name))
        .filter(([place, text]) => kept(place) && words.test(text.replace(/\{\{.*?\}\}/g, '')))
    const [dentist, ...others] = professions
    expect(shown(String(dentist), foreign)).not.toEqual([])
    for (const other of others) expect(shown(other, foreign), other).toEqual([])
    const isForVisitors = (place: string) => !/^(?:desk|editor|server)\./.test(place)
    expect(shown('Physiotherapy', doctor, isForVisitors)).toEqual([])
  },
)

test('a physiotherapist whose language has no texts for staff is no doctor in English either', () => {
  const { frame } = suppliedTexts('fi', 'desk', 'Physiotherapy') as Record<string, object>
  expect(frame).toMatchObject({ roles: { doctor: 'Physiotherapist' } })
})

test('a German visitor of any practice does not read that a woman treats her', () => {
  const texts = professions.flatMap((profession) =>
    Object.keys(localeContracts).flatMap((name) =>
      wordsIn(suppliedTexts('de', name, profession), name),
    ),
  )
  const woman = /(?:ärztin|therapeutin|partnerin)(?!nen)/iu
  expect(texts.filter(([, text]) => woman.test(text))).toEqual([])
})

test('a physiotherapist reads which texts of the sample still speak of teeth', () => {
  const folder = temporaryFolder('vienna')
  onTestFinished(() => removeFolder(folder))
  writeVienna(folder)
  const tasks = () =>
    tasksIn(folder, validateFolder(folder)).filter(({ group }) => group === 'profession')
  expect(tasks()).toEqual([])
  clinicFiles(folder).edit('content/about.json', (about: { text: string[] }) => {
    about.text[0] = 'Gesunde Zähne für Wien.'
  })
  expect(tasks()).toEqual([
    expect.objectContaining({
      blocks: false,
      place: expect.stringMatching(/^content\/about\.json:\d+$/),
      text: expect.stringContaining('„Zähne“ ist ein Wort der Zahnheilkunde.'),
    }),
  ])
})
