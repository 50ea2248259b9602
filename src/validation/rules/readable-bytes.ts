import { diagnostic, fileDiagnostic } from '../diagnostic.ts'
import { limitFaults } from '../limits.ts'
import { utf8 } from '../media/bytes.ts'
import type { Diagnostic, RawFile, Rule, TextFile } from '../types.ts'

/** A file is small and flat enough to be checked. */
export const withinLimits: Rule = {
  scope: 'bytes',
  check: ({ file, bytes }: RawFile) => limitFaults(file, bytes),
}

/** A file is UTF-8 text and not empty. */
export const readableBytes: Rule = {
  scope: 'bytes',
  *check({ file, bytes }: RawFile): Iterable<Diagnostic> {
    const [first, second] = bytes
    if (
      (first === 0xff && second === 0xfe) ||
      (first === 0xfe && second === 0xff) ||
      looksLikeUtf16(bytes)
    ) {
      yield fileDiagnostic('bytes.utf16', {}, file)
      return
    }
    const wrongAt = firstWrongByte(bytes)
    if (wrongAt !== undefined) {
      const offset = utf8(bytes.subarray(0, wrongAt)).length
      yield diagnostic('bytes.not-utf8', {}, file, { offset, length: 1 })
      return
    }
    if (utf8(bytes).trim() === '') yield fileDiagnostic('file.empty', {}, file)
  },
}

/** UTF-16 without a mark: every other byte of plain text is zero. */
const looksLikeUtf16 = (bytes: Uint8Array) =>
  bytes.length > 3 && (bytes[0] === 0) !== (bytes[1] === 0)

/** No UTF-8 sequence spans lines, so only the first invalid line is decoded byte by byte. */
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

/** A file has no conflict markers. */
export const mergedChanges: Rule = {
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
