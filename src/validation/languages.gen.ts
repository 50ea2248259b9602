// Generated from src/validation/{languages,fields} by `npm run generate`. Do not edit.
import fields_about from './fields/about.json' with { type: 'json' }
import fields_appointment from './fields/appointment.json' with { type: 'json' }
import fields_calls from './fields/calls.json' with { type: 'json' }
import fields_clinic from './fields/clinic.json' with { type: 'json' }
import fields_doctors from './fields/doctors.json' with { type: 'json' }
import fields_galleries from './fields/galleries.json' with { type: 'json' }
import fields_hero from './fields/hero.json' with { type: 'json' }
import fields_pages from './fields/pages.json' with { type: 'json' }
import fields_prices from './fields/prices.json' with { type: 'json' }
import fields_privacy from './fields/privacy.json' with { type: 'json' }
import fields_prose from './fields/prose.json' with { type: 'json' }
import fields_questions from './fields/questions.json' with { type: 'json' }
import fields_services from './fields/services.json' with { type: 'json' }
import fields_site from './fields/site.json' with { type: 'json' }
import fields_statistics from './fields/statistics.json' with { type: 'json' }
import fields_testimonials from './fields/testimonials.json' with { type: 'json' }
import fields_theme from './fields/theme.json' with { type: 'json' }
import fields_treatments from './fields/treatments.json' with { type: 'json' }
import de_form from './languages/de/form.json' with { type: 'json' }
import de_formFields from './languages/de/formFields.json' with { type: 'json' }
import de_reading from './languages/de/reading.json' with { type: 'json' }
import de_sentences from './languages/de/sentences.json' with { type: 'json' }
import de_words from './languages/de/words.json' with { type: 'json' }
import en_form from './languages/en/form.json' with { type: 'json' }
import en_formFields from './languages/en/formFields.json' with { type: 'json' }
import en_reading from './languages/en/reading.json' with { type: 'json' }
import en_sentences from './languages/en/sentences.json' with { type: 'json' }
import en_words from './languages/en/words.json' with { type: 'json' }
import tr_form from './languages/tr/form.json' with { type: 'json' }
import tr_formFields from './languages/tr/formFields.json' with { type: 'json' }
import tr_reading from './languages/tr/reading.json' with { type: 'json' }
import tr_sentences from './languages/tr/sentences.json' with { type: 'json' }
import tr_words from './languages/tr/words.json' with { type: 'json' }

/** Messages: language → file → texts. */
export const languages: Record<string, Record<string, object>> = {
  'de': {
    'fields/about.json': fields_about.de,
    'fields/appointment.json': fields_appointment.de,
    'fields/calls.json': fields_calls.de,
    'fields/clinic.json': fields_clinic.de,
    'fields/doctors.json': fields_doctors.de,
    'fields/galleries.json': fields_galleries.de,
    'fields/hero.json': fields_hero.de,
    'fields/pages.json': fields_pages.de,
    'fields/prices.json': fields_prices.de,
    'fields/privacy.json': fields_privacy.de,
    'fields/prose.json': fields_prose.de,
    'fields/questions.json': fields_questions.de,
    'fields/services.json': fields_services.de,
    'fields/site.json': fields_site.de,
    'fields/statistics.json': fields_statistics.de,
    'fields/testimonials.json': fields_testimonials.de,
    'fields/theme.json': fields_theme.de,
    'fields/treatments.json': fields_treatments.de,
    'form.json': de_form,
    'formFields.json': de_formFields,
    'reading.json': de_reading,
    'sentences.json': de_sentences,
    'words.json': de_words,
  },
  'en': {
    'fields/about.json': fields_about.en,
    'fields/appointment.json': fields_appointment.en,
    'fields/calls.json': fields_calls.en,
    'fields/clinic.json': fields_clinic.en,
    'fields/doctors.json': fields_doctors.en,
    'fields/galleries.json': fields_galleries.en,
    'fields/hero.json': fields_hero.en,
    'fields/pages.json': fields_pages.en,
    'fields/prices.json': fields_prices.en,
    'fields/privacy.json': fields_privacy.en,
    'fields/prose.json': fields_prose.en,
    'fields/questions.json': fields_questions.en,
    'fields/services.json': fields_services.en,
    'fields/site.json': fields_site.en,
    'fields/statistics.json': fields_statistics.en,
    'fields/testimonials.json': fields_testimonials.en,
    'fields/theme.json': fields_theme.en,
    'fields/treatments.json': fields_treatments.en,
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
