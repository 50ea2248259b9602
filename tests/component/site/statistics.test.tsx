import { beforeEach, describe, expect, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import Statistics from '../../../src/site/sections/statistics'
import { SiteProvider } from '../../../src/site/siteContext'
import { allowMotion } from '../support/setup'
import { content, pass, region, site, text } from '../support/site'

const { statistics } = content.statistics
const finals = statistics.map(({ target }) => `${target}+`)
const zeros = statistics.map(() => '0+')

const Band = () => (
  <SiteProvider site={site}>
    <Statistics data={statistics} />
  </SiteProvider>
)
const band = () => region(text('home:statistics.title'))
const figures = () => [...document.querySelectorAll('dd [aria-hidden="true"]')]
const phase = () => figures()[0]?.getAttribute('data-phase')
const shown = () => figures().map(({ textContent }) => textContent)

/** Scrolls until `portion` of the figures is above the lower edge of the window, and observers were notified. */
async function show(portion: number) {
  const list = document.querySelector('dl') as HTMLElement
  const { top, height } = list.getBoundingClientRect()
  scrollTo({ top: Math.ceil(scrollY + top + height * portion - innerHeight), behavior: 'instant' })
  for (let times = 0; times < 2; times += 1)
    await new Promise<void>((resolve) => {
      const observer = new IntersectionObserver(() => {
        observer.disconnect()
        resolve()
      })
      observer.observe(list)
    })
  await pass(0)
}

/** The band between two empty viewports, as on a long page. */
async function openBand() {
  const space = <div style={{ blockSize: '150vh' }} />
  await render(
    <>
      {space}
      <Band />
      {space}
    </>,
  )
  await show(-0.3)
}

/** Records each figure that decreases. */
function noteFalls(): string[] {
  const fallen: string[] = []
  for (const element of figures()) {
    let last = element.textContent ?? ''
    new MutationObserver(() => {
      const now = element.textContent ?? ''
      if (Number.parseInt(now, 10) < Number.parseInt(last, 10)) fallen.push(`${last} ${now}`)
      last = now
    }).observe(element, { childList: true, characterData: true, subtree: true })
  }
  return fallen
}

beforeEach(async () => {
  await allowMotion()
  vi.useFakeTimers({
    toFake: [
      'setTimeout',
      'clearTimeout',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'performance',
    ],
  })
})

/** The band with its figures waiting at 0. */
async function openWaiting() {
  await openBand()
  await expect.poll(shown).toEqual(zeros)
}

describe('the figures', () => {
  test('wait until they are visible, then a second, then count up within two', async () => {
    await openWaiting()
    await pass(10_000)
    await show(0.08)
    await pass(10_000)
    expect(shown()).toEqual(zeros)

    await show(0.12)
    await pass(999)
    expect(shown()).toEqual(zeros)
    expect(phase()).toBe('waiting')
    await pass(1)
    await expect.poll(phase).toBe('counting')
    await pass(400)
    const treatments = () => Number.parseInt(shown()[1] ?? '', 10)
    await expect.poll(treatments).toBeGreaterThan(0)
    expect(treatments()).toBeLessThan(statistics[1]?.target ?? 0)
    await pass(1600)
    await expect.poll(shown).toEqual(finals)
  })

  test('are final from the start if the visitor sees them before the script runs', async () => {
    await render(<Band />)
    const fallen = noteFalls()
    await show(1)
    expect(shown()).toEqual(finals)
    await pass(3000)
    expect(shown()).toEqual(finals)
    expect(fallen).toEqual([])
  })

  test('start before a visitor who jumps to them arrives, and none decreases', async () => {
    await openWaiting()
    scrollTo({ top: 0, behavior: 'instant' })
    const fallen = noteFalls()
    await show(1)
    await pass(1000)
    for (let step = 0; step < 10; step += 1) await pass(200)
    await expect.poll(shown).toEqual(finals)
    expect(fallen).toEqual([])
  })

  test('count only once, however often the visitor returns', async () => {
    await openWaiting()
    await show(1)
    await pass(1000)
    await pass(2000)
    await expect.poll(shown).toEqual(finals)
    scrollTo({ top: 0, behavior: 'instant' })
    await pass(5000)
    await show(1)
    for (let step = 0; step < 8; step += 1) {
      await pass(400)
      expect(shown()).toEqual(finals)
    }
  })

  test('count even if the visitor leaves before the second is over', async () => {
    await openWaiting()
    await show(0.5)
    await pass(500)
    scrollTo({ top: 0, behavior: 'instant' })
    await pass(600)
    await pass(2000)
    await expect.poll(shown).toEqual(finals)
  })

  test('have their final value for a screen reader at any time', async () => {
    await openWaiting()
    for (const [index, { label, target }] of statistics.entries()) {
      const statistic = band().css('dl > div').nth(index)
      await expect.element(statistic.getByRole('term')).toHaveTextContent(label)
      await expect
        .element(statistic.css('dd > :not([aria-hidden])'))
        .toHaveTextContent(`${target}+`)
    }
  })

  test('shift no layout while they count', async () => {
    await openWaiting()
    await show(1)
    // Fonts that load late change the widths.
    await document.fonts.ready
    const places = () =>
      [...document.querySelectorAll('dt, dd')].map((part) => part.getBoundingClientRect().left)
    const before = places()
    await pass(1000)
    for (let step = 0; step < 10; step += 1) {
      await pass(200)
      expect(places()).toEqual(before)
    }
  })

  test('keep clear of one another, however wide they are and at any width', async () => {
    const wide = statistics.map((each) => ({ ...each, target: 1_234_567_890 }))
    await commands.emulateMedia({ reducedMotion: 'reduce' })
    await render(
      <SiteProvider site={site}>
        <Statistics data={wide} />
      </SiteProvider>,
    )
    for (const width of [320, 640, 1024, 1280, 1920]) {
      await page.viewport(width, 800)
      const boxes = figures().map((figure) => figure.getBoundingClientRect())
      const overlaps = boxes.filter((one, index) =>
        boxes.slice(0, index).some((other) => other.top === one.top && other.right > one.left),
      )
      expect(overlaps, `at ${width} px`).toEqual([])
      expect(document.documentElement.scrollWidth, `at ${width} px`).toBe(width)
    }
  })

  test('are final at once for a visitor who prefers less motion', async () => {
    await commands.emulateMedia({ reducedMotion: 'reduce' })
    await openBand()
    expect(shown()).toEqual(finals)
    await show(1)
    await pass(1500)
    expect(shown()).toEqual(finals)
  })
})
