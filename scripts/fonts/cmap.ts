/** Which glyph draws which character. */
export type Characters = Map<number, number>

/** The end of the list of segments, no character. */
const end = 0xffff

/**
 * Reads the Unicode characters of a `cmap` table: its subtable of format 4, the
 * one the subsetter writes for characters of the basic plane.
 */
export function readCharacters(cmap: Buffer): Characters {
  const found: Characters = new Map()
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const sub = cmap.subarray(cmap.readUInt32BE(4 + i * 8 + 4))
    if (sub.readUInt16BE(0) === 4) readSegments(sub, found)
  }
  return found
}

/** Four lists of equal length: last and first character, what to add, where a list of glyphs is. */
function readSegments(sub: Buffer, found: Characters): void {
  const bytes = sub.readUInt16BE(6)
  for (let at = 14; at < 14 + bytes; at += 2) {
    const last = sub.readUInt16BE(at)
    const first = sub.readUInt16BE(at + bytes + 2)
    const delta = sub.readUInt16BE(at + bytes * 2 + 2)
    const listAt = at + bytes * 3 + 2
    const list = sub.readUInt16BE(listAt)
    for (let code = first; code <= last && code !== end; code++) {
      const listed = list ? sub.readUInt16BE(listAt + list + (code - first) * 2) : code
      const glyph = list && !listed ? 0 : (listed + delta) & 0xffff
      if (glyph) found.set(code, glyph)
    }
  }
}

/** Writes a `cmap` table with one subtable of format 4, one segment a character. */
export function writeCharacters(characters: Characters): Buffer {
  const segments = [...characters]
    .sort(([a], [b]) => a - b)
    .map(([code, glyph]) => ({ code, delta: (glyph - code) & 0xffff }))
  segments.push({ code: end, delta: 1 })
  const codes = segments.map(({ code }) => code)
  const lists = [codes, 0, codes, segments.map(({ delta }) => delta), segments.map(() => 0)].flat()
  const power = 2 ** Math.floor(Math.log2(segments.length))
  const search = [power * 2, Math.log2(power), (segments.length - power) * 2]
  const sub = [4, 14 + lists.length * 2, 0, segments.length * 2, ...search, ...lists]
  // One subtable, for Windows and Unicode, right behind these words.
  const words = [0, 1, 3, 1, 0, 12, ...sub]
  const bytes = Buffer.alloc(words.length * 2)
  for (const [i, word] of words.entries()) bytes.writeUInt16BE(word, i * 2)
  return bytes
}
