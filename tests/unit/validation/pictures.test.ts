import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { sizeOf } from '../../../src/validation/media/size.ts'
import { siteCopy } from '../../support/siteCopy.ts'

const site = siteCopy({ ownMedia: true })

const doctors = 'content/doctors.json'
const codes = () => site.validate().faults.map(({ code, file }) => `${file} ${code}`)

const picture = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#0a6b6b' } })

/** Adds an asset and names it as the first doctor's photo. */
function nameAsPhoto(name: string, bytes: Uint8Array | string) {
  site.write(`content/media/${name}`, bytes)
  site.replace(doctors, /"photo": "[^"]*"/, `"photo": "${name}"`)
}

test.each([
  ['png', 'png'],
  ['jpg', 'jpeg'],
  ['webp', 'webp'],
  ['avif', 'avif'],
] as const)(
  'a photo in %s is accepted by its name, in any case of its extension',
  async (ending, format) => {
    const bytes = await picture(800, 1000).toFormat(format).toBuffer()
    expect(sizeOf(ending, bytes)).toEqual({ width: 800, height: 1000 })
    nameAsPhoto(`yeni-hekim.${ending}`, bytes)
    expect(codes()).toEqual([])
  },
)

test('the extensions .jpeg and .JPG are equal to .jpg', async () => {
  const bytes = await picture(800, 1000).jpeg().toBuffer()
  for (const name of ['yeni.jpeg', 'YENI.JPG', 'IMG_2031.jpg']) {
    nameAsPhoto(name, bytes)
    expect(codes(), name).toEqual([])
  }
})

test('a name with spaces, Turkish letters or symbols is refused with the right name, once', async () => {
  const bytes = await picture(800, 1000).jpeg().toBuffer()
  const told = () => site.validate().faults.map(({ code, expected }) => [code, expected])
  nameAsPhoto('Ayşe Hanım (2).JPG', bytes)
  expect(told()).toEqual([['media.name', '"ayse-hanim-2.jpg"']])
  site.replace(doctors, 'Ayşe Hanım (2).JPG', 'ayse-hanim-2.jpg')
  expect(told()).toEqual([['media.name', '"ayse-hanim-2.jpg"']])
  site.replace(doctors, 'ayse-hanim-2.jpg', 'doctor-1.svg')
  expect(told()).toEqual([['media.name', '"ayse-hanim-2.jpg"']])
})

test('a phone photo of twelve megapixels is accepted, and the build makes it smaller', async () => {
  nameAsPhoto('telefon.jpg', await picture(4032, 3024).jpeg().toBuffer())
  expect(codes()).toEqual([])
})

test('a photo that is too large is refused with its size', async () => {
  nameAsPhoto('dev.jpg', await picture(9000, 6000).jpeg({ quality: 20 }).toBuffer())
  expect(codes()).toEqual([`${doctors} media.too-many-pixels`])
  site.reset()
  const small = await picture(800, 1000).jpeg().toBuffer()
  nameAsPhoto('agir.jpg', Buffer.concat([small, Buffer.alloc(21 * 1024 * 1024, 1), small]))
  expect(codes()).toEqual([`${doctors} media.too-heavy`])
})

test('a photo too small for its place is refused with both widths', async () => {
  nameAsPhoto('kucuk.png', await picture(120, 150).png().toBuffer())
  expect(codes()).toEqual([`${doctors} media.too-small`])
  expect(site.validate().faults[0]?.sentence).toMatch(/120 piksel, en az 400 piksel/)
})

test('a phone photo in HEIC is refused with the way to a JPEG, once, whatever its name', () => {
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
  nameAsPhoto('selin.heic', heic)
  expect(codes()).toEqual([`${doctors} media.heic`])
  nameAsPhoto('selin2.jpg', heic)
  site.remove('content/media/selin.heic')
  expect(codes()).toEqual([`${doctors} media.heic`])
  site.remove('content/media/selin2.jpg')
  site.write('content/media/selin2.heic', heic)
  expect(codes()).toEqual(['content/media/selin2.heic media.heic'])
})

test('a half uploaded photo is refused, used or not', async () => {
  const png = await picture(800, 1000).png().toBuffer()
  const jpeg = await picture(800, 1000).jpeg().toBuffer()
  nameAsPhoto('yarim.png', png.subarray(0, png.length - 20))
  expect(codes()).toEqual([`${doctors} media.cut-off`])
  site.reset()
  site.write('content/media/yarim.jpg', jpeg.subarray(0, jpeg.length - 20))
  expect(codes()).toEqual(['content/media/yarim.jpg media.cut-off'])
})

