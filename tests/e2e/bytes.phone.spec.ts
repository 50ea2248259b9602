import { distDir } from '../../scripts/publish/paths.ts'
import { phone } from '../support/phone.ts'
import { untouchedBytes } from '../support/untouchedBytes.ts'
import { expect, nightlyExcept, paths, test, whenNearAlive } from './fixtures.ts'

test.use(phone)

/**
 * Budgets in bytes of brotli, a few hundred above the measured sizes (`npm run bench -- bytes`):
 * enough for an editor's next sentence, too little for another library.
 */
const budgets: Record<string, { html: number; total: number }> = {
  home: { html: 12_700, total: 115_500 },
  about: { html: 11_300, total: 108_300 },
  staff: { html: 9300, total: 104_300 },
  // On a phone its footer is close to the first screen.
  prices: { html: 10_600, total: 116_300 },
  contact: { html: 9800, total: 106_000 },
  appointment: { html: 10_700, total: 113_000 },
  privacy: { html: 11_100, total: 107_600 },
  implant: { html: 11_600, total: 110_000 },
  questions: { html: 10_400, total: 114_300 },
  pain: { html: 8900, total: 104_200 },
}

const addresses: Record<string, string> = paths

for (const [name, { html, total }] of Object.entries(budgets)) {
  test(`a visitor on mobile data downloads few bytes for ${name}`, {
    tag: nightlyExcept(name, 'home'),
  }, async ({ page, baseURL }) => {
    const url = `${baseURL}${encodeURI(addresses[name] ?? '')}`
    const sent = await untouchedBytes(page, url, distDir, {
      savesData: true,
      settled: whenNearAlive,
    })
    expect(sent.html).toBeLessThan(html)
    expect(sent.html + sent.scripts + sent.styles + sent.data).toBeLessThan(total)
  })
}
