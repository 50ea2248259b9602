import { expect, test } from 'vitest'
import { readGlyph } from '../../../src/content/media/glyph.ts'

const size = { width: 24, height: 20 }

test('visitors, and an editor in her preview, see the shapes of a drawing in the text’s colour', () => {
  const text = `<?xml version="1.0"?>
<!-- <path d="M0 0"/> -->
<svg xmlns="http://www.w3.org/2000/svg" width="24" height='20' stroke-width="2" fill="none">
  <title>A sign &gt; a word</title>
  <defs><path d="M0 0h24v20H0z"/></defs>
  <g stroke='#123456' transform="rotate(4 > 2)"><circle cx="4" cy="4" r="2"/>
    <g><path d="M1 2&#10;L3 4" fill="none"></path></g></g>
  <rect x="1" data-x="2" width="3" height="4" />
</svg>`
  expect(readGlyph(text, size)).toEqual([
    { viewBox: '0 0 24 20', strokeWidth: '2', fill: 'none' },
    [
      [
        'g',
        { stroke: 'currentColor', transform: 'rotate(4 > 2)' },
        [
          ['circle', { cx: '4', cy: '4', r: '2' }],
          ['g', {}, [['path', { d: 'M1 2\nL3 4', fill: 'none' }]]],
        ],
      ],
      ['rect', { x: '1', width: '3', height: '4' }],
    ],
  ])
})

test('a page does not show an invalid drawing', () => {
  expect(() => readGlyph('<p>Hello</p>', size)).toThrow()
})
