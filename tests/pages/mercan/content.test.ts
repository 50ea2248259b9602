import type { HtmlElement } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { slugOf } from '../../../src/shared/formats/searchText.ts'
import { content, tr } from '../../e2e/support/content.ts'
import { pageName } from '../../e2e/support/visit.ts'
import { type PageId, paths } from '../../support/sitePaths.ts'
import { decode, everyPage, notFoundPage, pages } from '../any/builtPages.ts'

const clinic = content('clinic')
const { doctors } = content('doctors')
const { services } = content('services')
const { statistics } = content('statistics')
const { categories, listDate } = content('prices')
const byDay = (date: string, between: string) => date.split('-').reverse().join(between)

function pageOf(id: string): HtmlElement {
  const page = pages.find(({ name }) => name === id)
  if (!page) throw new Error(`the clinic publishes no page "${id}"`)
  return page.document
}

const textOf = (element: HtmlElement | null | undefined) =>
  decode(element?.textContent).replaceAll(/\s+/g, ' ').trim()
const textsOf = (place: HtmlElement, selector: string) =>
  place.querySelectorAll(selector).map(textOf)
const hrefsOf = (place: HtmlElement, selector: string) =>
  place.querySelectorAll(selector).map((link) => decodeURI(decode(link.getAttributeValue('href'))))
const main = (id: string) => textOf(pageOf(id).querySelector('main'))

/** The `texts` that are missing in the main part of a page. */
const unread = (id: string, texts: readonly string[]) =>
  texts.filter((text) => !main(id).includes(text))

const hostOf = (link: HtmlElement) =>
  new URL(decode(link.getAttributeValue('href')), clinic.website).host
const telephone = (phone: string) => `tel:${phone.replaceAll(' ', '')}`

