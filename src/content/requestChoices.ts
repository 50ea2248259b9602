import { slugOf } from '../shared/formats/searchText.ts'
import { contentTexts } from './translation/texts.ts'
import { type ContentSource, dictionaryIn, furtherLanguage } from './translation/translated.ts'
import type { ClinicFile } from './types.gen.ts'

/** An option of the form: `value` is sent, `label` shown. */
export type RequestChoice = { value: string; label?: string }

/**
 * The form's options in the clinic's order. The clinic's own language sends the label; a further
 * one sends its slug, which the server maps back. Options without translation are not offered.
 */
export function requestChoicesFrom(source: ContentSource): RequestChoice[] {
  const clinic = source.json('content/clinic.json') as ClinicFile
  const { requestOptions } = clinic
  if (!furtherLanguage(source)) return requestOptions.map((value) => ({ value }))
  const dictionary = dictionaryIn(source, 'content', 'clinic', contentTexts('clinic', clinic))
  return requestOptions.flatMap((option, index) => {
    const found = dictionary(`requestOptions.${index}`, option)
    return found.state === 'missing' ? [] : [{ value: slugOf(option), label: found.words }]
  })
}
