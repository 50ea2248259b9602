import { expect, paths, test, visit } from './fixtures.ts'
import { expectAt, hero, letGo, pass, settled, turnMs, videoRequests } from './support/carousel.ts'

// The videos are empty files (guards.ts).
test('a visitor whose browser cannot play the videos sees the posters turn, and no video is requested twice', async ({
  page,
}) => {
  const asked = videoRequests(page)
  await page.clock.install({ time: '2026-11-20T12:00:00' })
  await visit(page, paths.home)
  const carousel = hero(page)
  await expect(carousel).toHaveAttribute('data-state', 'rotating')
  await letGo(page)
  await expect.poll(() => asked.length).toBeGreaterThan(1)
  await page.clock.pauseAt('2026-11-20T12:10:00')
  // Moving the clock may have turned it.
  await settled(page)

  // Three rounds, in which a retry would have happened.
  const { active } = await carousel.evaluate((element) => ({ ...(element as HTMLElement).dataset }))
  for (let turn = 1; turn <= 9; turn++) {
    await pass(page, turnMs)
    await expectAt(carousel, ((Number(active) + turn) % 3) + 1)
  }
  expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted())
  const videos = await carousel.locator('video').all()
  expect(videos).not.toEqual([])
  for (const video of videos) await expect(video).toHaveCSS('opacity', '0')
})
