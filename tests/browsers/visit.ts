import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { arrive } from './hand.ts'
import { type ListenedSite, openSite } from './site.ts'
import type { Engine, Equipment, Visitor } from './visitor.ts'

export type Visit = {
  readonly site: ListenedSite
  readonly visitor: Visitor
  /** Opens a raw path and waits until the app runs. */
  go(path: string): Promise<void>
}

export const desk: Equipment = { width: 1280, height: 800 }
export const phone: Equipment = { width: 390, height: 844, touch: true }

/**
 * Opens a browser and a site for the tests of one `describe`; `prepare` changes the site. A test
 * fails on console errors and violations of the policy.
 */
export function useVisit(
  engine: Engine,
  equipment: Equipment,
  prepare?: (site: ListenedSite) => void,
): Visit {
  let site: ListenedSite
  let visitor: Visitor
  beforeAll(async () => {
    site = await openSite()
    prepare?.(site)
    visitor = await engine.visit(equipment)
  })
  afterEach(() => {
    expect(site.heard(), 'the console stays silent').toEqual([])
  })
  afterAll(async () => {
    await visitor?.leave()
    await site?.close()
  })
  return {
    get site() {
      return site
    },
    get visitor() {
      return visitor
    },
    go: (path) => arrive(visitor, site.origin + encodeURI(path)),
  }
}
