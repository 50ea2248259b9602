// Generated from src/validation/{languages,fields} by `npm run generate`. Do not edit.
import de_fields from './fields/de.json' with { type: 'json' }
import de_form from './languages/de/form.json' with { type: 'json' }
import de_reading from './languages/de/reading.json' with { type: 'json' }
import de_sentences from './languages/de/sentences.json' with { type: 'json' }
import de_words from './languages/de/words.json' with { type: 'json' }
import en_fields from './fields/en.json' with { type: 'json' }
import en_form from './languages/en/form.json' with { type: 'json' }
import en_reading from './languages/en/reading.json' with { type: 'json' }
import en_sentences from './languages/en/sentences.json' with { type: 'json' }
import en_words from './languages/en/words.json' with { type: 'json' }
import tr_fields from './fields/tr.json' with { type: 'json' }
import tr_form from './languages/tr/form.json' with { type: 'json' }
import tr_reading from './languages/tr/reading.json' with { type: 'json' }
import tr_sentences from './languages/tr/sentences.json' with { type: 'json' }
import tr_words from './languages/tr/words.json' with { type: 'json' }

/** Messages: language → file → texts. */
export const languages: Record<string, Record<string, object>> = {
  'de': {
    'fields.json': de_fields,
    'form.json': de_form,
    'reading.json': de_reading,
    'sentences.json': de_sentences,
    'words.json': de_words,
  },
  'en': {
    'fields.json': en_fields,
    'form.json': en_form,
    'reading.json': en_reading,
    'sentences.json': en_sentences,
    'words.json': en_words,
  },
  'tr': {
    'fields.json': tr_fields,
    'form.json': tr_form,
    'reading.json': tr_reading,
    'sentences.json': tr_sentences,
    'words.json': tr_words,
  },
}
