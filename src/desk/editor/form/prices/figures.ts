/** A price as people write it: one figure, or from one to another. */
export type WrittenPrice = { min: number; max: number }

const UNIT = /(?<![a-z])(?:tl|try|lira|eur|euro|usd|gbp)(?![a-z])|[₺€$£]/gi

/**
 * A figure as people write a whole price: `12000`, `12.000`, `12 000`, `12.000,00`, `12.000 TL`.
 * Undefined for what could mean another: a price has no pence here, and `1,5` is none.
 */
export function figureIn(written: string): number | undefined {
  const bare = written.replace(UNIT, '').replace(/[\s\u00a0\u202f']/g, '')
  const whole = /^(\d{1,3}(?:\.\d{3})+|\d{1,3}(?:,\d{3})+|\d+)(?:[.,]0{1,2})?$/.exec(bare)?.[1]
  if (whole === undefined) return undefined
  const figure = Number(whole.replace(/[.,]/g, ''))
  return Number.isSafeInteger(figure) ? figure : undefined
}

/** `1500`, `1.500 - 2.000 TL`, `1500–2000`; undefined for anything else. */
export function priceIn(written: string): WrittenPrice | undefined {
  const [low, high, ...more] = written.replace(/,-+/g, '').split(/\s*(?:[-–—]|\.{2,3}|…)\s*/)
  const min = figureIn(low ?? '')
  const max = high === undefined ? min : figureIn(high)
  return min === undefined || max === undefined || more.length > 0 ? undefined : { min, max }
}

/** A price by so many per cent more (or less), on the nearest step; never nothing. */
export const raised = (price: number, percent: number, step: number): number =>
  Math.max(step, Math.round((price * (1 + percent / 100)) / step) * step)
