import { readCharacters, writeCharacters } from './cmap.ts'
import {
  glyphCount,
  readMetrics,
  readOutlines,
  renumberParts,
  writeMetrics,
  writeOutlines,
} from './glyphs.ts'
import { readTables, table, writeTables } from './sfnt.ts'
import { readVariations, shiftShared, writeVariations } from './variations.ts'

/**
 * Joins two parts of one font, cut by character range, into one: the glyphs of
 * `second` come after those of `first`. Kerning and features are those of
 * `first`, so the letters from `second` stand unkerned, as they also do where
 * the two parts are served as two files.
 */
export function joinFonts(first: Buffer, second: Buffer): Buffer {
  const tables = readTables(first)
  const added = readTables(second)
  const count = glyphCount(tables)
  // Glyph 0, the empty box, is in both parts.
  const renumber = (glyph: number): number => (glyph === 0 ? 0 : count + glyph - 1)

  const outlines = readOutlines(added).slice(1)
  writeMetrics(tables, [...readMetrics(tables), ...readMetrics(added).slice(1)])
  raiseLimits(table(tables, 'maxp'), table(added, 'maxp'))
  const all = [...readOutlines(tables), ...outlines.map((each) => renumberParts(each, renumber))]
  writeOutlines(tables, all)

  if (tables.has('gvar')) {
    const axes = table(tables, 'gvar').readUInt16BE(4)
    const here = readVariations(tables)
    const there = readVariations(added)
    writeVariations(tables, {
      shared: [...here.shared, ...there.shared],
      glyphs: [
        ...here.glyphs,
        ...there.glyphs.slice(1).map((each) => shiftShared(each, axes, here.shared.length)),
      ],
    })
    // Widths along the axis then come from gvar, which knows the added glyphs too.
    tables.delete('HVAR')
  }

  const characters = readCharacters(table(tables, 'cmap'))
  for (const [code, glyph] of readCharacters(table(added, 'cmap'))) {
    if (!characters.has(code)) characters.set(code, renumber(glyph))
  }
  tables.set('cmap', writeCharacters(characters))
  return writeTables(tables)
}

/** `maxp` promises the largest glyph: the larger of the two promises holds for both. */
function raiseLimits(maxp: Buffer, other: Buffer): void {
  for (let at = 6; at < Math.min(maxp.length, other.length); at += 2) {
    maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(at), other.readUInt16BE(at)), at)
  }
}
