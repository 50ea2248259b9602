import { bracketMistakes } from './brackets.ts'
import { colourMistakes } from './colours.ts'
import { commaMistakes } from './commas.ts'
import { contactMistakes } from './contact.ts'
import { figureMistakes } from './figures.ts'
import { joinedMistakes } from './joined.ts'
import { localeMistakes } from './locale.ts'
import { mapMistakes } from './maps.ts'
import type { Mistake } from './mistake.ts'
import { pastedMistakes } from './pasted.ts'
import { phoneMistakes } from './phones.ts'
import { placeMistakes } from './place.ts'
import { quoteMistakes } from './quotes.ts'
import { recordMistakes } from './records.ts'
import { sectionMistakes } from './sections.ts'
import { strayMistakes } from './strays.ts'
import { switchMistakes } from './switches.ts'
import { textMistakes } from './texts.ts'
import { timeMistakes } from './times.ts'
import { valueMistakes } from './values.ts'
import { wordMistakes } from './words.ts'
import { syntaxMistakes } from './writing.ts'

/** All mistakes, by what they are about. */
export const mistakes: [about: string, mistakes: Mistake[]][] = [
  ['the way it is written', syntaxMistakes],
  ['what has no place there', strayMistakes],
  ['commas and bare values', commaMistakes],
  ['lines and records run together', joinedMistakes],
  ['the values', valueMistakes],
  ['texts, pictures and files', textMistakes],
  ['brackets', bracketMistakes],
  ['quotes, colons and commas', quoteMistakes],
  ['figures', figureMistakes],
  ['dates and hours', timeMistakes],
  ['contact', contactMistakes],
  ['switches', switchMistakes],
  ['telephone numbers', phoneMistakes],
  ['maps', mapMistakes],
  ['colours', colourMistakes],
  ['the place of the clinic', placeMistakes],
  ['what pages show', sectionMistakes],
  ['words', wordMistakes],
  ['records and fields', recordMistakes],
  ['what is pasted', pastedMistakes],
  ['texts of the interface', localeMistakes],
]
