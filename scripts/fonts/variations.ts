import { padded, type Tables, table } from './sfnt.ts'

/** What `gvar` says: tuples shared by all glyphs, and how each glyph changes along the axes. */
type Variations = { shared: Buffer[]; glyphs: Buffer[] }

const embeddedPeak = 0x8000
const intermediate = 0x4000
const indexMask = 0x0fff

export function readVariations(tables: Tables): Variations {
  const gvar = table(tables, 'gvar')
  const axes = gvar.readUInt16BE(4)
  const tuple = axes * 2
  const sharedAt = gvar.readUInt32BE(8)
  const long = gvar.readUInt16BE(14) & 1
  const data = gvar.readUInt32BE(16)
  const at = (i: number): number =>
    data + (long ? gvar.readUInt32BE(20 + i * 4) : gvar.readUInt16BE(20 + i * 2) * 2)
  return {
    shared: Array.from({ length: gvar.readUInt16BE(6) }, (_, i) =>
      gvar.subarray(sharedAt + i * tuple, sharedAt + (i + 1) * tuple),
    ),
    glyphs: Array.from({ length: gvar.readUInt16BE(12) }, (_, i) =>
      gvar.subarray(at(i), at(i + 1)),
    ),
  }
}

/** Moves a glyph's references to shared tuples on by `by`. */
export function shiftShared(glyph: Buffer, axes: number, by: number): Buffer {
  const copy = Buffer.from(glyph)
  if (copy.length === 0) return copy
  const count = copy.readUInt16BE(0) & indexMask
  let at = 4
  for (let i = 0; i < count; i++) {
    const index = copy.readUInt16BE(at + 2)
    if (!(index & embeddedPeak)) copy.writeUInt16BE(index + by, at + 2)
    at += 4 + (index & embeddedPeak ? axes * 2 : 0) + (index & intermediate ? axes * 4 : 0)
  }
  return copy
}

/** Writes `gvar` with long offsets. */
export function writeVariations(tables: Tables, { shared, glyphs }: Variations): void {
  const axes = table(tables, 'gvar').readUInt16BE(4)
  const parts = glyphs.map(padded)
  const offsets = Buffer.alloc((parts.length + 1) * 4)
  let offset = 0
  parts.forEach((part, i) => {
    offset += part.length
    offsets.writeUInt32BE(offset, (i + 1) * 4)
  })
  const tuples = Buffer.concat(shared)
  const head = Buffer.alloc(20)
  head.writeUInt32BE(0x00010000, 0)
  head.writeUInt16BE(axes, 4)
  head.writeUInt16BE(shared.length, 6)
  head.writeUInt32BE(head.length + offsets.length, 8)
  head.writeUInt16BE(glyphs.length, 12)
  head.writeUInt16BE(1, 14)
  head.writeUInt32BE(head.length + offsets.length + tuples.length, 16)
  tables.set('gvar', Buffer.concat([head, offsets, tuples, ...parts]))
}
