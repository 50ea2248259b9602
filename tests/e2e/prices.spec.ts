import type { Page } from '@playwright/test'
import { content, expect, pageName, paths, test, tr, visit, whenReady } from './fixtures.ts'

const { categories, listDate } = content('prices')
type Row = { treatment: string; min?: number; max?: number }

/** As the specification writes prices. */
function written({ min, max }: Row): string {
  if (min === undefined) return 'Muayene sonrası belirlenir'
  return min === max ? `${min} TL` : `${min} - ${max} TL`
}

const panelOf = (page: Page, title: string) =>
  page.locator('main').getByRole('button', { name: title, exact: true })
const tableOf = (page: Page, title: string) =>
  page.locator('main').getByRole('table', { name: title, exact: true })
const shownTables = (page: Page) => page.locator('main').getByRole('table')

async function readsEveryPrice(page: Page) {
  for (const { title, rows } of categories) {
    const table = tableOf(page, title)
    await expect(table.getByRole('columnheader')).toHaveText(['Tedavi Adı', 'TL Fiyat Aralığı'])
    await expect(table.getByRole('rowheader')).toHaveText(rows.map(({ treatment }) => treatment))
    await expect(table.getByRole('cell')).toHaveText(rows.map(written))
    for (const cell of await table.getByRole('cell').all()) await expect(cell).toBeVisible()
  }
}

test.describe('a visitor of the price list', () => {
  test('finds closed panels in order, opens them, reads every price, and never scrolls sideways', async ({
    page,
  }) => {
    await visit(page, paths.prices)
    await test.step('finds the categories as closed panels in order', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fiyat Listesi')
      const panels = page.locator('main').getByRole('heading', { level: 2 }).getByRole('button')
      await expect(panels).toHaveText(categories.map(({ title }) => title))
      for (const panel of await panels.all()) {
        await expect(panel).toHaveAttribute('aria-expanded', 'false')
      }
      await expect(shownTables(page)).toHaveCount(0)
    })

    await test.step('is told of what day the ranges are and what they are not', async () => {
      const date = listDate.split('-').reverse().join('.')
      await expect(page.getByText(tr('prices', 'notice', { date }))).toBeVisible()
    })

    await test.step('opens every panel and reads every price', async () => {
      for (const { title } of categories) await panelOf(page, title).click()
      await readsEveryPrice(page)
    })

    await test.step('never has to scroll sideways, even with all panels open', async () => {
      for (const width of [320, 360, 414, 768, 1024]) {
        await page.setViewportSize({ width, height: 800 })
        const overflow = () =>
          page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(await overflow(), `at ${width} px`).toBeLessThanOrEqual(0)
      }
    })
  })

  test('opens several panels at once and closes each by itself', { tag: '@desktop' }, async ({
    page,
  }) => {
    await visit(page, paths.prices)
    const [first, second] = categories.map(({ title }) => title)
    if (!first || !second) throw new Error('content has fewer than two categories')
    await panelOf(page, first).click()
    await panelOf(page, second).click()
    await expect(tableOf(page, first)).toBeVisible()
    await expect(tableOf(page, second)).toBeVisible()
    await panelOf(page, first).click()
    await expect(tableOf(page, first)).toHaveCount(0)
    await expect(panelOf(page, first)).toHaveAttribute('aria-expanded', 'false')
    await expect(tableOf(page, second)).toBeVisible()
  })

  test('does it with the keyboard alone', { tag: '@desktop' }, async ({ page }) => {
    await visit(page, paths.prices)
    const [first, second] = categories.map(({ title }) => title)
    if (!first || !second) throw new Error('content has fewer than two categories')
    await page.getByRole('button', { name: tr('prices', 'print') }).focus()
    await page.keyboard.press('Tab')
    await expect(panelOf(page, first)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(tableOf(page, first)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(panelOf(page, second)).toBeFocused()
    await page.keyboard.press('Space')
    await expect(tableOf(page, second)).toBeVisible()
    await page.keyboard.press('Space')
    await expect(tableOf(page, second)).toHaveCount(0)
  })

  test('opens all panels by one press, and closes them by the next', { tag: '@desktop' }, async ({
    page,
  }) => {
    await visit(page, paths.prices)
    await page.getByRole('button', { name: 'Tümünü aç' }).click()
    await readsEveryPrice(page)
    await panelOf(page, categories[0]?.title ?? '').click()
    await page.getByRole('button', { name: 'Tümünü aç' }).click()
    await page.getByRole('button', { name: 'Tümünü kapat' }).click()
    await expect(shownTables(page)).toHaveCount(0)
  })

  test('prints all panels on a sheet that says whose list it is, and of what day', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => Reflect.set(window, 'printed', true)
    })
    await visit(page, paths.prices)
    await page.getByRole('button', { name: 'Yazdır' }).click()
    expect(await page.evaluate(() => Reflect.get(window, 'printed'))).toBe(true)
    await page.emulateMedia({ media: 'print' })
    await readsEveryPrice(page)
    const { name, phones, address } = content('clinic')
    const date = listDate.split('-').reverse().join('.')
    await expect(
      page.getByText(tr('common', 'siteName', { clinic: name }), { exact: true }),
    ).toBeVisible()
    const paper = page.getByText(`${phones.landline} · `)
    await expect(paper).toContainText(tr('prices', 'paper.date', { date }))
    await expect(paper).toContainText(address.street)
    for (const part of ['banner', 'contentinfo', 'searchbox'] as const) {
      await expect(page.getByRole(part)).toHaveCount(0)
    }
    await expect(page.getByRole('button', { name: tr('common', 'reach.label') })).toHaveCount(0)
  })
})

