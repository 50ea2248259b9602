import { join } from 'node:path'
import { untouchedBytes } from '../../scripts/bench/pageBytes.ts'
import { expect, type PageId, paths, test } from './fixtures.ts'

const dist = join(import.meta.dirname, '../../dist')

/**
 * What a page may take of a phone's line, in bytes of brotli. The home page's
 * markup is to fit into the first ten packets of a connection, headers included.
 */
const budgets: Record<PageId, { html: number; total: number }> = {
  home: { html: 14_450, total: 113_500 },
  about: { html: 11_800, total: 107_500 },
  staff: { html: 9_500, total: 102_500 },
  // Short enough on a phone for the footer to be near.
  prices: { html: 10_900, total: 114_000 },
  contact: { html: 9_900, total: 102_500 },
  appointment: { html: 10_400, total: 113_500 },
  privacy: { html: 11_300, total: 104_000 },
}

for (const [name, { html, total }] of Object.entries(budgets) as [
  PageId,
  { html: number; total: number },
][]) {
  test(`a visitor on mobile data pays little for ${name}`, async ({ page, baseURL }) => {
    const url = `${baseURL}${encodeURI(paths[name])}`
    const sent = await untouchedBytes(page, url, dist, (page) =>
      page.waitForLoadState('networkidle'),
    )
    expect(sent.html).toBeLessThan(html)
    expect(sent.html + sent.scripts + sent.styles).toBeLessThan(total)
  })
}
