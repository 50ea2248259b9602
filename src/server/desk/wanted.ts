import * as v from 'valibot'

const optional = v.optional(v.pipe(v.string(), v.maxLength(120)), '')

/** A day, or nothing. */
export const day = v.optional(v.pipe(v.string(), v.regex(/^(?:\d{4}-\d\d-\d\d)?$/)), '')

/** What requests are looked for by, whoever asks: the list, or the sheet made of it. */
export const wanted = v.object({
  q: optional,
  standing: v.optional(v.picklist(['', 'new', 'unreached', 'booked', 'cancelled', 'done']), ''),
  doctor: optional,
  request: optional,
  day,
})
