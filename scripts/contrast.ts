import { clinicDir } from './build/places.ts'
import { pairs } from './contrast/pairs.ts'
import { contrastTable } from './contrast/table.ts'
import { readTheme } from './theme/readTheme.ts'

/** `npm run contrast`: the contrast of every text and edge in the clinic's theme (WCAG 2.2 AA). */
console.log(contrastTable(pairs, readTheme(clinicDir).colours))
