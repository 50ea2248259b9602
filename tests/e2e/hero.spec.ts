import { content, expect, pageName, paths, test, tr, visit } from './fixtures.ts'
import {
  control,
  expectAt,
  hero,
  letGo,
  loops,
  openHeroInTime,
  pass,
  slidesOf,
  turnMs,
  videoRequests,
} from './support/carousel.ts'

const { slides } = content('hero')

test.describe('a visitor who only watches', () => {
  test('sees the next slide every 3000 ms, and the first again after the last', async ({
    page,
  }) => {
    const carousel = await openHeroInTime(page)
    for (const position of [2, 3, 1]) {
      await pass(page, turnMs - 1)
      await expectAt(carousel, position === 1 ? 3 : position - 1)
      await pass(page, 1)
      await expectAt(carousel, position)
    }

    // The slide itself comes to rest at the edge of the page.
    await pass(page, turnMs)
    await pass(page, 1000)
    const box = await slidesOf(carousel).nth(1).boundingBox()
    expect(Math.round(box?.x ?? Number.NaN)).toBe(0)
    await expect(
      slidesOf(carousel)
        .nth(1)
        .getByText(slides[1]?.headline ?? ''),
    ).toBeInViewport()
    await expect(slidesOf(carousel).nth(0).getByText(slides[0].headline)).not.toBeInViewport()
  })

  test('sees only the loop of the slide in front move, muted and over and over', {
    tag: '@desktop',
  }, async ({ page }) => {
    const carousel = await openHeroInTime(page, { moving: true })
    await expect
      .poll(() => loops(page).then(([first]) => first))
      .toEqual({
        sources: 2,
        paused: false,
        muted: true,
        loop: true,
      })
    await pass(page, turnMs)
    await expectAt(carousel, 2)
    await expect
      .poll(() => loops(page).then((all) => all.map(({ paused }) => paused)))
      .toEqual([true, false, true])
  })
})

test.describe('a visitor whose pointer lies where nothing is to be read', {
  tag: '@desktop',
}, () => {
  test('sees the picture under it turn on every 3000 ms', async ({ page }) => {
    const carousel = await openHeroInTime(page)
    const picture = await slidesOf(carousel).first().locator('img').first().boundingBox()
    if (!picture) throw new Error('the picture is not shown')
    // Wide screens have the words on the left of the picture, narrow ones below it.
    const rest = { x: picture.x + picture.width * 0.8, y: picture.y + picture.height * 0.4 }
    await page.mouse.move(rest.x, rest.y)
    for (const position of [2, 3, 1]) {
      await pass(page, turnMs - 1)
      await expectAt(carousel, position === 1 ? 3 : position - 1)
      await pass(page, 1)
      await expectAt(carousel, position)
    }
  })

  test('sees it turn no later for the words that pass under the resting pointer', async ({
    page,
  }) => {
    const carousel = await openHeroInTime(page)
    const words = await slidesOf(carousel).first().getByRole('heading').boundingBox()
    const picture = await slidesOf(carousel).first().locator('img').first().boundingBox()
    if (!words || !picture) throw new Error('the slide is not shown')
    // The next slide comes from the right: its headline crosses a pointer at the same height.
    await page.mouse.move(picture.x + picture.width * 0.8, words.y + words.height / 2)
    await expect(carousel).toHaveAttribute('data-state', 'rotating')
    await pass(page, turnMs)
    for (let moved = 0; moved < 400; moved += 20) {
      await pass(page, 20)
      // Laid out and drawn anew, so that the browser asks what lies beneath the pointer now.
      await page.evaluate((px) => {
        document.body.style.paddingBottom = `${px}px`
      }, moved)
      await page.screenshot()
      await expect(carousel).toHaveAttribute('data-state', 'rotating')
    }
    await pass(page, turnMs - 400 - 1)
    await expectAt(carousel, 2)
    await pass(page, 1)
    await expectAt(carousel, 3)
  })

  test('sees it turn with the pointer on the header above', async ({ page }) => {
    const carousel = await openHeroInTime(page)
    for (const position of [2, 3, 1]) {
      await page.mouse.move(100 + position, 30)
      await pass(page, turnMs)
      await expectAt(carousel, position)
    }
  })

  test('lets the slide go by dragging it, then sees it turn again', async ({ page }) => {
    const carousel = await openHeroInTime(page)
    const picture = await slidesOf(carousel).first().locator('img').first().boundingBox()
    if (!picture) throw new Error('the picture is not shown')
    const [x, y] = [picture.x + picture.width * 0.8, picture.y + picture.height * 0.4]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - 60, y, { steps: 4 })
    await expect(carousel).toHaveAttribute('data-state', 'held')
    await pass(page, 3 * turnMs)
    await expect(carousel).toHaveAttribute('data-state', 'held')
    await page.mouse.up()
    await expect(carousel).toHaveAttribute('data-state', 'rotating')
  })
})

