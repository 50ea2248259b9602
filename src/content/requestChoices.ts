import { slugOf } from '../formats/searchText.ts'
import { contentFrom } from './readFrom.ts'
import { contentTexts } from './translation/texts.ts'
import {
  type ContentSource,
  dictionaryIn,
  furtherLanguage,
  ownLanguage,
} from './translation/translated.ts'

/** What a visitor may ask for: `value` is sent, `label` read, where the two differ. */
export type RequestChoice = { value: string; label?: string }

/**
 * The options of the form's request, in the clinic's order. Its own language sends what is
 * read; a further one the code of it, `slugOf`, by which the clinic is told its own words.
 * An option that is not translated is not offered.
 */
export function requestChoicesFrom(source: ContentSource): RequestChoice[] {
  const own = { ...source, language: ownLanguage(source) }
  const clinic = contentFrom(own, 'clinic')
  const { requestOptions } = clinic
  if (!furtherLanguage(source)) return requestOptions.map((value) => ({ value }))
  const dictionary = dictionaryIn(source, 'content', 'clinic', contentTexts('clinic', clinic))
  return requestOptions.flatMap((option, place) => {
    const found = dictionary(`requestOptions.${place}`, option)
    return found.state === 'missing' ? [] : [{ value: slugOf(option), label: found.words }]
  })
}
