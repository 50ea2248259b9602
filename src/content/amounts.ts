import { decimalsOf, inFull } from '../shared/formats/amount.ts'
import { fill } from '../shared/formats/fill.ts'
import type { Site } from './site/site.ts'

/**
 * Prices with their currency by row id, in the format of the page's language (`\u20ba7,500\u20138,000`);
 * at build time, because engines differ in `Intl` currencies. Rows without a price are left out.
 */
export function amountsOf(site: Site): Record<string, string> {
  const written = site.isOwn ? inOwnLanguage(site) : inFurtherLanguage(site)
  return Object.fromEntries(
    site.prices.categories
      .flatMap(({ rows }) => rows)
      .flatMap(({ id, min, max }) =>
        min === undefined || max === undefined ? [] : [[id, written({ min, max })]],
      ),
  )
}

/** In units of the clinic's currency. */
type Price = { min: number; max: number }
type Amount = (price: Price) => string

function inOwnLanguage({ site, texts }: Site): Amount {
  const { currency, currencySign, language } = site
  return ({ min, max }) => {
    const format = inFull([min, max], decimalsOf(currency))
    const [from, to] = [min, max].map((value) =>
      value.toLocaleString(language, { ...format, useGrouping: false, numberingSystem: 'latn' }),
    )
    const inFigures = min === max ? `${to}` : `${from} - ${to}`
    return fill(texts.prices.amount, { amount: inFigures, currency: currencySign })
  }
}

/** `Intl` places the currency; a range is written as the opening hours are. */
function inFurtherLanguage({ site: { currency }, texts, formatTag, dir }: Site): Amount {
  const { times } = texts.common.clock
  return ({ min, max }) => {
    const digits = inFull([min, max], decimalsOf(currency))
    const format = new Intl.NumberFormat(formatTag, {
      style: 'currency',
      currency,
      // A sign would change sides between digits and right-to-left letters.
      currencyDisplay: dir === 'rtl' ? 'name' : 'narrowSymbol',
      ...digits,
    })
    const [from = '', to = ''] = [min, max].map((value) => value.toLocaleString(formatTag, digits))
    const number = min === max ? to : fill(times, { from, to })
    const parts = format.formatToParts(max)
    const isDigit = ({ type }: Intl.NumberFormatPart) =>
      ['integer', 'group', 'decimal', 'fraction'].includes(type)
    const first = parts.findIndex(isDigit)
    return parts
      .map((part, index) => (index === first ? number : isDigit(part) ? '' : part.value))
      .join('')
  }
}
