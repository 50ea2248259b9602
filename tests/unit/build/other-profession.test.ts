import { expect, onTestFinished, test } from 'vitest'
import { validateFolder } from '../../../scripts/cli/check'
import { formsOf } from '../../../src/editor/worker/forms'
import { folderTree } from '../../../src/validation/node/folderTree'
import { removeFolder, temporaryFolder } from '../../support/folders'
import { renderedPage } from '../../support/renderedPage'
import { readVisitorSite } from '../../support/siteData'
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
