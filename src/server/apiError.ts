import type { ServerFacts } from './facts'

export type ApiErrorCode = keyof ServerFacts['strings']['errors']

/** Every refusal the API knows, with its HTTP status; the sentences are in the locale. */
export const errorStatus = {
  malformed: 400,
  missingFields: 400,
  tooLong: 400,
  trapped: 400,
  foreign: 403,
  notFound: 404,
  methodNotAllowed: 405,
  tooLarge: 413,
  unsupportedType: 415,
  keyReused: 422,
  tooMany: 429,
  unexpected: 500,
  unavailable: 503,
} as const satisfies Record<ApiErrorCode, number>
