import { doubleComma, missingComma, trailingComma, wrongComma } from './commas.ts'
import type { Diagnose } from './diagnosis.ts'
import { oddNumber } from './numbers.ts'
import {
  closeQuoteMidLine,
  curlyQuote,
  innerQuote,
  oddCharacters,
  openQuote,
  singleQuote,
  unfinishedText,
} from './quotes.ts'
import {
  afterEnd,
  bareKey,
  bareWord,
  comment,
  missingClose,
  missingColon,
  missingValue,
} from './structure.ts'

/** The mistakes the gate can name, the surest first; the first that recognises a break explains it. */
export const diagnoses: readonly Diagnose[] = [
  oddCharacters,
  comment,
  curlyQuote,
  singleQuote,
  closeQuoteMidLine,
  innerQuote,
  unfinishedText,
  trailingComma,
  doubleComma,
  missingValue,
  oddNumber,
  wrongComma,
  missingClose,
  missingComma,
  bareKey,
  missingColon,
  openQuote,
  bareWord,
  afterEnd,
]
