/**
 * The Idempotency-Key of a request: a client's name for one filled form.
 * Undefined when there is none; throws for one that is no plain word of at
 * most 200 characters, which no retry could rely on.
 */
export function idempotencyKey(headers: Headers): string | undefined {
  const key = headers.get('Idempotency-Key') ?? undefined
  if (key === undefined || /^[\x21-\x7e]{1,200}$/.test(key)) return key
  throw new SyntaxError('the Idempotency-Key is not usable')
}
