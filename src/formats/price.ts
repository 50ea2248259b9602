/** A price in whole units of the clinic’s currency; content gives both bounds or neither. */
export type Price = { min?: number; max?: number }

/**
 * The one way a price is written, without its unit: `1500 - 2000`, or `1500`
 * where both bounds are the same, each bound as `write` has it. Undefined where content gives no price.
 */
export function formatPrice(
  { min, max }: Price,
  write: (value: number) => string | number = String,
): string | undefined {
  if (min === undefined || max === undefined) return undefined
  return min === max ? `${write(min)}` : `${write(min)} - ${write(max)}`
}
