import { expect, test } from 'vitest'
import { siteCopy } from '../../support/siteCopy.ts'

const site = siteCopy({ ownMedia: true })

const theme = 'content/theme.json'
const font = () => site.bytes('content/media/fonts/manrope.woff2')
const told = () => site.validate().faults.map(({ code, file, sentence }) => [file, code, sentence])

/** Adds a font file and names it in the theme. */
function nameAsFont(name: string, bytes: Uint8Array) {
  site.write(`content/media/fonts/${name}`, bytes)
  site.replace(theme, 'fonts/manrope.woff2', `fonts/${name}`)
}

test('a font of the clinic’s own is accepted', () => {
  nameAsFont('inter.woff2', font())
  expect(told()).toEqual([])
})

test('a file that is not WOFF2 despite its name is refused with its real format', () => {
  nameAsFont('inter.woff2', Buffer.concat([Buffer.from([0, 1, 0, 0]), Buffer.alloc(600)]))
  expect(told()).toEqual([[theme, 'media.disguised', expect.stringContaining('TTF')]])
})

test('an installed font is refused with the required format', () => {
  nameAsFont('inter.ttf', Buffer.concat([Buffer.from([0, 1, 0, 0]), Buffer.alloc(600)]))
  expect(told()).toEqual([[theme, 'media.kind', expect.stringContaining('woff2')]])
})

test('half a font is refused', () => {
  nameAsFont('inter.woff2', font().subarray(0, 9000))
  expect(told()).toEqual([[theme, 'media.cut-off', expect.any(String)]])
})

test('a font that is too large is refused with its size', () => {
  nameAsFont('inter.woff2', Buffer.concat([font(), Buffer.alloc(200 * 1024)]))
  expect(told()).toEqual([[theme, 'media.heavy-font', expect.stringMatching(/2\d\d KB.*100 KB/)]])
})
