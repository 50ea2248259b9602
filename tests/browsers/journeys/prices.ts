import { inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { content } from '../../e2e/support/content.ts'
import { paths } from '../../support/sitePaths.ts'
import { expectOf, press } from '../hand.ts'
import { desk, useVisit, type Visit } from '../visit.ts'
import type { Engine } from '../visitor.ts'

const { categories } = content('prices')
const [one, two] = categories.map(({ id }) => id)
const last = categories.at(-1)?.id ?? ''

const ids = categories.map(({ id }) => id)

/** The categories with visible prices. */
const openOf = (ids: string[]) =>
  ids.filter((id) => {
    const panel = document.getElementById(id)?.querySelector('[data-panel]')
    return panel && panel.clientHeight > 20 && getComputedStyle(panel).visibility === 'visible'
  })
const search = 'input[type="search"]'
const toggleAll = '[role="status"] + div button'

/** The number of sheets of a PDF, whose objects may be compressed. */
function sheetsOf(pdf: Buffer = Buffer.of()): number {
  const text = pdf.toString('latin1')
  const packed = [...text.matchAll(/ObjStm[\s\S]*?stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(
    ([, part]) => inflateSync(Buffer.from(part ?? '', 'latin1')).toString('latin1'),
  )
  return [text, ...packed].join().match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

/** Opens the list with all panels closed; CSS opens them if the scripts start too late. */
async function openClosedList({ visitor, go }: Visit): Promise<void> {
  await go(paths.prices)
  if ((await visitor.ask(openOf, ids)).length > 0) await press(visitor, toggleAll)
  await expectOf(visitor, openOf, ids).toEqual([])
}

/** The price list: panels, search, an address of one category, paper. */
export function prices(engine: Engine): void {
  describe('a visitor of the price list', () => {
    const visit = useVisit(engine, desk)

    test('opens several panels and closes one', async () => {
      const { visitor } = visit
      await openClosedList(visit)
      await press(visitor, `[id="${one}"] h2 button`)
      await expectOf(visitor, openOf, ids).toEqual([one])
      await press(visitor, `[id="${two}"] h2 button`)
      await expectOf(visitor, openOf, ids).toEqual([one, two])
      await press(visitor, `[id="${one}"] h2 button`)
      await expectOf(visitor, openOf, ids).toEqual([two])
    })

    test('searches without Turkish letters, and clears the field with Escape', async () => {
      const { visitor } = visit
      await openClosedList(visit)
      await press(visitor, search)
      await visitor.type('Süt dişi')
      await expectOf(visitor, openOf, ids).toEqual(['paediatric'])
      await visitor.key('Escape')
      await expectOf(
        visitor,
        (field) => document.querySelector<HTMLInputElement>(field)?.value,
        search,
      ).toBe('')
      await expectOf(visitor, openOf, ids).toEqual([])
    })

    test('opens one category by its address', async () => {
      const { visitor } = visit
      await visit.go(`${paths.prices}#${last}`)
      await expectOf(visitor, openOf, ids).toContain(last)
      const isInSight = (id: string) => {
        const { top } = (document.getElementById(id) as HTMLElement).getBoundingClientRect()
        return top > 0 && top < innerHeight
      }
      await expectOf(visitor, isInSight, last).toBe(true)
    })

    test.runIf(engine.prints)('prints it on one sheet, and the doctors on another', async () => {
      const { visitor } = visit
      for (const path of [paths.prices, paths.staff]) {
        await visit.go(path)
        expect(sheetsOf(await visitor.print?.()), path).toBe(1)
      }
    })
  })
}