const search = (page: Page) => page.getByRole('searchbox', { name: tr('prices', 'search.label') })
const news = (page: Page) => page.locator('main').getByRole('status')
const panels = (page: Page) =>
  page.locator('main').getByRole('heading', { level: 2 }).getByRole('button')
const rows = (page: Page) => page.locator('main').getByRole('rowheader')
const titleOf = (id: string) => categories.find((category) => category.id === id)?.title ?? ''

test.describe('a visitor who searches the list', { tag: '@desktop' }, () => {
  test('finds a treatment without Turkish letters, and sees where it says so', async ({ page }) => {
    await visit(page, paths.prices)
    await panelOf(page, titleOf('prosthesis')).click()
    await search(page).pressSequentially('dis cekimi')
    await expect(panels(page)).toHaveText([titleOf('extraction')])
    await expect(rows(page)).toHaveText(['Çekim', 'Komplike Çekim', 'Gömülü Diş'])
    await expect(news(page)).toHaveText(tr('prices', 'search.found_other', { count: 3 }))
    await expect(page.locator('mark:visible')).toHaveText(['Diş', 'Çekimi', 'Diş'])

    await search(page).fill('İMPLANT')
    await expect(panels(page)).toHaveText([titleOf('implant')])
    await expect(rows(page)).toHaveCount(2)

    await search(page).fill('kanal')
    await expect(panels(page)).toHaveText([
      titleOf('filling-and-root-canal'),
      titleOf('paediatric'),
    ])
    await expect(rows(page)).toHaveText([
      'Kanal Tedavisi',
      'Kanal Tedavisi Yenileme',
      'Süt Dişi Kanal Tedavisi',
    ])

    await search(page).press('Escape')
    await expect(search(page)).toHaveValue('')
    await expect(panels(page)).toHaveText(categories.map(({ title }) => title))
    await expect(shownTables(page), 'as it was before').toHaveCount(1)
    await expect(news(page)).toHaveText('')
    await expect(page.locator('mark')).toHaveCount(0)
  })

  test('who finds nothing is given the phone and the way back', async ({ page }) => {
    await visit(page, paths.prices)
    await search(page).fill('botoks')
    await expect(news(page)).toHaveText(tr('prices', 'search.none', { query: 'botoks' }))
    await expect(panels(page)).toHaveCount(0)
    const { landline } = content('clinic').phones
    const help = page.getByText(tr('prices', 'search.ask')).locator('..')
    await expect(help.getByRole('link', { name: landline })).toHaveAttribute('href', /^tel:\+90/)
    await help.getByRole('button', { name: tr('prices', 'search.clear') }).click()
    await expect(panels(page)).toHaveCount(categories.length)
    await search(page).fill('dolgu')
    await page.getByRole('button', { name: tr('prices', 'search.clear') }).click()
    await expect(search(page)).toBeFocused()
    await expect(search(page)).toHaveValue('')
  })
})