/** A JPEG of random colours with a small JPEG in its Exif data, as cameras write it. */
async function photoWithThumbnail(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const large = sharp({ create: { width, height, channels: 3, background: '#000', noise } })
  const jpeg = await large.jpeg({ quality: 95 }).toBuffer()
  const small = await picture(160, 120).jpeg().toBuffer()
  const exif = Buffer.concat([Buffer.from('Exif\0\0II*\0\x08\0\0\0\0\0\0\0\0\0', 'latin1'), small])
  const head = Buffer.from([0xff, 0xe1, (exif.length + 2) >> 8, (exif.length + 2) & 0xff])
  return Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)])
}

test('half a photo of a camera is refused, although the thumbnail in it is whole', async () => {
  const photo = await photoWithThumbnail(800, 1000)
  expect(sizeOf('jpg', photo)).toEqual({ width: 800, height: 1000 })
  nameAsPhoto('tam.jpg', photo)
  expect(codes()).toEqual([])
  for (const part of [0.05, 0.5, 0.9]) {
    site.reset()
    nameAsPhoto('yarim.jpg', photo.subarray(0, Math.floor(photo.length * part)))
    expect(codes()).toEqual([`${doctors} media.cut-off`])
  }
  expect(site.validate().faults[0]?.sentence).toMatch(/[Yy]eniden yükleyin/)
})

test('data after the end of a photo, such as the film of a phone, does no harm', async () => {
  const film = Buffer.alloc(200_000, 7)
  for (const format of ['jpeg', 'png'] as const) {
    site.reset()
    const bytes = await picture(800, 1000).toFormat(format).toBuffer()
    nameAsPhoto(`canli.${format}`, Buffer.concat([bytes, film]))
    expect(codes()).toEqual([])
  }
})

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a photo in %s that a camera stores on its side is measured as it is shown',
  async (format) => {
    const ending = format.replace('jpeg', 'jpg') as 'jpg'
    for (const orientation of [1, 3, 6, 8]) {
      const stored = picture(1000, 300).withMetadata({ orientation }).toFormat(format)
      const bytes = await stored.toBuffer()
      const { info } = await sharp(bytes).autoOrient().toBuffer({ resolveWithObject: true })
      const { width, height } = info
      expect(sizeOf(ending, bytes), `${format} ${orientation}`).toEqual({ width, height })
    }
    nameAsPhoto(
      `yan.${ending}`,
      await picture(1000, 300).withMetadata({ orientation: 6 }).toFormat(format).toBuffer(),
    )
    expect(codes()).toEqual([`${doctors} media.too-small`])
  },
)

test.each([
  ['a page', '<!DOCTYPE html><html><body></body></html>', 'bir web sayfası'],
  ['a document', '%PDF-1.7', 'PDF belgesi'],
  ['words', 'merhaba', 'tanınmayan bir dosya'],
])('%s saved under the name of a photo is refused with its real format', (_what, bytes, word) => {
  nameAsPhoto('yeni.jpg', bytes)
  expect(codes()).toEqual([`${doctors} media.disguised`])
  expect(site.validate().faults[0]?.sentence).toContain(word)
})

test('a photo with the extension of another format is refused with the right name', async () => {
  nameAsPhoto('yeni.jpg', await picture(800, 1000).png().toBuffer())
  const [diagnostic] = site.validate().faults
  expect(diagnostic?.code).toBe('media.disguised')
  expect(diagnostic?.expected).toBe('"yeni.png"')
})

test('a pointer of Git LFS is refused as such, not as a photo', () => {
  nameAsPhoto('yeni.jpg', 'version https://git-lfs.github.com/spec/v1\noid sha256:a\nsize 1\n')
  expect(codes()).toEqual([`${doctors} media.pointer`])
})

test('an animated picture is refused', async () => {
  const pixels = Buffer.from(Uint8Array.from({ length: 800 * 2000 * 3 }, (_, at) => at % 251))
  const frames = sharp(pixels, { raw: { width: 800, height: 2000, channels: 3, pageHeight: 1000 } })
  nameAsPhoto('yeni.webp', await frames.webp({ delay: [100, 100] }).toBuffer())
  expect(codes()).toEqual([`${doctors} media.moving`])
})

test('photos saved by scanners and cameras are accepted', async () => {
  const cmyk = await picture(800, 1000).toColourspace('cmyk').jpeg().toBuffer()
  const turned = await picture(1000, 800).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  for (const [name, bytes] of Object.entries({ 'baski.jpg': cmyk, 'telefon.jpg': turned })) {
    nameAsPhoto(name, bytes)
    expect(codes(), name).toEqual([])
  }
})
