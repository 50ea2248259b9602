import * as v from 'valibot'
import { weekdays } from './formats/hours'

export const times = ['morning', 'afternoon', 'evening'] as const
export const channels = ['call', 'chat'] as const

const choice = <Options extends readonly string[]>(options: Options) =>
  v.picklist(['', ...options] as const)

/** When and how a patient wants to be reached; '' and no days for no choice. */
const preferences = v.strictObject({
  days: v.pipe(v.array(v.picklist(weekdays)), v.maxLength(weekdays.length)),
  time: choice(times),
  channel: choice(channels),
  /** The code of a language of the site. */
  language: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{0,35}$/)),
})
export type Preferences = v.InferOutput<typeof preferences>

/** Preferences for a stored request. */
export const preferencesBody = v.strictObject({
  reference: v.pipe(v.string(), v.maxLength(20)),
  secret: v.pipe(v.string(), v.maxLength(64)),
  ...preferences.entries,
})

/** Preferences as stored: JSON, '' for none. */
export const readPreferences = (stored: string): Preferences | undefined =>
  stored === '' ? undefined : v.parse(preferences, JSON.parse(stored))
