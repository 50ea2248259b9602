import { latin1, viewOf } from './bytes.ts'

/** A box of an MP4 file (ISO/IEC 14496-12): a type of four letters, and a body. */
type Box = { type: string; body: Uint8Array }

const trackPath = ['mdia', 'minf', 'stbl', 'stsd']
/** Bytes before the boxes: version, flags and count; fields of a visual sample entry. */
const descriptionHead = 8
const pictureHead = 78

/**
 * RFC 6381 codec names of an MP4 file, such as `avc1.640028`. Throws if the file is no MP4, is cut
 * off, or uses another codec.
 */
export function mp4Codecs(file: Uint8Array): string[] {
  const codecs = boxes(bodyOf(file, 'moov'))
    .filter(({ type }) => type === 'trak')
    .map(({ body }) => codecName(sampleEntry(body)))
  if (codecs.length === 0) throw new Error('MP4 without a track')
  return codecs
}

/** The body of the first box of a type. */
function bodyOf(bytes: Uint8Array, name: string): Uint8Array {
  const box = boxes(bytes).find(({ type }) => type === name)
  if (!box) throw new Error(`MP4 without ${name}`)
  return box.body
}

function sampleEntry(track: Uint8Array): Box {
  const [entry] = boxes(trackPath.reduce(bodyOf, track).subarray(descriptionHead))
  if (!entry) throw new Error('MP4 track without a sample description')
  return entry
}

function codecName({ type, body }: Box): string {
  const parts = body.subarray(pictureHead)
  if (type === 'avc1') return `avc1.${hex(bodyOf(parts, 'avcC').subarray(1, 4))}`
  if (type === 'av01') return av1Name(bodyOf(parts, 'av1C'))
  throw new Error(`MP4 track of the kind ${type}`)
}

const hex = (bytes: Uint8Array) =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** `av01.profile.levelTier.depth` from an AV1CodecConfigurationRecord. */
function av1Name(config: Uint8Array): string {
  const [, second = 0, third = 0] = config
  const profile = second >> 5
  const level = String(second & 0x1f).padStart(2, '0')
  const tier = third & 0x80 ? 'H' : 'M'
  const depth = third & 0x40 ? (profile === 2 && third & 0x20 ? '12' : '10') : '08'
  return `av01.${profile}.${level}${tier}.${depth}`
}

function boxes(bytes: Uint8Array): Box[] {
  const found: Box[] = []
  const view = viewOf(bytes)
  let at = 0
  while (at + 8 <= bytes.length) {
    const short = view.getUint32(at)
    const type = latin1(bytes, at + 4, at + 8)
    const head = short === 1 ? 16 : 8
    const size =
      short === 0 ? bytes.length - at : short === 1 ? Number(view.getBigUint64(at + 8)) : short
    if (size < head || at + size > bytes.length) throw new Error('MP4 cut off or damaged')
    found.push({ type, body: bytes.subarray(at + head, at + size) })
    at += size
  }
  return found
}
