import {
  bareList,
  extraOpen,
  missingClose,
  missingOpen,
  roundBracket,
  wrongOpen,
} from './brackets.ts'
import { oddCharacters } from './characters.ts'
import {
  doubleComma,
  leadingComma,
  missingComma,
  signForComma,
  trailingComma,
  wrongComma,
} from './commas.ts'
import { oddIndent } from './indentation.ts'
import { doubledQuote, earlyQuote, innerQuote } from './inner-quotes.ts'
import { oddNumber } from './numbers.ts'
import { linePrefix, oneSign, outside } from './outside.ts'
import { closeQuoteMidLine, curlyQuote, openQuote, singleQuote, unfinishedText } from './quotes.ts'
import {
  bareKey,
  barePlaceholder,
  bareWord,
  comment,
  doubleColon,
  missingColon,
  missingKey,
  missingValue,
  secondValue,
  strayText,
} from './structure.ts'
import type { SyntaxCheck } from './syntaxCheck.ts'

/** Syntax checks, the most certain first; the first match explains the error. */
export const syntaxChecks: readonly SyntaxCheck[] = [
  linePrefix,
  oddCharacters,
  comment,
  curlyQuote,
  singleQuote,
  signForComma,
  doubledQuote,
  closeQuoteMidLine,
  innerQuote,
  earlyQuote,
  unfinishedText,
  trailingComma,
  leadingComma,
  doubleComma,
  doubleColon,
  barePlaceholder,
  extraOpen,
  bareList,
  wrongOpen,
  missingOpen,
  oddNumber,
  wrongComma,
  oddIndent,
  missingClose,
  missingComma,
  bareKey,
  missingKey,
  missingColon,
  missingValue,
  secondValue,
  roundBracket,
  outside,
  openQuote,
  bareWord,
  oneSign,
  strayText,
]
