import { slugOf } from '../shared/formats/searchText.ts'
import { contentTexts } from './translation/texts.ts'
import { type ContentSource, dictionaryIn, furtherLanguage } from './translation/translated.ts'
import type { ClinicFile, Doctor, DoctorsFile } from './types.gen.ts'

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

/** A doctor whom the form offers. */
export type DoctorChoice = RequestChoice & { id: string }

/** The form's doctors: the name in the clinic's own language is sent. `doctors`: in the site's. */
export function doctorChoicesFrom(
  source: ContentSource,
  doctors: readonly Doctor[],
): DoctorChoice[] {
  const own = (source.json('content/doctors.json') as DoctorsFile).doctors
  return doctors.map(({ id, name }) => {
    const value = own.find((each) => each.id === id)?.name ?? name
    return { id, value, ...(name !== value && { label: name }) }
  })
}
