export const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength)

/** Bytes as Latin-1, for signatures in binary files. */
export const latin1 = (bytes: Uint8Array, start: number, end: number): string =>
  String.fromCharCode(...bytes.subarray(start, end))

/** Decodes UTF-8, without a byte order mark. */
export const utf8 = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

/** The first offset of a Latin-1 byte sequence; -1 if absent. */
export function indexOf(bytes: Uint8Array, mark: string, start = 0): number {
  const codes = [...mark].map((letter) => letter.charCodeAt(0))
  const [first = 0] = codes
  for (let at = bytes.indexOf(first, start); at !== -1; at = bytes.indexOf(first, at + 1))
    if (codes.every((code, index) => bytes[at + index] === code)) return at
  return -1
}