describe('a visitor whose browser runs no script reads', () => {
  test('which languages a doctor speaks, the days and the registration, there and on the doctor’s page', () => {
    const facts = ['Türkçe', 'İngilizce', 'Pazartesi', 'Cuma', '100001']
    for (const id of ['staff', 'selin-ardic']) expect(unread(id, facts), id).toEqual([])
    expect(hrefsOf(pageOf('staff'), 'h2 a')).toEqual(['/selin-ardıç'])
  })

  test('what a treatment costs, how many visits of which length it takes and who does it, before its text', () => {
    const facts = pageOf('implant').querySelectorAll('main dl div')
    expect(facts.map(textOf)).toEqual([
      'Ücret aralığı7500 - 13000 TL',
      'SeansEn az iki seans',
      'Bir seansYaklaşık 60 dakika',
      'HekimKerem Yalıner',
    ])
  })

  test('who wrote and who reviewed a treatment, and when', () => {
    const signatures = [
      'Yazan: Kerem Yalıner, Diş Hekimi',
      'Gözden geçiren: Selin Ardıç, Diş Hekimi, 16.11.2026',
    ]
    expect(unread('implant', signatures)).toEqual([])
  })

  test('what to do in pain, whether the clinic is open or closed', () => {
    const texts = ['open.title', 'open.text', 'closed.title', 'closed.text', 'hours'].map((key) =>
      tr('pain', key),
    )
    expect(unread('pain', [...texts, '11.00-23.00'])).toEqual([])
  })

  test('every price with its treatment, and the date of the list', () => {
    const tables = pageOf('prices').querySelectorAll('main table')
    expect(tables).toHaveLength(categories.length)
    for (const [at, { rows }] of categories.entries()) {
      const table = tables[at]
      if (!table) throw new Error('a category has no table')
      expect(textsOf(table, 'tbody th')).toEqual(rows.map(({ treatment }) => treatment))
      expect(textsOf(table, 'tbody td')).toEqual(
        rows.map(({ min, max }) => {
          if (min === undefined) return tr('prices', 'unpriced')
          return min === max ? `${min} TL` : `${min} - ${max} TL`
        }),
      )
    }
    expect(main('prices')).toContain(tr('prices', 'notice', { date: byDay(listDate, '.') }))
  })

  test.each(['home', 'about'] as const)('what each service is on %s', (id) => {
    expect(
      unread(
        id,
        services.flatMap(({ title, description }) => [title, description]),
      ),
    ).toEqual([])
  })

  test('a link to the form for each service, with its request chosen if it names one', () => {
    for (const { id, request } of services) {
      const links = hrefsOf(pageOf('about'), `#${id} a`)
      expect(links.filter((href) => href.startsWith(paths.appointment))).toEqual([
        paths.appointment + (request ? `?request=${slugOf(request)}` : ''),
      ])
    }
  })

  test('links to the form for a treatment and with each of its doctors, there and at its end', () => {
    const [treatment] = content('treatments').treatments
    const service = services.find(({ id }) => id === treatment?.service)
    const booked = `${paths.appointment}?request=${slugOf(service?.request ?? '')}`
    const links = hrefsOf(pageOf('implant'), 'main a')
    expect(links.filter((href) => href.startsWith(paths.appointment))).toEqual([
      booked,
      ...(treatment?.doctors ?? []).map((id) => `${paths.appointment}?doctor=${id}`),
      booked,
    ])
  })

  test('the clinic’s description and aims', () => {
    const { text, vision, mission } = content('about')
    expect(unread('about', [...text, ...vision, ...mission])).toEqual([])
    expect(textsOf(pageOf('about'), 'main h2, main h3')).toEqual(
      expect.arrayContaining([tr('about', 'direction.vision'), tr('about', 'direction.mission')]),
    )
  })

  test('the doctors, in short on the home page and in full on theirs', () => {
    expect(
      unread(
        'home',
        doctors.flatMap(({ name, title, summary }) => [name, title, summary]),
      ),
    ).toEqual([])
    expect(textsOf(pageOf('staff'), 'main h2')).toEqual(doctors.map(({ name }) => name))
    const facts = doctors.flatMap(({ title, bio, areas = [], education = [] }) => [
      title,
      ...bio,
      ...areas,
      ...education,
    ])
    expect(unread('staff', facts)).toEqual([])
  })

  test('the final figures, in the order of the content', () => {
    const list = pageOf('home').querySelector('main dl')
    if (!list) throw new Error('home has no figures')
    expect(textsOf(list, 'dt')).toEqual(statistics.map(({ label }) => label))
    expect(textsOf(list, 'dd > *')).toEqual(
      statistics.flatMap(({ target }) => [`${target}+`, `${target}+`]),
    )
  })

  test('what patients wrote, when, and with how many stars', () => {
    const { testimonials } = content('testimonials')
    const figures = pageOf('home').querySelectorAll('main figure')
    expect(figures).toHaveLength(testimonials.length)
    for (const [at, { name, text, date, rating }] of testimonials.entries()) {
      const figure = figures[at]
      if (!figure) throw new Error('a testimonial is missing')
      for (const part of [name, text, byDay(date, '/')]) expect(textOf(figure)).toContain(part)
      expect(figure.querySelector('time')?.getAttributeValue('datetime')).toBe(date)
      expect(figure.querySelectorAll('svg[data-filled="true"]')).toHaveLength(rating)
    }
  })

  test.each(['home', 'contact'] as const)('on %s the address, the hours and the numbers', (id) => {
    expect(unread(id, [clinic.address.street, clinic.email])).toEqual([])
    for (const { open, close } of clinic.hours)
      expect(textsOf(pageOf(id), 'main table td')).toContain(
        `${open}-${close}`.replaceAll(':', '.'),
      )
    expect(hrefsOf(pageOf(id), 'main a')).toEqual(
      expect.arrayContaining([
        telephone(clinic.phones.mobile ?? ''),
        telephone(clinic.phones.landline),
        `mailto:${clinic.email}`,
      ]),
    )
  })

  test('the plain table of hours, and no opening state that could be wrong', () => {
    for (const text of [tr('common', 'openNow.unknown'), 'Şu an açık'])
      expect(main('contact')).not.toContain(text)
  })

  test('a link to directions in her phone’s map, in a new tab', () => {
    const { latitude, longitude } = clinic.map
    const links = pageOf('contact').querySelectorAll('main a[target="_blank"]')
    for (const host of ['www.google.com', 'maps.apple.com', 'yandex.com']) {
      const way = links.find((link) => hostOf(link) === host)
      expect(way?.getAttributeValue('rel'), host).toBe('noopener noreferrer')
      expect(textOf(way)).toContain(tr('common', 'newTab'))
      expect(decodeURIComponent(decode(way?.getAttributeValue('href')))).toContain(
        `${latitude},${longitude}`,
      )
    }
  })

  test('who runs the clinic, and when to call 112', () => {
    const lines = (clinic.identity ?? []).flatMap(({ label, value }) => [label, value])
    expect(unread('contact', [clinic.legalTitle ?? '', ...lines])).toEqual([])
    expect(main('contact')).toContain(tr('contact', 'emergency.when'))
    expect(hrefsOf(pageOf('contact'), 'main a')).toContain('tel:112')
  })

  test('who stores which data, why, for how long, and which rights she has', () => {
    const { intro, sections } = content('privacy')
    const { street, district, city, postalCode } = clinic.address
    const facts = sections.flatMap(({ title, text, list = [] }) => [title, ...text, ...list])
    const own = [
      clinic.legalTitle ?? '',
      tr('privacy', 'address', { street, district, city, postalCode }),
      tr('privacy', 'retention', { days: clinic.requestRetentionDays }),
      tr('privacy', `map.${clinic.sections.map}`, { provider: clinic.map.provider }),
      clinic.email,
    ]
    expect(unread('privacy', [...intro, ...facts, ...own])).toEqual([])
    expect(
      pageOf('privacy')
        .querySelectorAll('main section')
        .map(({ id }) => id),
    ).toEqual(expect.arrayContaining(sections.map(({ id }) => id)))
  })

  test('every answer, and the whole page of a treatment', () => {
    const { groups } = content('questions')
    const [asked] = groups
    expect(unread('questions', asked?.questions.flatMap(({ answer }) => answer) ?? [])).toEqual([])
    const [treatment] = content('treatments').treatments
    if (!treatment) throw new Error('the clinic has no treatment')
    const told = treatment.parts.flatMap(({ title, text = [], list = [], steps = [] }) => [
      ...(title ? [title] : []),
      ...text,
      ...list,
      ...steps,
    ])
    expect(unread('implant', [treatment.intro, ...told])).toEqual([])
    const rows = categories.flatMap((category) => category.rows)
    expect(textsOf(pageOf('implant'), 'main tbody th')).toEqual(
      rows.filter(({ id }) => treatment.prices?.includes(id)).map((row) => row.treatment),
    )
  })
})

