// Generated from scripts/check/languages by `npm run generate`. Do not edit.
import de_fields_about from './languages/de/fields/about.json'
import de_fields_appointment from './languages/de/fields/appointment.json'
import de_fields_calls from './languages/de/fields/calls.json'
import de_fields_clinic from './languages/de/fields/clinic.json'
import de_fields_doctors from './languages/de/fields/doctors.json'
import de_fields_galleries from './languages/de/fields/galleries.json'
import de_fields_hero from './languages/de/fields/hero.json'
import de_fields_pages from './languages/de/fields/pages.json'
import de_fields_prices from './languages/de/fields/prices.json'
import de_fields_privacy from './languages/de/fields/privacy.json'
import de_fields_prose from './languages/de/fields/prose.json'
import de_fields_questions from './languages/de/fields/questions.json'
import de_fields_services from './languages/de/fields/services.json'
import de_fields_site from './languages/de/fields/site.json'
import de_fields_statistics from './languages/de/fields/statistics.json'
import de_fields_testimonials from './languages/de/fields/testimonials.json'
import de_fields_theme from './languages/de/fields/theme.json'
import de_fields_treatments from './languages/de/fields/treatments.json'
import de_form from './languages/de/form.json'
import de_formFields from './languages/de/formFields.json'
import de_reading from './languages/de/reading.json'
import de_sentences from './languages/de/sentences.json'
import de_words from './languages/de/words.json'
import en_fields_about from './languages/en/fields/about.json'
import en_fields_appointment from './languages/en/fields/appointment.json'
import en_fields_calls from './languages/en/fields/calls.json'
import en_fields_clinic from './languages/en/fields/clinic.json'
import en_fields_doctors from './languages/en/fields/doctors.json'
import en_fields_galleries from './languages/en/fields/galleries.json'
import en_fields_hero from './languages/en/fields/hero.json'
import en_fields_pages from './languages/en/fields/pages.json'
import en_fields_prices from './languages/en/fields/prices.json'
import en_fields_privacy from './languages/en/fields/privacy.json'
import en_fields_prose from './languages/en/fields/prose.json'
import en_fields_questions from './languages/en/fields/questions.json'
import en_fields_services from './languages/en/fields/services.json'
import en_fields_site from './languages/en/fields/site.json'
import en_fields_statistics from './languages/en/fields/statistics.json'
import en_fields_testimonials from './languages/en/fields/testimonials.json'
import en_fields_theme from './languages/en/fields/theme.json'
import en_fields_treatments from './languages/en/fields/treatments.json'
import en_form from './languages/en/form.json'
import en_formFields from './languages/en/formFields.json'
import en_reading from './languages/en/reading.json'
import en_sentences from './languages/en/sentences.json'
import en_words from './languages/en/words.json'
import tr_form from './languages/tr/form.json'
import tr_formFields from './languages/tr/formFields.json'
import tr_reading from './languages/tr/reading.json'
import tr_sentences from './languages/tr/sentences.json'
import tr_words from './languages/tr/words.json'

/** The gate's words: language → file → words. */
export const languages: Record<string, Record<string, object>> = {
  'de': {
    'fields/about.json': de_fields_about,
    'fields/appointment.json': de_fields_appointment,
    'fields/calls.json': de_fields_calls,
    'fields/clinic.json': de_fields_clinic,
    'fields/doctors.json': de_fields_doctors,
    'fields/galleries.json': de_fields_galleries,
    'fields/hero.json': de_fields_hero,
    'fields/pages.json': de_fields_pages,
    'fields/prices.json': de_fields_prices,
    'fields/privacy.json': de_fields_privacy,
    'fields/prose.json': de_fields_prose,
    'fields/questions.json': de_fields_questions,
    'fields/services.json': de_fields_services,
    'fields/site.json': de_fields_site,
    'fields/statistics.json': de_fields_statistics,
    'fields/testimonials.json': de_fields_testimonials,
    'fields/theme.json': de_fields_theme,
    'fields/treatments.json': de_fields_treatments,
    'form.json': de_form,
    'formFields.json': de_formFields,
    'reading.json': de_reading,
    'sentences.json': de_sentences,
    'words.json': de_words,
  },
  'en': {
    'fields/about.json': en_fields_about,
    'fields/appointment.json': en_fields_appointment,
    'fields/calls.json': en_fields_calls,
    'fields/clinic.json': en_fields_clinic,
    'fields/doctors.json': en_fields_doctors,
    'fields/galleries.json': en_fields_galleries,
    'fields/hero.json': en_fields_hero,
    'fields/pages.json': en_fields_pages,
    'fields/prices.json': en_fields_prices,
    'fields/privacy.json': en_fields_privacy,
    'fields/prose.json': en_fields_prose,
    'fields/questions.json': en_fields_questions,
    'fields/services.json': en_fields_services,
    'fields/site.json': en_fields_site,
    'fields/statistics.json': en_fields_statistics,
    'fields/testimonials.json': en_fields_testimonials,
    'fields/theme.json': en_fields_theme,
    'fields/treatments.json': en_fields_treatments,
    'form.json': en_form,
    'formFields.json': en_formFields,
    'reading.json': en_reading,
    'sentences.json': en_sentences,
    'words.json': en_words,
  },
  'tr': {
    'form.json': tr_form,
    'formFields.json': tr_formFields,
    'reading.json': tr_reading,
    'sentences.json': tr_sentences,
    'words.json': tr_words,
  },
}
