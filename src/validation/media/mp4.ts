import { latin1, viewOf } from './bytes.ts'

/** A box of an MP4 file (ISO/IEC 14496-12): four letters and what it holds. */
type Box = { type: string; body: Uint8Array }

const trackPath = ['mdia', 'minf', 'stbl', 'stsd']
/** A sample description begins with a version, flags and a count; a picture entry with 78 bytes of its own. */
const descriptionHead = 8
const pictureHead = 78

/**
 * RFC 6381 codec names of an MP4 file, such as `avc1.640028`. Throws if the file is no MP4, is cut
 * off, or uses another codec.
 */
export function mp4Codecs(file: Uint8Array): string[] {
  const movie = boxes(file).find(({ type }) => type === 'moov')
  if (!movie) throw new Error('no MP4 movie in it')
  const codecs = boxes(movie.body)
    .filter(({ type }) => type === 'trak')
    .map(({ body }) => codecName(sampleEntry(body)))
  if (codecs.length === 0) throw new Error('no track in it')
  return codecs
}

function sampleEntry(track: Uint8Array): Box {
  const description = trackPath.reduce((body, part) => {
    const box = boxes(body).find(({ type }) => type === part)
    if (!box) throw new Error(`a track without ${part}`)
    return box.body
  }, track)
  const entry = boxes(description.subarray(descriptionHead))[0]
  if (!entry) throw new Error('a track without a sample description')
  return entry
}

function codecName({ type, body }: Box): string {
  const part = (name: string): Uint8Array => {
    const box = boxes(body.subarray(pictureHead)).find((each) => each.type === name)
    if (!box) throw new Error(`${type} without ${name}`)
    return box.body
  }
  if (type === 'avc1') return `avc1.${hex(part('avcC').subarray(1, 4))}`
  if (type === 'av01') return av1Name(part('av1C'))
  throw new Error(`a track of the kind ${type}`)
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
    if (size < head || at + size > bytes.length) throw new Error('cut off or damaged')
    found.push({ type, body: bytes.subarray(at + head, at + size) })
    at += size
  }
  return found
}
