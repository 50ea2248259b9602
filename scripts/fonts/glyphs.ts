import { padded, type Tables, table } from './sfnt.ts'

/** The outlines of a font, glyph by glyph, as they stand in `glyf`. */
export function readOutlines(tables: Tables): Buffer[] {
  const glyf = table(tables, 'glyf')
  const loca = table(tables, 'loca')
  const long = table(tables, 'head').readInt16BE(50) === 1
  const at = (i: number): number => (long ? loca.readUInt32BE(i * 4) : loca.readUInt16BE(i * 2) * 2)
  return Array.from({ length: glyphCount(tables) }, (_, i) => glyf.subarray(at(i), at(i + 1)))
}

export const glyphCount = (tables: Tables): number => table(tables, 'maxp').readUInt16BE(4)

/** Writes `glyf` and `loca` with long offsets. */
export function writeOutlines(tables: Tables, outlines: Buffer[]): void {
  const parts = outlines.map(padded)
  const loca = Buffer.alloc((parts.length + 1) * 4)
  let offset = 0
  parts.forEach((part, i) => {
    offset += part.length
    loca.writeUInt32BE(offset, (i + 1) * 4)
  })
  tables.set('glyf', Buffer.concat(parts))
  tables.set('loca', loca)
  table(tables, 'head').writeInt16BE(1, 50)
  table(tables, 'maxp').writeUInt16BE(parts.length, 4)
}

const words = 0x0001
const oneScale = 0x0008
const moreComponents = 0x0020
const twoScales = 0x0040
const matrix = 0x0080

/** Points the parts of a compound glyph (letter and accent) to where they stand in the joined font. */
export function renumberParts(outline: Buffer, renumber: (glyph: number) => number): Buffer {
  const compound = outline.length > 0 && outline.readInt16BE(0) < 0
  if (!compound) return outline
  const copy = Buffer.from(outline)
  let at = 10
  let flags = moreComponents
  while (flags & moreComponents) {
    flags = copy.readUInt16BE(at)
    copy.writeUInt16BE(renumber(copy.readUInt16BE(at + 2)), at + 2)
    const scale = flags & oneScale ? 2 : flags & twoScales ? 4 : flags & matrix ? 8 : 0
    at += 4 + (flags & words ? 4 : 2) + scale
  }
  return copy
}

/** Advance and left bearing of every glyph, four bytes each. */
export function readMetrics(tables: Tables): Buffer[] {
  const hmtx = table(tables, 'hmtx')
  const long = table(tables, 'hhea').readUInt16BE(34)
  return Array.from({ length: glyphCount(tables) }, (_, i) => {
    if (i < long) return hmtx.subarray(i * 4, i * 4 + 4)
    const bearing = long * 4 + (i - long) * 2
    const advance = hmtx.subarray((long - 1) * 4, (long - 1) * 4 + 2)
    return Buffer.concat([advance, hmtx.subarray(bearing, bearing + 2)])
  })
}

export function writeMetrics(tables: Tables, metrics: Buffer[]): void {
  tables.set('hmtx', Buffer.concat(metrics))
  table(tables, 'hhea').writeUInt16BE(metrics.length, 34)
}