test.describe('a visitor who wants to read', { tag: '@desktop' }, () => {
  test('holds the slide with the pointer on its words, links or controls, as long as it rests there', async ({
    page,
  }) => {
    const carousel = await openHeroInTime(page)
    const first = slidesOf(carousel).first()
    for (const part of [
      first.getByRole('heading'),
      first.getByRole('paragraph'),
      first.getByRole('link', { name: tr('home', 'book') }),
      control(carousel, 'next'),
    ]) {
      await part.hover()
      await expect(carousel).toHaveAttribute('data-state', 'held')
      await pass(page, 4 * turnMs)
      await expectAt(carousel, 1)
      await letGo(page)
      await expect(carousel).toHaveAttribute('data-state', 'rotating')
    }
    await pass(page, turnMs)
    await expectAt(carousel, 2)
  })

  test('plays on with the pointer still on the control that was pressed', async ({ page }) => {
    const carousel = await openHeroInTime(page)
    await control(carousel, 'pause').click()
    await control(carousel, 'play').click()
    await expect(carousel).toHaveAttribute('data-state', 'rotating')
    // A hand that trembles.
    const box = await control(carousel, 'pause').boundingBox()
    if (!box) throw new Error('the control is not shown')
    for (const portion of [0.3, 0.5, 0.7]) {
      await page.mouse.move(box.x + box.width * portion, box.y + box.height / 2)
    }
    await pass(page, turnMs)
    await expectAt(carousel, 2)
  })

  test('holds the slide with the focus inside it', async ({ page }) => {
    const carousel = await openHeroInTime(page)
    await slidesOf(carousel)
      .first()
      .getByRole('link', { name: tr('home', 'book') })
      .focus()
    await pass(page, 4 * turnMs)
    await expectAt(carousel, 1)
    await expect(carousel.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite')
    await letGo(page)
    await expect(carousel.locator('[aria-live]')).toHaveAttribute('aria-live', 'off')
    await pass(page, turnMs)
    await expectAt(carousel, 2)
  })

  test('pauses it for good with the first control, loops and all', async ({ page }) => {
    const carousel = await openHeroInTime(page, { moving: true })
    await control(carousel, 'pause').click()
    await letGo(page)
    await expect(control(carousel, 'play')).toBeVisible()
    await pass(page, 5 * turnMs)
    await expectAt(carousel, 1)
    expect((await loops(page)).map(({ paused }) => paused)).toEqual([true, true, true])

    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect(carousel).not.toBeInViewport()
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await pass(page, 2 * turnMs)
    await expectAt(carousel, 1)

    await control(carousel, 'play').click()
    await pass(page, turnMs)
    await expectAt(carousel, 2)
  })

  test('moves by hand, both ways round, and is then left a whole interval', async ({ page }) => {
    const carousel = await openHeroInTime(page)
    await control(carousel, 'previous').click()
    await expectAt(carousel, 3)
    await pass(page, 1000)
    await control(carousel, 'next').click()
    await expectAt(carousel, 1)
    await pass(page, 1000)
    await letGo(page)
    await pass(page, turnMs - 1)
    await expectAt(carousel, 1)
    await pass(page, 1)
    await expectAt(carousel, 2)
  })
})

test('a visitor who scrolled on or looks at another tab misses no slide', {
  tag: '@desktop',
}, async ({ page }) => {
  const carousel = await openHeroInTime(page, { moving: true })
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect(carousel).toHaveAttribute('data-state', 'held')
  await pass(page, 4 * turnMs)
  expect((await loops(page)).every(({ paused }) => paused)).toBe(true)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expectAt(carousel, 1)
  await expect(carousel).toHaveAttribute('data-state', 'rotating')

  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(carousel).toHaveAttribute('data-state', 'held')
  await pass(page, 4 * turnMs)
  await expectAt(carousel, 1)
})

test('a visitor with a keyboard meets pause first, then the ways to move, then the slide', {
  tag: '@desktop',
}, async ({ page }) => {
  await visit(page, paths.home)
  const carousel = hero(page)
  await expect(carousel).not.toHaveAttribute('data-state', 'static')
  await control(carousel, 'pause').focus()
  const names: (string | null)[] = []
  for (let stop = 0; stop < 6; stop++) {
    names.push(
      await page.evaluate(() => {
        const { activeElement } = document
        return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? null
      }),
    )
    await page.keyboard.press('Tab')
  }
  expect(names).toEqual([
    tr('carousel', 'pause'),
    tr('carousel', 'previous'),
    tr('carousel', 'next'),
    tr('home', 'book'),
    tr('home', 'hero.call'),
    pageName('prices'),
  ])
  expect(await carousel.evaluate((region) => region.contains(document.activeElement))).toBe(false)
})

test('a visitor with a screen reader is told what turns and which slide is which', {
  tag: '@desktop',
}, async ({ page }) => {
  await visit(page, paths.home)
  const carousel = hero(page)
  await expect(carousel).toHaveAttribute('aria-roledescription', tr('carousel', 'carousel'))
  await expect(slidesOf(carousel)).toHaveCount(slides.length)
  for (const [index, slide] of (await slidesOf(carousel).all()).entries()) {
    await expect(slide).toHaveAttribute('role', 'group')
    await expect(slide).toHaveAttribute('aria-label', `${index + 1} / ${slides.length}`)
    await expect(slide.locator('video')).toHaveAttribute('aria-hidden', 'true')
  }
})

test('a visitor waits for no loop: the page is loaded before the first byte of one', async ({
  page,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/hero-1\.(poster|phone)/, async (route) => {
    await held
    await route.continue()
  })
  const order: string[] = []
  page.on('load', () => order.push('page'))
  page.on('request', (request) => {
    if (/\.mp4$/.test(new URL(request.url()).pathname)) order.push('loop')
  })
  await page.goto(paths.home, { waitUntil: 'commit' })
  await expect(slidesOf(hero(page)).first().getByRole('heading')).toBeVisible()
  expect(order).toEqual([])
  release()
  await expect.poll(() => order).toContain('loop')
  expect(order[0]).toBe('page')
})

test('a visitor gets picture and loop in the cut for the screen', async ({ page }) => {
  const upright = (page.viewportSize()?.width ?? 0) < 640
  const asked = videoRequests(page)
  await visit(page, paths.home)
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  expect(asked.every((address) => address.includes('.phone.') === upright)).toBe(true)
  const poster = hero(page).locator('img').first()
  const shown = await poster.evaluate((image: HTMLImageElement) => image.currentSrc)
  expect(shown.includes('.phone.')).toBe(upright)
})

test('a visitor who saves data gets the pictures alone', { tag: '@desktop' }, async ({ page }) => {
  const asked = videoRequests(page)
  const carousel = await openHeroInTime(page)
  await pass(page, turnMs)
  await expectAt(carousel, 2)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
})

test.describe('a visitor who wants less motion', { tag: '@desktop' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('sees nothing turn, and not a byte of a loop is fetched', async ({ page }) => {
    const asked = videoRequests(page)
    await page.clock.install({ time: '2026-11-20T12:00:00' })
    await visit(page, paths.home)
    const carousel = hero(page)
    await expect(carousel).toHaveAttribute('data-state', 'paused')
    await expect(control(carousel, 'play')).toBeVisible()
    await page.clock.runFor(5 * turnMs)
    await expectAt(carousel, 1)
    await page.clock.pauseAt('2026-11-20T12:10:00')
    await control(carousel, 'next').click()
    await pass(page, 50)
    await expectAt(carousel, 2)
    expect((await slidesOf(carousel).nth(1).boundingBox())?.x).toBe(0)
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    expect((await loops(page)).map(({ sources }) => sources)).toEqual([0, 0, 0])
  })
})

test.describe('a visitor without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('reads every slide and scrolls from one to the next', async ({ page }) => {
    const asked = videoRequests(page)
    await page.goto(paths.home)
    const carousel = hero(page)
    for (const { headline, text } of slides) {
      await expect(carousel.getByRole('heading', { name: headline })).toBeVisible()
      await expect(carousel.getByText(text, { exact: true })).toBeVisible()
    }
    await expect(control(carousel, 'play')).toBeHidden()
    const last = carousel.getByRole('heading', { name: slides.at(-1)?.headline ?? '' })
    await expect(last).not.toBeInViewport()
    await slidesOf(carousel).last().scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport()
    expect(asked).toEqual([])
  })

  test('is not shown a loop that could make a sound', { tag: '@desktop' }, async ({ request }) => {
    const html = await (await request.get(paths.home)).text()
    const videos = html.match(/<video[^>]*>/g) ?? []
    expect(videos).toHaveLength(slides.length)
    for (const video of videos) {
      for (const word of ['muted', 'loop', 'playsinline', 'preload="none"', 'aria-hidden="true"']) {
        expect(video).toContain(word)
      }
      expect(video).not.toMatch(/autoplay|src=/i)
    }
  })
})
