import { readTheme } from '../src/content/read.ts'
import { clinicDir } from './build/places.ts'
import { pairs } from './contrast/pairs.ts'
import { contrastTable } from './contrast/table.ts'

/** `npm run contrast`: the contrast of every text and edge in the clinic's theme (WCAG 2.2 AA). */
console.log(contrastTable(pairs, readTheme(clinicDir).colours))
