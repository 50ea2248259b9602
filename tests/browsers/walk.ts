import { describe } from 'vitest'
import { enlarged } from './journeys/enlarged.ts'
import { form } from './journeys/form.ts'
import { home } from './journeys/home.ts'
import { pages } from './journeys/pages.ts'
import { prices } from './journeys/prices.ts'
import { ways } from './journeys/ways.ts'
import type { Engine } from './visitor.ts'

/** Every journey, in one browser. */
export function walk(engine: Engine): void {
  describe(engine.name, () => {
    for (const journey of [pages, home, ways, prices, form, enlarged]) journey(engine)
  })
}
