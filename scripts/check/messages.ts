import { localeMessages } from './messages/locale.ts'
import { siteMessages } from './messages/site.ts'
import { syntaxMessages } from './messages/syntax.ts'
import { valueMessages } from './messages/values.ts'
import { warningMessages } from './messages/warnings.ts'
import { writingMessages } from './messages/writing.ts'

/**
 * Every sentence the gate can say, by the code tests and tools know it by.
 * A variable always stands free, so that no suffix hangs on it.
 */
const table = {
  ...writingMessages,
  ...syntaxMessages,
  ...valueMessages,
  ...siteMessages,
  ...localeMessages,
  ...warningMessages,
}

type Table = typeof table
type WordsByCode = { [C in keyof Table]: Parameters<Table[C]> }

export type Code = keyof Table
export type Words<C extends Code> = WordsByCode[C]

const messages: { [C in Code]: (...words: WordsByCode[C]) => string } = table

export function sentenceOf<C extends Code>(code: C, words: WordsByCode[C]): string {
  return messages[code](...words)
}
