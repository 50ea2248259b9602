/** The tables of a TrueType font by their four-letter tags. */
export type Tables = Map<string, Buffer>

const headerBytes = 12
const recordBytes = 16

/** Takes an uncompressed TrueType font apart. */
export function readTables(font: Buffer): Tables {
  const count = font.readUInt16BE(4)
  return new Map(
    Array.from({ length: count }, (_, i) => {
      const at = headerBytes + i * recordBytes
      const offset = font.readUInt32BE(at + 8)
      const table = font.subarray(offset, offset + font.readUInt32BE(at + 12))
      return [font.toString('latin1', at, at + 4), Buffer.from(table)] as const
    }),
  )
}

/**
 * Puts tables together again. The overall checksum in `head` is left at zero:
 * the last pass of the subsetter writes the file that ships.
 */
export function writeTables(tables: Tables): Buffer {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1))
  const header = Buffer.alloc(headerBytes + sorted.length * recordBytes)
  header.writeUInt32BE(0x00010000, 0)
  header.writeUInt16BE(sorted.length, 4)
  const parts: Buffer[] = [header]
  let offset = header.length
  sorted.forEach(([tag, table], i) => {
    const at = headerBytes + i * recordBytes
    header.write(tag, at, 'latin1')
    header.writeUInt32BE(checksum(table), at + 4)
    header.writeUInt32BE(offset, at + 8)
    header.writeUInt32BE(table.length, at + 12)
    parts.push(padded(table))
    offset += padded(table).length
  })
  return Buffer.concat(parts)
}

/** The table, or an error that names it. */
export function table(tables: Tables, tag: string): Buffer {
  const found = tables.get(tag)
  if (!found) throw new Error(`The font has no ${tag} table.`)
  return found
}

/** Fills a table up to a multiple of four bytes. */
export const padded = (bytes: Buffer): Buffer =>
  Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])

function checksum(bytes: Buffer): number {
  const words = padded(bytes)
  let sum = 0
  for (let at = 0; at < words.length; at += 4) sum = (sum + words.readUInt32BE(at)) >>> 0
  return sum
}
