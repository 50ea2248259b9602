// Generated from src/content/professions by `npm run generate`. Do not edit.
import ar_Dentist from './ar/Dentist.json' with { type: 'json' }
import ar_Physiotherapy from './ar/Physiotherapy.json' with { type: 'json' }
import ar_PrimaryCare from './ar/PrimaryCare.json' with { type: 'json' }
import de_Dentist from './de/Dentist.json' with { type: 'json' }
import de_Physiotherapy from './de/Physiotherapy.json' with { type: 'json' }
import de_PrimaryCare from './de/PrimaryCare.json' with { type: 'json' }
import en_Dentist from './en/Dentist.json' with { type: 'json' }
import en_Physiotherapy from './en/Physiotherapy.json' with { type: 'json' }
import en_PrimaryCare from './en/PrimaryCare.json' with { type: 'json' }
import fr_Dentist from './fr/Dentist.json' with { type: 'json' }
import fr_Physiotherapy from './fr/Physiotherapy.json' with { type: 'json' }
import fr_PrimaryCare from './fr/PrimaryCare.json' with { type: 'json' }
import nl_Dentist from './nl/Dentist.json' with { type: 'json' }
import nl_Physiotherapy from './nl/Physiotherapy.json' with { type: 'json' }
import nl_PrimaryCare from './nl/PrimaryCare.json' with { type: 'json' }
import tr_Dentist from './tr/Dentist.json' with { type: 'json' }
import tr_Physiotherapy from './tr/Physiotherapy.json' with { type: 'json' }
import tr_PrimaryCare from './tr/PrimaryCare.json' with { type: 'json' }

/** Texts in the words of a profession: language → profession → `file:key` → text. */
export const professions: Record<string, Record<string, object>> = {
  'ar': {
    'Dentist': ar_Dentist,
    'Physiotherapy': ar_Physiotherapy,
    'PrimaryCare': ar_PrimaryCare,
  },
  'de': {
    'Dentist': de_Dentist,
    'Physiotherapy': de_Physiotherapy,
    'PrimaryCare': de_PrimaryCare,
  },
  'en': {
    'Dentist': en_Dentist,
    'Physiotherapy': en_Physiotherapy,
    'PrimaryCare': en_PrimaryCare,
  },
  'fr': {
    'Dentist': fr_Dentist,
    'Physiotherapy': fr_Physiotherapy,
    'PrimaryCare': fr_PrimaryCare,
  },
  'nl': {
    'Dentist': nl_Dentist,
    'Physiotherapy': nl_Physiotherapy,
    'PrimaryCare': nl_PrimaryCare,
  },
  'tr': {
    'Dentist': tr_Dentist,
    'Physiotherapy': tr_Physiotherapy,
    'PrimaryCare': tr_PrimaryCare,
  },
}
