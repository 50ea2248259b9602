import {
  extraOpen,
  missingClose,
  missingOpen,
  outside,
  roundBracket,
  wrongOpen,
} from './brackets.ts'
import { oddCharacters } from './characters.ts'
import { doubleComma, missingComma, trailingComma, wrongComma } from './commas.ts'
import type { Diagnose } from './diagnosis.ts'
import { oddNumber } from './numbers.ts'
import {
  closeQuoteMidLine,
  curlyQuote,
  doubledQuote,
  innerQuote,
  openQuote,
  singleQuote,
  unfinishedText,
} from './quotes.ts'
import {
  bareKey,
  bareWord,
  comment,
  doubleColon,
  missingColon,
  missingValue,
  strayText,
} from './structure.ts'

/** The mistakes the gate can name, the surest first; the first that recognises a break explains it. */
export const diagnoses: readonly Diagnose[] = [
  oddCharacters,
  comment,
  curlyQuote,
  singleQuote,
  doubledQuote,
  closeQuoteMidLine,
  innerQuote,
  unfinishedText,
  trailingComma,
  doubleComma,
  doubleColon,
  extraOpen,
  missingOpen,
  oddNumber,
  wrongComma,
  wrongOpen,
  missingClose,
  missingComma,
  bareKey,
  missingColon,
  missingValue,
  roundBracket,
  outside,
  openQuote,
  bareWord,
  strayText,
]
