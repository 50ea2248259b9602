import { diagnostic } from '../diagnostic.ts'
import { utf8 } from '../media/bytes.ts'
import type { Diagnostic, RawFile, Rule, TextFile } from '../types.ts'

const START = { offset: 0, length: 1 }

/** A file is UTF-8 text without a byte order mark, and holds something. */
export const readableBytes: Rule = {
  name: 'readable-bytes',
  scope: 'bytes',
  *check({ file, bytes }: RawFile): Iterable<Diagnostic> {
    const [first, second, third] = bytes
    if (
      (first === 0xff && second === 0xfe) ||
      (first === 0xfe && second === 0xff) ||
      looksLikeUtf16(bytes)
    ) {
      yield diagnostic('bytes.utf16', {}, file, START)
      return
    }
    if (first === 0xef && second === 0xbb && third === 0xbf) {
      yield diagnostic('bytes.mark', {}, file, START)
      return
    }
    const wrongAt = firstWrongByte(bytes)
    if (wrongAt !== undefined) {
      const offset = utf8(bytes.subarray(0, wrongAt)).length
      yield diagnostic('bytes.not-utf8', {}, file, { offset, length: 1 })
      return
    }
    if (utf8(bytes).trim() === '') yield diagnostic('file.empty', {}, file, START)
  },
}

/** UTF-16 without a mark: every other byte of plain text is zero. */
const looksLikeUtf16 = (bytes: Uint8Array) =>
  bytes.length > 3 && (bytes[0] === 0) !== (bytes[1] === 0)

/** Lines are independent in UTF-8, so only the first unreadable one is read byte by byte. */
function firstWrongByte(bytes: Uint8Array): number | undefined {
  const readable = (part: Uint8Array) => {
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(part)
      return true
    } catch {
      return false
    }
  }
  if (readable(bytes)) return undefined
  let start = 0
  for (let end = bytes.indexOf(0x0a); end !== -1; end = bytes.indexOf(0x0a, start)) {
    if (!readable(bytes.subarray(start, end + 1))) break
    start = end + 1
  }
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for (let at = start; at < bytes.length; at += 1) {
    try {
      decoder.decode(bytes.subarray(at, at + 1), { stream: true })
    } catch {
      return at
    }
  }
  return bytes.length - 1
}

const MARKER = /^[ \t]*(?:<{7}|={7}|>{7}|\|{7})(?: .*)?\r?$/m

/** No marker of an unfinished merge is left in a file. */
export const mergedChanges: Rule = {
  name: 'merged-changes',
  scope: 'text',
  *check({ file, text }: TextFile) {
    const marker = MARKER.exec(text)
    if (marker)
      yield diagnostic('bytes.conflict', {}, file, {
        offset: marker.index + marker[0].search(/\S/),
        length: 7,
      })
  },
}
