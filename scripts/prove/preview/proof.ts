import { withBrowser } from '../../bench/servedSite.ts'
import { must, type Proof } from '../proof.ts'
import { ledTexts } from './places.ts'
import { pageDifferences } from './samePages.ts'

/** So many pixels of a page may be others than in the built one, as a share. */
const most = 0.001
/** So many of the texts that can be seen are led to what they are made of, as a share. */
const least = 0.95

export const previewProof: Proof = {
  name: 'preview',
  claim:
    'beside its form a draft looks as the site built of it, and a press on a text leads to its field',
  run: ({ sample }) =>
    withBrowser(async (origin, browser) => {
      const pages = sample ? [] : await pageDifferences(origin, browser)
      for (const { page, width, others, all } of pages)
        console.log(`${page} at ${width}: ${others} of ${all} pixels`)
      const worst = Math.max(0, ...pages.map(({ others, all }) => others / all))
      must(worst <= most, `a page differs by ${(worst * 100).toFixed(3)} % of its pixels`)
      const { texts, right, unchanged, wrong, nowhere } = await ledTexts(origin, browser)
      for (const text of [...wrong, ...nowhere]) console.log(text)
      const share = (right + unchanged) / texts
      must(share >= least, `only ${(share * 100).toFixed(1)} % of the texts are led to their field`)
      return [
        `${pages.length} pages and widths, at most ${(worst * 100).toFixed(4)} % of the pixels;`,
        `of ${texts} texts ${right} led right, ${unchanged} to an unchanged value,`,
        `${wrong.length} elsewhere, ${nowhere.length} nowhere`,
      ].join(' ')
    }),
}
