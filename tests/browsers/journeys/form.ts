import { describe, expect, test } from 'vitest'
import { content, tr } from '../../e2e/support/content.ts'
import { paths } from '../../support/sitePaths.ts'
import { expectOf, isShown, patience, press } from '../hand.ts'
import { desk, phone, useVisit } from '../visit.ts'
import type { Engine, Visitor } from '../visitor.ts'

const submit = 'main form button[type="submit"]'
const field = (name: string) => `main form [name="${name}"]`
const complaints = () =>
  [...document.querySelectorAll('main form [aria-invalid="true"]')].map((control) => ({
    name: control.getAttribute('name'),
    said: document.getElementById(`${control.id}-error`)?.textContent,
  }))
const said = tr('appointment', 'errors.required')

/** Whether the label of the focused control is not covered. */
const labelIsClear = () => {
  const label = document.querySelector(`label[for="${document.activeElement?.id}"]`)
  const { left, top, height } = label?.getBoundingClientRect() ?? new DOMRect()
  return label !== null && document.elementFromPoint(left + 4, top + height / 2) === label
}

/** Records a message that is visible for 2.5 seconds, which can be shorter than two checks. */
const keepNews = () => {
  const status = document.querySelector('main [role="status"]') as Element
  sessionStorage.removeItem('news')
  const keep = () => {
    if (status.textContent) sessionStorage.setItem('news', status.textContent)
  }
  new MutationObserver(keep).observe(status, {
    childList: true,
    characterData: true,
    subtree: true,
  })
}

async function fillIn(visitor: Visitor, name: string): Promise<void> {
  await press(visitor, field('name'))
  await visitor.type(name)
  await press(visitor, field('phone'))
  await visitor.type('0532 000 00 00')
}

/** The request for an appointment. */
export function form(engine: Engine): void {
  for (const [who, equipment] of [
    ['at a desk', desk],
    ['with a phone', phone],
  ] as const) {
    describe(`a visitor ${who} who requests an appointment`, () => {
      const visit = useVisit(engine, equipment)

      test('reads what is missing, and sees the first field with its label', async () => {
        const { visitor } = visit
        await visit.go(paths.appointment)
        await press(visitor, submit)
        await expectOf(visitor, complaints).toEqual([
          { name: 'name', said },
          { name: 'phone', said },
        ])
        await expectOf(visitor, () => document.activeElement?.getAttribute('name')).toBe('name')
        await expectOf(visitor, labelIsClear).toBe(true)
        await visitor.type('Gülşen Işık')
        await expectOf(visitor, complaints).toEqual([{ name: 'phone', said }])
      })

      test('reaches the clinic, and reads so before and after the reload', async () => {
        const { visitor, site } = visit
        const name = `Gülşen Işık ${who}`
        await visit.go(paths.appointment)
        await fillIn(visitor, name)
        await visitor.ask(keepNews)
        await press(visitor, submit)
        await expectOf(visitor, () => sessionStorage.getItem('news')).toBe(
          tr('appointment', 'toast.success'),
        )
        expect(await site.storedNames()).toContain(name)
        await expectOf(
          visitor,
          (words) =>
            [...document.querySelectorAll('h2, h3')].some(
              ({ textContent }) => textContent === words,
            ),
          tr('appointment', 'arrived'),
        ).toBe(true)
        await expectOf(visitor, isShown, field('phone')).toBe(false)
      })
    })
  }

  describe('a visitor without scripts', () => {
    const visit = useVisit(engine, desk, (site) => site.forbidScripts())
    /** Opens a page and waits for its style sheets. */
    const go = async (path: string) => {
      await visit.visitor.open(visit.site.origin + encodeURI(path))
      await expectOf(visit.visitor, () => document.readyState).toBe('complete')
    }

    test('reads every price', async () => {
      const { visitor } = visit
      await go(paths.prices)
      const rows = content('prices').categories.flatMap(({ rows }) => rows)
      const readable = () =>
        [...document.querySelectorAll('main tbody tr')].filter((row) => {
          const panel = row.closest('[data-panel]')
          return panel && panel.clientHeight > 20 && getComputedStyle(row).visibility === 'visible'
        }).length
      await expectOf(visitor, readable).toBe(rows.length)
    })

    test('sees the vertical contact tab too', async () => {
      const { visitor } = visit
      await go(paths.staff)
      const tab = await visitor.ask(() => {
        const link = [...document.querySelectorAll('aside a')].at(-1)
        return link?.getBoundingClientRect().toJSON() as DOMRect
      })
      expect(tab.width).toBeLessThanOrEqual(48)
      expect(tab.height).toBeGreaterThan(2 * tab.width)
    })

    test('sends the form and reads that it has arrived', async () => {
      const { visitor, site } = visit
      await go(paths.appointment)
      await fillIn(visitor, 'Nur Betül')
      await press(visitor, submit)
      await expect.poll(() => site.storedNames(), patience).toContain('Nur Betül')
      await expectOf(visitor, () => document.querySelector('h1')?.textContent).toBe(
        'Talebiniz bize ulaştı',
      )
    })
  })
}
