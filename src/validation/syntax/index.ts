import * as brackets from './brackets.ts'
import { oddCharacters } from './characters.ts'
import * as commas from './commas.ts'
import { oddIndent } from './indentation.ts'
import * as innerQuotes from './inner-quotes.ts'
import { oddNumber } from './numbers.ts'
import * as outside from './outside.ts'
import * as quotes from './quotes.ts'
import * as structure from './structure.ts'
import type { SyntaxCheck } from './syntaxCheck.ts'

/** Syntax checks, the most certain first; the first match explains the error. */
export const syntaxChecks: readonly SyntaxCheck[] = [
  outside.copiedMarks,
  outside.linePrefix,
  outside.noRecord,
  oddCharacters,
  structure.comment,
  quotes.curlyQuote,
  quotes.singleQuote,
  commas.signForComma,
  innerQuotes.doubledQuote,
  quotes.closeQuoteMidLine,
  innerQuotes.innerQuote,
  innerQuotes.earlyQuote,
  quotes.unfinishedText,
  commas.trailingComma,
  commas.leadingComma,
  commas.doubleComma,
  structure.doubleColon,
  structure.barePlaceholder,
  brackets.extraOpen,
  brackets.bareList,
  brackets.wrongOpen,
  brackets.missingOpen,
  oddNumber,
  commas.wrongComma,
  oddIndent,
  brackets.missingClose,
  commas.missingComma,
  structure.bareKey,
  structure.missingKey,
  structure.missingColon,
  structure.missingValue,
  structure.secondValue,
  brackets.roundBracket,
  outside.outside,
  quotes.openQuote,
  structure.bareWord,
  outside.oneSign,
  structure.strayText,
]
