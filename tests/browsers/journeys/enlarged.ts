import { describe, expect, test } from 'vitest'
import { findOutside } from '../../e2e/support/outside.ts'
import { expectOf, whenAlive } from '../hand.ts'
import { phone, useVisit } from '../visit.ts'
import type { Engine } from '../visitor.ts'
import { everyPath } from './pages.ts'

/** A font size of 32 px by a style sheet of the visitor. */
export function enlarged(engine: Engine): void {
  describe('a visitor whose letters are twice as large', () => {
    const visit = useVisit(engine, { ...phone, calm: true }, (site) => site.enlargeLetters())

    for (const path of everyPath) {
      test(`reads ${path} without scrolling sideways`, async () => {
        const { visitor, site } = visit
        await visitor.open(site.origin + encodeURI(path))
        await whenAlive(visitor)
        const size = () => getComputedStyle(document.documentElement).fontSize
        expect(await visitor.ask(size)).toBe('32px')
        await expectOf(visitor, findOutside).toEqual([])
      })
    }
  })
}
