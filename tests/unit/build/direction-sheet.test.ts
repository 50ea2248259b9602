import postcss from 'postcss'
import { expect, test } from 'vitest'
import { moveRightToLeft } from '../../../scripts/engine/directionSheet'

const squeezed = (css: string) => css.replace(/\s+/g, ' ').trim()

/** The sheet of every page, and the additional one of right-to-left pages. */
async function parted(css: string): Promise<[string, string]> {
  const moved = new Map<string, string>()
  const { css: left } = await postcss([moveRightToLeft(moved)]).process(css, { from: undefined })
  return [squeezed(left), squeezed([...moved.values()].join(''))]
}

test('a visitor who reads from left to right receives no right-to-left rule', async () => {
  expect(
    await parted('@layer ui { .a { top: 0 } [dir="rtl"] .a { left: 0 } .b { top: 1px } }'),
  ).toEqual([
    '@layer ui { .a { top: 0 } .b { top: 1px } }',
    '@layer ui { [dir="rtl"] .a { left: 0 } }',
  ])
})

test('a condition that is empty without the rule is removed with it', async () => {
  const css = '@media print { @supports (top: 0) { [dir="rtl"] .a { left: 0 } } } .b { top: 0 }'
  expect(await parted(css)).toEqual([
    '.b { top: 0 }',
    '@media print { @supports (top: 0) { [dir="rtl"] .a { left: 0 } } }',
  ])
})

test('an animation and a font face used only from right to left move to that sheet', async () => {
  const [left, right] = await parted(`
    @keyframes both { to { top: 0 } }
    @keyframes mirrored { to { top: 0 } }
    @font-face { font-family: "Own"; src: url("/own.woff2") }
    @font-face { font-family: "Theirs"; src: url("/theirs.woff2") }
    :root { --font: "Own" }
    .a { animation: both 1s }
    [dir="rtl"] { --font: "Theirs", "Own" }
    [dir="rtl"] .a { animation-name: mirrored }
    [dir="rtl"] .b { animation: both 2s }
  `)
  for (const text of ['both', '/own.woff2']) expect(left).toContain(text)
  for (const text of ['mirrored', '/theirs.woff2']) {
    expect(left).not.toContain(text)
    expect(right).toContain(text)
  }
  expect(right).not.toContain('/own.woff2')
})

test('a rule for both directions stays in the main sheet', async () => {
  const css = '.a, [dir="rtl"] .b { top: 0 }'
  expect(await parted(css)).toEqual([css, ''])
})
