import { distDir } from '../../scripts/publish/paths.ts'
import { untouchedBytes } from '../support/untouchedBytes.ts'
import { expect, nightlyExcept, type PageId, paths, test, whenNearAlive } from './fixtures.ts'

/**
 * Budgets in bytes of brotli, a few hundred above the measured sizes (`npm run bench -- bytes`):
 * enough for an editor's next sentence, too little for another library.
 */
const budgets: Record<PageId, { html: number; total: number }> = {
  home: { html: 12_700, total: 118_000 },
  about: { html: 12_000, total: 109_500 },
  staff: { html: 9_700, total: 105_000 },
  // On a phone its footer is close to the first screen.
  prices: { html: 11_200, total: 117_000 },
  contact: { html: 10_200, total: 106_500 },
  appointment: { html: 10_800, total: 116_500 },
  privacy: { html: 11_600, total: 108_500 },
}

for (const [name, { html, total }] of Object.entries(budgets) as [
  PageId,
  { html: number; total: number },
][]) {
  test(`a visitor on mobile data downloads few bytes for ${name}`, {
    tag: nightlyExcept(name, 'home'),
  }, async ({ page, baseURL }) => {
    const url = `${baseURL}${encodeURI(paths[name])}`
    const sent = await untouchedBytes(page, url, distDir, {
      savesData: true,
      settled: whenNearAlive,
    })
    expect(sent.html).toBeLessThan(html)
    expect(sent.html + sent.scripts + sent.styles + sent.data).toBeLessThan(total)
  })
}
