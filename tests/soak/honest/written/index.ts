import type { HonestEdit } from '../draft.ts'
import { clinicEdits, switchEdits } from './clinic.ts'
import { pageEdits } from './pages.ts'
import { priceEdits, recordEdits } from './records.ts'
import { fileEdits, textEdits } from './texts.ts'

/** What editors do, and what once turned a check red. */
export const writtenEdits: readonly HonestEdit[] = [
  ...clinicEdits,
  ...switchEdits,
  ...recordEdits,
  ...priceEdits,
  ...textEdits,
  ...pageEdits,
  ...fileEdits,
]
