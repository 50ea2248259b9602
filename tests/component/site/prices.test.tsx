import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { commands, type Locator, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PageHeading } from '../../../src/ui/PageHeading'
import { button, content, focus, main, openPage, text } from '../support/site'

const { clinic, prices } = content

const { categories, listDate } = prices
const words = (key: string, values = {}) => text(`prices:${key}`, values)
const titles = categories.map(({ title }) => title)
const [first = '', second = ''] = titles
const titleOf = (id: string) => categories.find((category) => category.id === id)?.title ?? ''

const tableOf = (title: string) => main().getByRole('table', { name: title, exact: true })
const tables = () => main().getByRole('table')
const panels = () => main().getByRole('heading', { level: 2 }).getByRole('button')
const panelOf = (title: string) => main().getByRole('button', { name: title, exact: true })
const rows = () => main().getByRole('rowheader')
const search = () => page.getByRole('searchbox', { name: words('search.label') })
const news = () => main().getByRole('status')
const textsOf = (all: Locator) => all.elements().map(({ textContent }) => textContent)

/** The price format of the specification. */
function written({ min, max }: { min?: number; max?: number }): string {
  if (min === undefined) return 'Muayene sonrası belirlenir'
  return min === max ? `${min} TL` : `${min} - ${max} TL`
}

async function readsEveryPrice() {
  await expect.poll(() => tables().elements().length).toBe(categories.length)
  for (const { title, rows } of categories) {
    const table = tableOf(title)
    expect(textsOf(table.getByRole('columnheader'))).toEqual(['Tedavi Adı', 'TL Fiyat Aralığı'])
    expect(textsOf(table.getByRole('rowheader'))).toEqual(rows.map(({ treatment }) => treatment))
    expect(textsOf(table.getByRole('cell'))).toEqual(rows.map(written))
  }
}

describe('a visitor of the price list', () => {
  test('has a closed panel opened in which the browser finds her words, and reads no other', async () => {
    await openPage('prices')
    const [found, other] = document.querySelectorAll<HTMLElement>('main [data-panel]')
    await expect.poll(() => [found?.hidden, other?.hidden]).toEqual(['until-found', 'until-found'])
    found?.dispatchEvent(new Event('beforematch', { bubbles: true }))
    await expect.element(panelOf(first)).toHaveAttribute('aria-expanded', 'true')
    await expect.element(tableOf(first)).toBeVisible()
    expect([found?.hidden, other?.hidden]).toEqual([false, 'until-found'])
  })

  test('finds the panel she has opened in the address, until she closes it', async () => {
    await openPage('prices', { search: '?kaynak=afis' })
    await panelOf(first).click()
    expect(location.hash).toBe(`#${categories[0]?.id}`)
    await panelOf(second).click()
    expect(location.hash).toBe(`#${categories[1]?.id}`)
    await panelOf(second).click()
    expect(location.search + location.hash).toBe('?kaynak=afis')
  })

  test('reads a long word whole on a phone of 320 px, beside a price in two lines', async () => {
    await page.viewport(320, 640)
    onTestFinished(() => page.viewport(1280, 800))
    await openPage('prices')
    await panelOf(first).click()
    await expect.element(tableOf(first)).toBeVisible()
    const [name, price] = ['th > span', 'td'].map((part) =>
      document.querySelector(`main tbody ${part}`),
    ) as [Element, Element]
    const line = name.getBoundingClientRect().height
    name.textContent = 'Professionelle'
    price.textContent = '1.120,00 – 1.150,00 €'
    expect(name.getBoundingClientRect().height).toBe(line)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })

  test('reads a heading of one long word whole on a phone of 320 px', async () => {
    await page.viewport(320, 640)
    onTestFinished(() => page.viewport(1280, 800))
    await render(<PageHeading title="Datenschutzerklärung" />)
    const heading = page.getByRole('heading', { level: 1 }).element()
    const { height } = heading.getBoundingClientRect()
    expect(height).toBeLessThan(1.5 * Number.parseFloat(getComputedStyle(heading).fontSize))
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })

  test('opens several panels at once and closes each separately', async () => {
    await openPage('prices')
    await panelOf(first).click()
    await panelOf(second).click()
    await expect.element(tableOf(first)).toBeVisible()
    await expect.element(tableOf(second)).toBeVisible()
    await panelOf(first).click()
    await expect.element(tableOf(first)).not.toBeInTheDocument()
    await expect.element(panelOf(first)).toHaveAttribute('aria-expanded', 'false')
    await expect.element(tableOf(second)).toBeVisible()
  })

  test('opens and closes panels with the keyboard alone', async () => {
    await openPage('prices')
    await focus(button(words('print')))
    await userEvent.tab()
    await expect.element(panelOf(first)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(tableOf(first)).toBeVisible()
    await userEvent.tab()
    await expect.element(panelOf(second)).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect.element(tableOf(second)).toBeVisible()
    await userEvent.keyboard(' ')
    await expect.element(tableOf(second)).not.toBeInTheDocument()
  })

  test('prints all panels on a sheet that names the clinic and the day', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    await openPage('prices')
    await button('Yazdır').click()
    expect(print).toHaveBeenCalledOnce()
    await commands.emulateMedia({ media: 'print' })
    await readsEveryPrice()
    const name = text('siteName', { clinic: clinic.name })
    await expect.element(main().getByText(name, { exact: true })).toBeVisible()
    const paper = page.getByText(`${clinic.phones.landline} · `)
    const date = listDate.split('-').reverse().join('.')
    await expect.element(paper).toHaveTextContent(words('paper.date', { date }))
    await expect.element(paper).toHaveTextContent(clinic.address.street)
    for (const part of ['banner', 'contentinfo', 'searchbox'])
      expect(page.getByRole(part).elements(), part).toEqual([])
    expect(button(text('reach.label')).elements()).toEqual([])
  })
})

