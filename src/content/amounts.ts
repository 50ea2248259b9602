import { decimalsOf, inFull } from '../shared/formats/amount.ts'
import type { Site } from './site/site.ts'

/**
 * Prices with their currency by row id, in the format of the page's language (`\u20ba7,500 \u2013 \u20ba8,000`);
 * at build time, because engines differ in `Intl` currencies. Rows without a price are left out.
 */
export function amountsOf(site: Site): Record<string, string> {
  const written = amountIn(site)
  return Object.fromEntries(
    site.prices.categories
      .flatMap(({ rows }) => rows)
      .flatMap(({ id, min, max }) =>
        min === undefined || max === undefined ? [] : [[id, written({ min, max })]],
      ),
  )
}

/** Writes a price in the page's language: Turkish as specified, any other as CLDR does. */
export const amountIn = (site: Site): Amount =>
  site.language === 'tr' ? inTurkish(site) : inCldrForm(site)

/** A price range in units of the clinic's currency. */
type Range = { min: number; max: number }
type Amount = (price: Range) => string

function inTurkish({ site: { currency, currencySign } }: Site): Amount {
  return ({ min, max }) => {
    const format = inFull([min, max], decimalsOf(currency))
    const [from, to] = [min, max].map((value) =>
      value.toLocaleString('tr', { ...format, useGrouping: false }),
    )
    return `${min === max ? to : `${from} - ${to}`} ${currencySign}`
  }
}

function inCldrForm({ site: { currency }, formatTag, dir }: Site): Amount {
  return ({ min, max }) => {
    const format = new Intl.NumberFormat(formatTag, {
      style: 'currency',
      currency,
      // A sign would change sides between digits and right-to-left letters.
      currencyDisplay: dir === 'rtl' ? 'name' : 'narrowSymbol',
      ...inFull([min, max], decimalsOf(currency)),
    })
    return rangeIn(format, { min, max }, dir)
  }
}

/** A range as CLDR writes it; a single value where the bounds are equal. */
export function rangeIn(format: Intl.NumberFormat, { min, max }: Range, dir: Site['dir']): string {
  if (min === max) return format.format(max)
  const range = format.formatRange(min, max)
  // Beside right-to-left words a dash would show the upper bound on the left.
  return dir === 'rtl' ? range.replace('\u2013', '-') : range
}
