import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { root } from '../../../scripts/publish/paths'
import { copyParts, removeFolder, temporaryFolder } from '../../support/folders'
import { renderedPage } from '../../support/renderedPage'
import { readVisitorSite } from '../../support/siteData'
import { clinicFiles } from '../../support/translations'

const utrecht = join(root, 'tests/fixtures/clinics/utrecht')
const clinicDir = temporaryFolder('rich')

const english = 'We **listen**. See [our fees](page:fees) and [the rules](https://a.example/rules).'
const dutch =
  'Wij **luisteren**. Zie [de tarieven](page:fees) en [de regels](https://a.example/rules).'

beforeAll(() => {
  copyParts(utrecht, clinicDir, ['content', 'locales'])
  const { edit } = clinicFiles(clinicDir)
  edit<{ texts: [{ parts: [{ text: string[] }] }] }>('content/prose.json', ({ texts }) => {
    texts[0].parts[0].text[0] = english
  })
  edit<Record<string, unknown>>('locales/nl/content/prose.json', (entries) => {
    entries['texts.first-visit.parts.0.text.0'] = { en: english, nl: dutch }
  })
  edit<{ pages: object[] }>('content/pages.json', ({ pages }) => {
    const sections = [{ kind: 'prices' }]
    pages.push({ id: 'fees', path: '/fees', title: 'Fees', description: 'Fees.', sections })
  })
  return () => removeFolder(clinicDir)
})

/** The page with the text in a language. */
async function pageIn(language: string) {
  const site = await readVisitorSite({ clinicDir, language }, utrecht)
  const page = site.content.pages.find(({ sections }) =>
    sections.some(({ kind }) => kind === 'prose'),
  )
  return renderedPage(site, page?.id ?? '')
}

test('a visitor reads bold words and follows the links of a text', async () => {
  const { head, body } = await pageIn('en')
  expect(body).toMatch(
    /We <strong>listen<\/strong>\. See <a [^>]*href="\/[^"]*"[^>]*>our fees<\/a>/,
  )
  expect(body).toMatch(/<a [^>]*href="https:\/\/a\.example\/rules"[^>]*>the rules/)
  expect(head + body).not.toMatch(/\*\*|\]\(/)
})

test('a visitor reads plain words where her language lacks the page', async () => {
  const { body } = await pageIn('nl')
  expect(body).toContain('Wij <strong>luisteren</strong>. Zie de tarieven en <a ')
})
