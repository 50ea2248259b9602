import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { glyphOf } from '../../../scripts/media/glyph.ts'
import { clinicDir } from '../../../scripts/publish/paths.ts'
import { drawnGlyph } from '../../../src/site/preview/drawnGlyph.ts'
import { GLYPH_ATTRIBUTES, GLYPH_ELEMENTS } from '../../../src/validation/media/glyph.ts'

const parts = { elements: [...GLYPH_ELEMENTS], attributes: [...GLYPH_ATTRIBUTES] }
const size = { width: 24, height: 20 }
const icons = join(clinicDir, 'content', 'media', 'icons')

const drawings = [
  ...readdirSync(icons).map((name) => readFileSync(join(icons, name), 'utf8')),
  `<?xml version="1.0"?>
<!-- <path d="M0 0"/> -->
<svg xmlns="http://www.w3.org/2000/svg" width="24" height='20' stroke-width="2" fill="none">
  <title>A sign &gt; a word</title>
  <g stroke='#123456' transform="rotate(4 > 2)"><circle cx="4" cy="4" r="2"/>
    <g><path d="M1 2 L3 4" fill="none"></path></g></g>
  <rect x="1" data-x="2" width="3" height="4" />
</svg>`,
]

test('a page shows a draft’s drawing as the build would make it', () => {
  for (const text of drawings)
    expect(drawnGlyph(text, parts, size)).toEqual(glyphOf(Buffer.from(text)))
})

test('a page does not show an invalid drawing', () => {
  expect(() => drawnGlyph('<p>Hello</p>', parts, size)).toThrow()
})
