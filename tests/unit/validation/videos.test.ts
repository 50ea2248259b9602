import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { clinicDir } from '../../../scripts/publish/paths.ts'
import { siteCopy } from '../../support/siteCopy.ts'

const site = siteCopy({ ownMedia: true })

const codes = () => site.validate().faults.map(({ code, file }) => `${file} ${code}`)
const original = (name: string) => readFileSync(join(clinicDir, 'content', 'media', name))

const hero = 'content/hero.json'

test('swapped videos are refused', () => {
  site.write('content/media/hero-1.h264.mp4', original('hero-1.av1.mp4'))
  expect(codes()).toEqual([`${hero} media.other-codec`])
})

test.each([
  ['in a format that few phones play', 'hvc1', 'media.video-codec'],
  ['with sound', 'mp4a', 'media.video-sound'],
])('a video %s is refused with instructions', (_what, kind, code) => {
  const text = original('hero-1.h264.mp4').toString('latin1')
  const at = text.indexOf('stsd')
  const changed = text.slice(0, at) + text.slice(at).replace('avc1', kind)
  site.write('content/media/hero-1.h264.mp4', Buffer.from(changed, 'latin1'))
  expect(codes()).toEqual([`${hero} ${code}`])
  expect(site.validate().faults[0]?.sentence).toContain('HandBrake')
})

test('a truncated video, and one too large for a phone, are refused', () => {
  const video = original('hero-1.h264.mp4')
  site.write('content/media/hero-1.h264.mp4', video.subarray(0, 5000))
  expect(codes()).toEqual([`${hero} media.cut-off`])
  const free = Buffer.alloc(5 * 1024 * 1024)
  free.writeUInt32BE(free.length, 0)
  free.write('free', 4, 'latin1')
  site.write('content/media/hero-1.h264.mp4', Buffer.concat([video, free]))
  expect(codes()).toEqual([`${hero} media.too-heavy`])
})

test('swapped video names are one diagnostic, with a fix of both lines', () => {
  site.replace(
    hero,
    '"hero-1.av1.mp4",\n        "h264": "hero-1.h264.mp4"',
    '"hero-1.h264.mp4",\n        "h264": "hero-1.av1.mp4"',
  )
  const { faults } = site.validate()
  expect(faults.map(({ code }) => code)).toEqual(['media.swapped-codecs'])
  expect(faults[0]?.correct).toBe('"av1": "hero-1.av1.mp4",\n"h264": "hero-1.h264.mp4"')
})

test('a video in both fields is refused with the name of the other', () => {
  site.replace(hero, '"hero-1.av1.mp4"', '"hero-1.h264.mp4"')
  const { faults } = site.validate()
  expect(faults.map(({ code, suggestion }) => [code, suggestion])).toEqual([
    ['media.other-codec', '"hero-1.av1.mp4"'],
  ])
})

test.each([
  ['film.mov', '"film.mov"', hero],
  ['film.mov', '"film.mp4"', 'content/media/film.mov'],
  ['film.mp4', '"film.mp4"', hero],
])(
  'a phone’s film as %s, named %s, is refused with instructions for the site’s format',
  (file, name, where) => {
    site.write(`content/media/${file}`, Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0', 'latin1'))
    site.replace(hero, '"hero-1.h264.mp4"', name)
    expect(codes()).toEqual([`${where} media.video-codec`])
  },
)
