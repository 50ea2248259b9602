import * as v from 'valibot'
import { weekdays } from './formats/hours'
import { appointmentRequest } from './requestSchema'

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

/** Names a stored request, by its sender. */
const own = {
  reference: v.pipe(v.string(), v.maxLength(20)),
  secret: v.pipe(v.string(), v.maxLength(64)),
}

/** Preferences for a stored request. */
export const preferencesBody = v.strictObject({ ...own, ...preferences.entries })

/** The corrected phone of a stored request. */
export const phoneBody = v.strictObject({ ...own, phone: appointmentRequest.entries.phone })

/** Preferences as stored: JSON, '' for none. */
export const readPreferences = (stored: string): Preferences | undefined =>
  stored === '' ? undefined : v.parse(preferences, JSON.parse(stored))
