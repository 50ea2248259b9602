import type { HonestEdit } from '../draft.ts'
import { clinicEdits, switchEdits } from './clinic.ts'
import { pageEdits } from './pages.ts'
import { priceEdits, recordEdits } from './records.ts'
import { fileEdits, textEdits } from './texts.ts'

/** Edits that editors make, and edits that once failed a check. */
export const writtenEdits: readonly HonestEdit[] = [
  ...clinicEdits,
  ...switchEdits,
  ...recordEdits,
  ...priceEdits,
  ...textEdits,
  ...pageEdits,
  ...fileEdits,
]