test('a visitor of the home page finds its sections in their order', () => {
  const headings = textsOf(pageOf('home'), 'main h1, main h2')
  const titles = [
    pageName('about'),
    tr('services', 'title'),
    tr('home', 'doctors.title'),
    tr('home', 'statistics.title'),
    tr('home', 'testimonials.title'),
    pageName('contact'),
  ]
  const slides = content('hero').slides.map(({ headline }) => headline)
  expect(headings.slice(1)).toEqual([...slides, ...titles])
})

test('a visitor of an unknown address reads so, the number to call, and a link to every page', () => {
  const { document } = notFoundPage
  expect(textsOf(document, 'main h1')).toEqual([tr('notFound', 'title')])
  expect(textsOf(document, 'main p')).toContain(tr('notFound', 'text'))
  expect(hrefsOf(document, 'main p a')).toEqual([telephone(clinic.phones.landline)])
  const entries = content('pages').menus.footer.map(({ page }) => page) as PageId[]
  expect(hrefsOf(document, 'main nav a')).toEqual(
    [...entries, 'privacy' as const].map((id) => paths[id]),
  )
})

test('a visitor without scripts receives no video of the hero', () => {
  expect(pageOf('home').querySelectorAll('video')).toHaveLength(0)
})

describe('at the foot of', () => {
  const [year = ''] = clinic.lastUpdated.split('-')
  const site = tr('common', 'siteName', { clinic: clinic.name })

  test.each(everyPage)(
    '$name a visitor reads whose site it is, its keywords and duties',
    (page) => {
      const foot = page.document.querySelector('footer')
      if (!foot) throw new Error('the page has no footer')
      const lines = [
        tr('footer', 'disclaimer'),
        tr('footer', 'updated', { date: byDay(clinic.lastUpdated, '.') }),
        tr('footer', 'editor', { name: clinic.editor.name }),
        tr('footer', 'copyright', { year, site }),
        clinic.address.street,
        ...clinic.keywords,
      ]
      expect(lines.filter((line) => !textOf(foot).includes(line))).toEqual([])
      const entries = content('pages').menus.footer.map(({ page }) => page) as PageId[]
      expect(hrefsOf(foot, 'a')).toEqual(
        expect.arrayContaining([
          ...[...entries, 'privacy' as const].map((id) => paths[id]),
          telephone(clinic.phones.mobile ?? ''),
          telephone(clinic.phones.landline),
          ...clinic.social.map(({ url }) => url),
        ]),
      )
    },
  )
})
