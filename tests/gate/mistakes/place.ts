import type { Mistake } from './mistake.ts'

const site = 'content/site.json'

/** Where the clinic is and how its country counts. */
export const placeMistakes: Mistake[] = [
  ['names a country nobody knows', site, '"TR"', '"XX"', 'value.option'],
  ['writes the country in words', site, '"TR"', '"Türkiye"', 'value.option'],
  ['names a language without texts', site, '"tr"', '"ja"', 'site.language'],
  ['writes the language in words', site, '"tr"', '"Türkçe"', 'value.form'],
  ['misspells the time zone', site, 'Europe/Istanbul', 'Europe/Stambul', 'site.time-zone'],
  ['writes the time zone as hours', site, 'Europe/Istanbul', 'GMT+3', 'value.form'],
  ['writes the sign of the currency', site, '"TRY"', '"₺"', 'value.form'],
  ['writes a currency there is not', site, '"TRY"', '"TLR"', 'site.currency'],
  ['names a map there is no way to', site, '"yandex"', '"bing"', 'value.option'],
]
