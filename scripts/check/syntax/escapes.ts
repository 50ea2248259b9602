/** Backslashes in a text as it stands in the file, quotes included. */

/** `C:\Belgeler`, `\\sunucu`, `bir\iki\uc`: a place on a disk, where no sign was meant as an escape. */
export const looksLikePath = (raw: string) =>
  /(?<!\p{L})[A-Za-z]:\\|\\[^\s\\"]+\\[^\s\\"]+/u.test(raw)

/** Every single backslash doubled, which is how JSON writes one; quotes and pairs stay as they are. */
export const doubledBackslashes = (raw: string) =>
  raw.replace(/\\(?:[\\"]|u[\dA-Fa-f]{4})|\\/g, (sign) => (sign === '\\' ? '\\\\' : sign))
