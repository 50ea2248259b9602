/** The numbers in a stretch of bytes. */
export const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength)

/** Each byte as the character of its number: for marks in files that are no text. */
export const latin1 = (bytes: Uint8Array, start: number, end: number): string =>
  String.fromCharCode(...bytes.subarray(start, end))

/** Bytes as the text they are, a byte order mark included. */
export const utf8 = (bytes: Uint8Array): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)

/** Where a mark of bytes, written in Latin-1, stands for the first time; -1 when it does not. */
export function indexOf(bytes: Uint8Array, mark: string, start = 0): number {
  const codes = [...mark].map((letter) => letter.charCodeAt(0))
  const [first = 0] = codes
  for (let at = bytes.indexOf(first, start); at !== -1; at = bytes.indexOf(first, at + 1))
    if (codes.every((code, index) => bytes[at + index] === code)) return at
  return -1
}
