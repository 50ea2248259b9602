import { withBrowser } from '../../bench/servedSite.ts'
import { must, type Proof } from '../proof.ts'
import { pageDifferences } from './samePages.ts'

/** So many pixels of a page may be others than in the built one, as a share. */
const most = 0.001

export const previewProof: Proof = {
  name: 'preview',
  claim: 'beside its form a draft looks as the site that would be built of it',
  run: () =>
    withBrowser(async (origin, browser) => {
      const pages = await pageDifferences(origin, browser)
      for (const { page, width, others, all } of pages)
        console.log(`${page} at ${width}: ${others} of ${all} pixels`)
      const worst = Math.max(...pages.map(({ others, all }) => others / all))
      must(worst <= most, `a page differs by ${(worst * 100).toFixed(3)} % of its pixels`)
      return `${pages.length} pages and widths, at most ${(worst * 100).toFixed(4)} % of the pixels`
    }),
}
