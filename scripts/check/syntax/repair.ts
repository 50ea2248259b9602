import type { Edit } from '../types.ts'
import { findBreak } from './findBreak.ts'

/** True when the edit alone makes the text JSON: then it is surely what was meant. */
export const makesWhole = (text: string, edit: Edit) => findBreak(applied(text, edit)) === undefined

export const applied = (text: string, { offset, length, text: other }: Edit) =>
  text.slice(0, offset) + other + text.slice(offset + length)