describe('a visitor who searches the list', () => {
  test('finds a treatment without Turkish letters, and sees the match marked', async () => {
    await openPage('prices')
    await panelOf(titleOf('prosthesis')).click()
    await userEvent.type(search(), 'dis cekimi')
    await expect.poll(() => textsOf(rows())).toEqual(['Çekim', 'Komplike Çekim', 'Gömülü Diş'])
    expect(textsOf(panels())).toEqual([titleOf('extraction')])
    await expect.element(news()).toHaveTextContent(words('search.found', { count: 3 }))
    const marks = [...document.querySelectorAll('mark')].filter((mark) =>
      mark.checkVisibility({ visibilityProperty: true }),
    )
    expect(marks.map(({ textContent }) => textContent)).toEqual(['Diş', 'Çekimi', 'Diş'])

    await search().fill('İMPLANT')
    await expect.poll(() => textsOf(panels())).toEqual([titleOf('implant')])
    await expect.poll(() => rows().elements().length).toBe(2)

    await search().fill('kanal')
    await expect
      .poll(() => textsOf(panels()))
      .toEqual([titleOf('filling-and-root-canal'), titleOf('paediatric')])
    await expect
      .poll(() => textsOf(rows()))
      .toEqual(['Kanal Tedavisi', 'Kanal Tedavisi Yenileme', 'Süt Dişi Kanal Tedavisi'])

    await focus(search())
    await userEvent.keyboard('{Escape}')
    await expect.element(search()).toHaveValue('')
    await expect.poll(() => textsOf(panels())).toEqual(titles)
    // As it was before.
    await expect.poll(() => tables().elements().length).toBe(1)
    await expect.element(news()).toHaveTextContent('')
    expect(document.querySelector('mark')).toBeNull()
  })

  test('who finds nothing gets the phone number and a way back', async () => {
    await openPage('prices')
    await search().fill('botoks')
    await expect.element(news()).toHaveTextContent(words('search.none', { query: 'botoks' }))
    await expect.poll(() => panels().elements().length).toBe(0)
    const asked = main().getByText(words('search.ask')).element().parentElement as HTMLElement
    const help = page.elementLocator(asked)
    await expect
      .element(help.getByRole('link', { name: clinic.phones.landline }))
      .toHaveAttribute('href', expect.stringMatching(/^tel:\+90/))
    await help.getByRole('button', { name: words('search.clear') }).click()
    await expect.poll(() => panels().elements().length).toBe(categories.length)
    await search().fill('dolgu')
    await button(words('search.clear')).click()
    await expect.element(search()).toHaveFocus()
    await expect.element(search()).toHaveValue('')
  })
})

describe('a visitor whose address names a panel', () => {
  const isOpen = async (id: string) => {
    await expect.element(panelOf(titleOf(id))).toHaveAttribute('aria-expanded', 'true')
    await expect.element(tableOf(titleOf(id))).toBeVisible()
  }

  test('finds it open, and the next one if the address changes', async () => {
    await openPage('prices', { search: '#implant' })
    await isOpen('implant')
    expect(tables().elements()).toHaveLength(1)
    location.hash = 'prosthesis'
    await isOpen('prosthesis')
    await expect.element(panelOf(titleOf('prosthesis'))).toBeInViewport()
    expect(tables().elements()).toHaveLength(2)
  })

  test('finds the usual list if that panel does not exist', async () => {
    await openPage('prices', { search: '#yok' })
    expect(panels().elements()).toHaveLength(categories.length)
    expect(tables().elements()).toEqual([])
  })
})
