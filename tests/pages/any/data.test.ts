import { expect, test } from 'vitest'
import { clinicDir } from '../../../scripts/publish/paths.ts'
import { readSites } from '../../../src/content/loading/read.ts'
import { content, decode, only, pages } from './builtPages.ts'
import { graphOf, unknownToSchemaOrg } from './schemaOrg.ts'

const { clinic } = content

test.each(pages)('a search engine knows every term of the data on $name', (page) => {
  expect(graphOf(page).flatMap((node) => unknownToSchemaOrg(node))).toEqual([])
})

test.each(pages)('a search engine reads on $name the data of the clinic’s content', (page) => {
  const graph = graphOf(page)
  const typed = (type: string) => graph.filter((node) => node['@type'] === type)
  const [practice] = typed(readSites(clinicDir).own.site.profession?.type ?? 'Dentist')
  expect(practice?.telephone).toBe(clinic.phones.landline.replaceAll(' ', ''))
  expect(String(practice?.name)).toContain(clinic.name)
  expect(practice?.openingHoursSpecification).toMatchObject(
    clinic.hours.map(({ open, close }) => ({ opens: open, closes: close })),
  )
  const [webPage, ...more] = typed('WebPage')
  expect(more).toEqual([])
  expect(webPage?.url).toBe(only(page, 'link[rel="canonical"]', 'href'))
  const ids = graph.map((node) => String(node['@id']))
  expect(new Set(ids).size).toBe(ids.length)
})

test.each(pages)(
  'a search engine reads in the data on $name the questions that a visitor reads',
  (page) => {
    const faq = graphOf(page).filter((node) => node['@type'] === 'FAQPage')
    const told = faq.flatMap((node) => node.mainEntity as { name: string }[])
    const read = page.document.querySelectorAll('main h3 button').map((panel) => panel.textContent)
    expect(told.map(({ name }) => name)).toEqual(read.map(decode))
  },
)
