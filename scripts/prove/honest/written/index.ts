import type { HonestEdit } from '../edit.ts'
import { clinicEdits } from './clinic.ts'
import { fileEdits } from './files.ts'
import { pageEdits } from './pages.ts'
import { priceEdits } from './prices.ts'
import { recordEdits } from './records.ts'
import { switchEdits } from './switches.ts'
import { textEdits } from './texts.ts'

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
