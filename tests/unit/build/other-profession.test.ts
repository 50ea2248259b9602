import { expect, onTestFinished, test } from 'vitest'
import { tasksIn, validateFolder } from '../../../scripts/cli/check'
import { suppliedTexts } from '../../../src/content/texts/engineTexts'
import { formsOf } from '../../../src/editor/worker/forms'
import dentalWords from '../../../src/validation/dentalWords.json' with { type: 'json' }
import { folderTree } from '../../../src/validation/node/folderTree'
import { localeContracts } from '../../../src/validation/schemas'
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

test('a physiotherapist’s editor reads no word of dentistry in a form', () => {
  const forms = formsOf(folderTree(viennaClinic()), 'de')
  const shown = wordsIn(forms).filter(
    ([place]) =>
      /\.(?:title|description|label|enumDescriptions\.\d+|examples\.\d+)$/.test(place) &&
      // The description of this field names the default profession.
      !/^\.site\.properties\.profession\b/.test(place),
  )
  expect(shown.length).toBeGreaterThan(300)
  expect(shown.filter(([, text]) => dental.test(text))).toEqual([])
})

/** Words that no physiotherapist calls a colleague; the editor names any site's fields. */
const doctor = /(?<!\p{L})(?:doctor|doktor|hekim|[aä]rzt)/iu

test.each(
  Object.entries(dentalWords).flatMap(([language, words]) =>
    ['Physiotherapy', 'PrimaryCare'].map((profession) => [profession, language, words] as const),
  ),
)(
  'visitors and staff of %s read no tooth in the texts supplied in %s',
  (profession, language, words) => {
    const texts = Object.keys(localeContracts).flatMap((name) =>
      wordsIn(suppliedTexts(language, name, profession), name),
    )
    const foreign = new RegExp(words.join('|'), 'iu')
    expect(texts.filter(([, text]) => foreign.test(text))).toEqual([])
    if (profession !== 'Physiotherapy') return
    const shown = texts.filter(([place]) => !/^(?:desk|editor|server)\./.test(place))
    expect(shown.filter(([, text]) => doctor.test(text.replace(/\{\{.*?\}\}/g, '')))).toEqual([])
  },
)

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