test.describe('a visitor whose address names a panel', () => {
  const isOpen = async (page: Page, id: string) => {
    await expect(panelOf(page, titleOf(id))).toHaveAttribute('aria-expanded', 'true')
    await expect(panelOf(page, titleOf(id))).toBeInViewport()
    await expect(tableOf(page, titleOf(id))).toBeVisible()
  }

  test('finds it open, on arrival and when coming back, beside what was open', async ({ page }) => {
    await visit(page, `${paths.prices}#implant`)
    await isOpen(page, 'implant')
    await expect(shownTables(page)).toHaveCount(1)

    await page.evaluate(() => location.assign('#prosthesis'))
    await isOpen(page, 'prosthesis')
    await expect(shownTables(page)).toHaveCount(2)

    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: pageName('staff') })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageName('staff'))
    await page.goBack()
    await isOpen(page, 'prosthesis')
    await expect(shownTables(page)).toHaveCount(1)
  })

  test('that does not exist finds the list as always', { tag: '@desktop' }, async ({ page }) => {
    await visit(page, `${paths.prices}#yok`)
    await expect(panels(page)).toHaveCount(categories.length)
    await expect(shownTables(page)).toHaveCount(0)
  })
})

test.describe('a visitor without scripts', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false })

  test('reads every price', async ({ page }) => {
    await page.goto(encodeURI(paths.prices))
    // At once: a little later the panels would open by themselves.
    await expect(shownTables(page)).toHaveCount(categories.length, { timeout: 2_500 })
    await readsEveryPrice(page)
    // Nothing is offered that only a script can do.
    await expect(page.getByRole('searchbox')).toHaveCount(0)
    await expect(page.getByRole('button', { name: tr('prices', 'print') })).toHaveCount(0)
    await page.goto(`${encodeURI(paths.prices)}#implant`)
    await expect(tableOf(page, titleOf('implant'))).toBeInViewport()
  })
})

test.describe('a visitor whose connection drops', { tag: '@desktop' }, () => {
  test('gets the panels opened when the app never starts', async ({ page }) => {
    await page.route('**/assets/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    )
    await page.goto(encodeURI(paths.prices))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(shownTables(page), 'closed before').toHaveCount(0)
    await expect(shownTables(page)).toHaveCount(categories.length, { timeout: 15_000 })
    await readsEveryPrice(page)
  })

  test('keeps what has opened when the app starts late, and can close it', async ({ page }) => {
    let release = () => {}
    const opened = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/*.js', async (route) => {
      await opened
      await route.continue()
    })
    await page.goto(encodeURI(paths.prices), { waitUntil: 'commit' })
    await expect(shownTables(page)).toHaveCount(categories.length, { timeout: 15_000 })
    release()
    await whenReady(page)
    for (const panel of await panels(page).all()) {
      await expect(panel).toHaveAttribute('aria-expanded', 'true')
    }
    await expect(shownTables(page)).toHaveCount(categories.length)
    await panels(page).first().click()
    await expect(shownTables(page)).toHaveCount(categories.length - 1)
  })
})
