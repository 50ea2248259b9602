import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { expect, test, vi } from 'vitest'
import { sizeOf } from '../../scripts/check/media/size.ts'
import { inspectSite } from '../../scripts/check.ts'
import { project, siteCopy } from './siteCopy.ts'

vi.setConfig({ testTimeout: 60_000 })

const site = siteCopy({ ownMedia: true })

const doctors = 'content/doctors.json'
const codes = () => inspectSite(site.root).faults.map(({ code, file }) => `${file} ${code}`)

const picture = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#0a6b6b' } })

/** Drops a file into the folder of originals and names it as the first doctor's photo. */
function nameAsPhoto(name: string, bytes: Uint8Array | string) {
  site.write(`content/media/${name}`, bytes)
  site.replace(doctors, /"photo": "[^"]*"/, `"photo": "${name}"`)
}

const original = (name: string) => readFileSync(join(project, 'content', 'media', name))

test.each([
  ['png', 'png'],
  ['jpg', 'jpeg'],
  ['webp', 'webp'],
  ['avif', 'avif'],
] as const)(
  'a photo in %s is taken by its name, whatever its ending is called',
  async (ending, format) => {
    const bytes = await picture(800, 1000).toFormat(format).toBuffer()
    expect(sizeOf(ending, bytes)).toEqual({ width: 800, height: 1000 })
    nameAsPhoto(`yeni-hekim.${ending}`, bytes)
    expect(codes()).toEqual([])
  },
)

test('the endings .jpeg and .JPG are as good as .jpg', async () => {
  const bytes = await picture(800, 1000).jpeg().toBuffer()
  for (const name of ['yeni.jpeg', 'YENI.JPG', 'IMG_2031.jpg']) {
    nameAsPhoto(name, bytes)
    expect(codes(), name).toEqual([])
  }
})

test('a name with spaces, Turkish letters or signs is refused with the right name, once', async () => {
  const bytes = await picture(800, 1000).jpeg().toBuffer()
  const told = () => inspectSite(site.root).faults.map(({ code, expected }) => [code, expected])
  nameAsPhoto('Ayşe Hanım (2).JPG', bytes)
  expect(told()).toEqual([['media.name', '"ayse-hanim-2.jpg"']])
  site.replace(doctors, 'Ayşe Hanım (2).JPG', 'ayse-hanim-2.jpg')
  expect(told()).toEqual([['media.name', '"ayse-hanim-2.jpg"']])
  site.replace(doctors, 'ayse-hanim-2.jpg', 'doctor-1.svg')
  expect(told()).toEqual([['media.name', '"ayse-hanim-2.jpg"']])
})

test('a phone photo of twelve megapixels is taken; the build makes it small', async () => {
  nameAsPhoto('telefon.jpg', await picture(4032, 3024).jpeg().toBuffer())
  expect(codes()).toEqual([])
})

test('a photo no visitor could wait for is refused with its size', async () => {
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
  expect(inspectSite(site.root).faults[0]?.sentence).toMatch(/120 piksel, en az 400 piksel/)
})

test('a phone photo in HEIC is told how to become a JPEG, once, however it is named', () => {
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

test('a half uploaded photo is refused, named or not', async () => {
  const png = await picture(800, 1000).png().toBuffer()
  const jpeg = await picture(800, 1000).jpeg().toBuffer()
  nameAsPhoto('yarim.png', png.subarray(0, png.length - 20))
  expect(codes()).toEqual([`${doctors} media.cut-off`])
  site.reset()
  site.write('content/media/yarim.jpg', jpeg.subarray(0, jpeg.length - 20))
  expect(codes()).toEqual(['content/media/yarim.jpg media.cut-off'])
})

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['an event handler', '<path d="M0 0" onclick="alert(1)"/>'],
  ['a handler in capitals', '<path d="M0 0" ONLOAD="alert(1)"/>'],
  ['a link', '<a href="https://mercan.example"><path d="M0 0"/></a>'],
  ['a picture from elsewhere', '<image href="https://mercan.example/a.png"/>'],
  ['a shape from elsewhere', '<use xlink:href="https://mercan.example/a.svg#b"/>'],
  ['a page inside', '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">a</p></foreignObject>'],
  ['styles from outside', '<style>@import url(https://mercan.example/a.css);</style>'],
  ['a hidden import', '<style>@\\69mport "https://mercan.example/a.css";</style>'],
  ['a filling from elsewhere', '<path style="fill:url(https://mercan.example/a.svg#b)" d="M0 0"/>'],
  ['an animation', '<animate attributeName="href" to="https://mercan.example"/>'],
])('a drawing with %s in it is refused', (_what, part) => {
  site.replace('content/media/icons/implant.svg', '</svg>', `${part}</svg>`)
  expect(codes()).toEqual(['content/services.json media.unsafe'])
})

test('a drawing may fill shapes with its own colours, and needs a size', () => {
  const drawing = '<linearGradient id="a"/><path style="fill:url(#a)" d="M0 0"/><use href="#a"/>'
  site.replace('content/media/icons/implant.svg', '</svg>', `${drawing}</svg>`)
  expect(codes()).toEqual([])
  site.write(
    'content/media/icons/implant.svg',
    '<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>',
  )
  expect(codes()).toEqual(['content/services.json media.no-size'])
})

const hero = 'content/hero.json'

test('videos that changed places are refused', () => {
  site.write('content/media/hero-1.h264.mp4', original('hero-1.av1.mp4'))
  expect(codes()).toEqual([`${hero} media.other-codec`])
})

test.each([
  ['of a kind few phones play', 'hvc1', 'media.video-codec'],
  ['with sound', 'mp4a', 'media.video-sound'],
])('a video %s is refused with the way to make one', (_what, kind, code) => {
  const text = original('hero-1.h264.mp4').toString('latin1')
  const at = text.indexOf('stsd')
  const changed = text.slice(0, at) + text.slice(at).replace('avc1', kind)
  site.write('content/media/hero-1.h264.mp4', Buffer.from(changed, 'latin1'))
  expect(codes()).toEqual([`${hero} ${code}`])
  expect(inspectSite(site.root).faults[0]?.sentence).toContain('HandBrake')
})

test('a video that is cut off, and one too heavy for a phone, are refused', () => {
  const video = original('hero-1.h264.mp4')
  site.write('content/media/hero-1.h264.mp4', video.subarray(0, 5000))
  expect(codes()).toEqual([`${hero} media.cut-off`])
  const free = Buffer.alloc(5 * 1024 * 1024)
  free.writeUInt32BE(free.length, 0)
  free.write('free', 4, 'latin1')
  site.write('content/media/hero-1.h264.mp4', Buffer.concat([video, free]))
  expect(codes()).toEqual([`${hero} media.too-heavy`])
})
