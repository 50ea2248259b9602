// Generated from src/content/professions by `npm run generate`. Do not edit.
import de_Physiotherapy from './de/Physiotherapy.json' with { type: 'json' }
import de_PrimaryCare from './de/PrimaryCare.json' with { type: 'json' }
import en_Physiotherapy from './en/Physiotherapy.json' with { type: 'json' }
import en_PrimaryCare from './en/PrimaryCare.json' with { type: 'json' }
import fr_Physiotherapy from './fr/Physiotherapy.json' with { type: 'json' }
import fr_PrimaryCare from './fr/PrimaryCare.json' with { type: 'json' }
import tr_Physiotherapy from './tr/Physiotherapy.json' with { type: 'json' }
import tr_PrimaryCare from './tr/PrimaryCare.json' with { type: 'json' }

/** Texts in the words of a profession: language → profession → `file:key` → text. */
export const professions: Record<string, Record<string, object>> = {
  'de': {
    'Physiotherapy': de_Physiotherapy,
    'PrimaryCare': de_PrimaryCare,
  },
  'en': {
    'Physiotherapy': en_Physiotherapy,
    'PrimaryCare': en_PrimaryCare,
  },
  'fr': {
    'Physiotherapy': fr_Physiotherapy,
    'PrimaryCare': fr_PrimaryCare,
  },
  'tr': {
    'Physiotherapy': tr_Physiotherapy,
    'PrimaryCare': tr_PrimaryCare,
  },
}
