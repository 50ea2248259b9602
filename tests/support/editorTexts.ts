import { clinicDir } from '../../scripts/publish/paths.ts'
import { readSites } from '../../src/content/loading/read.ts'

/** The editor's texts in the clinic's language. */
export const words = readSites(clinicDir).own.texts.editor
