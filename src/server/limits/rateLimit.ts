/** At most `count` within any `windowMs` milliseconds. */
export type RateLimit = { count: number; windowMs: number }

/**
 * A limit as an operator writes it: `30/600` is 30 in 600 seconds, `off` none
 * at all (undefined). Throws an Error that names the variable.
 */
export function parseRateLimit(variable: string, written: string): RateLimit | undefined {
  if (written === 'off') return undefined
  const [, count, seconds] = /^([1-9]\d{0,8})\/([1-9]\d{0,8})$/.exec(written) ?? []
  if (!count || !seconds) {
    throw new Error(
      `${variable} is "${written}", it must be "off" or like 30/600 (30 in 600 seconds).`,
    )
  }
  return { count: Number(count), windowMs: Number(seconds) * 1000 }
}

/** As Retry-After wants it: whole seconds, at least one. */
export const retryAfterSeconds = (ms: number): number => Math.max(1, Math.ceil(ms / 1000))
