import { describe, expect, test } from 'vitest'
import { type Run, richText, runsOf } from '../../../src/shared/formats/richText'

const textsOf = (runs: Run[]) => runs.map(({ text }) => text).join('')

const bold = (text: string): Run => ({ text, bold: true })

describe('what an editor writes in a text', () => {
  test.each<[string, Run[]]>([
    ['No marks at all.', [{ text: 'No marks at all.' }]],
    ['Now **two words** here', [{ text: 'Now ' }, bold('two words'), { text: ' here' }]],
    [
      'See [the prices](page:price-list).',
      [{ text: 'See ' }, { text: 'the prices', page: 'price-list' }, { text: '.' }],
    ],
    ['[law](https://a.example/b?c=1)', [{ text: 'law', url: 'https://a.example/b?c=1' }]],
    ['[**both**](page:prices)', [{ text: 'both', bold: true, page: 'prices' }]],
    ['**a [b](page:c)**', [bold('a '), { text: 'b', bold: true, page: 'c' }]],
    ['2 * 3 ** 4, [sic], a lone **', [{ text: '2 * 3 ** 4, [sic], a lone **' }]],
    [String.raw`\*\*not bold\*\* \[a](page:b)`, [{ text: '**not bold** [a](page:b)' }]],
    [String.raw`C:\folder`, [{ text: String.raw`C:\folder` }]],
    ['[x](http://a.example)', [{ text: '[x](http://a.example)' }]],
  ])('%s', (text, runs) => {
    expect(runsOf(text)).toEqual(runs)
  })
})

test.each<[Run[], string]>([
  [[{ text: '5 * 3 [sic]' }], '5 * 3 [sic]'],
  [[{ text: '**no** ' }, bold('yes')], String.raw`\*\*no\*\* **yes**`],
  [[{ text: 'one' }, bold(' two '), { text: 'three' }], 'one **two** three'],
  [[{ text: 'a*' }, bold('b')], String.raw`a\***b**`],
  [[{ text: 'x', url: 'https://a.example/(b)' }], '[x](https://a.example/%28b%29)'],
])('the words %j are written as %s and read again as they were', (runs, text) => {
  expect(richText(runs)).toBe(text)
  expect(textsOf(runsOf(text))).toBe(textsOf(runs))
})
