import { chmodSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { clinicDir } from '../../../scripts/publish/paths.ts'
import type { Video } from '../../../src/content/media/media.ts'
import { removeFolder, temporaryFolder, writeFiles } from '../../support/folders.ts'
import { drawing, openMediaSite, photo } from '../../support/mediaFixture.ts'

describe('a photograph that an editor adds', () => {
  test('gets derivatives of every useful width, none wider than the original', async () => {
    const site = openMediaSite()
    site.put('room.png', await photo(900, 600))
    const { 'room.png': room } = await site.build()
    expect(room).toEqual({
      stem: expect.stringMatching(/^\/media\/room\.[0-9a-f]{6}$/),
      width: 900,
      height: 600,
      widths: [480, 800, 900],
    })
    if (!room || !('stem' in room)) throw new Error('not a photograph')
    for (const width of room.widths) {
      const found = await sharp(site.derived(`${room.stem}-${width}.avif`)).metadata()
      expect(found).toMatchObject({
        format: 'heif',
        width,
        height: Math.round((width * 600) / 900),
      })
    }
    const plain = await sharp(site.derived(`${room.stem}-900.jpg`)).metadata()
    expect(plain).toMatchObject({ format: 'jpeg', width: 900, height: 600 })
  })

  test('keeps its size if it is smaller than every width', async () => {
    const site = openMediaSite()
    site.put('small.png', await photo(300, 200))
    expect(await site.build()).toMatchObject({ 'small.png': { widths: [300] } })
  })

  test('is rotated upright and loses its location data', async () => {
    const site = openMediaSite()
    const taken = sharp(await photo(600, 400))
      .withExif({ IFD3: { GPSLatitude: '41/1 2/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
    const bytes = await taken.jpeg().toBuffer()
    expect(await sharp(bytes).metadata()).toHaveProperty('exif')
    site.put('phone.jpg', bytes)
    const { 'phone.jpg': entry } = await site.build()
    expect(entry).toMatchObject({ width: 400, height: 600 })
    if (!entry || !('stem' in entry)) throw new Error('not a photograph')
    const derived = await sharp(site.derived(`${entry.stem}-400.jpg`)).metadata()
    expect(derived).toMatchObject({ width: 400, height: 600 })
    expect(derived).not.toHaveProperty('exif')
  })

  test('gets a plain address from a name with Turkish letters and spaces', async () => {
    const site = openMediaSite()
    site.put('Diş Hekimi Ayşe IŞIK.PNG', await photo(100, 100))
    const { 'Diş Hekimi Ayşe IŞIK.PNG': entry } = await site.build()
    expect(entry).toMatchObject({
      stem: expect.stringMatching(/^\/media\/dis-hekimi-ayse-isik\.[0-9a-f]{6}$/),
    })
  })
})

describe('a video that an editor adds in H.264 alone', () => {
  const original = (name: string) => readFileSync(join(clinicDir, 'content/media', name))
  /** A site with two videos, one of them in both forms, on a server with this shell script as ffmpeg. */
  function videoSite(ffmpeg: string) {
    const folder = temporaryFolder('ffmpeg')
    onTestFinished(() => {
      removeFolder(folder)
      vi.unstubAllEnvs()
    })
    writeFiles(folder, { ffmpeg: `#!/bin/sh\n${ffmpeg}\n` })
    chmodSync(join(folder, 'ffmpeg'), 0o755)
    vi.stubEnv('PATH', `${folder}:${process.env.PATH}`)
    const site = openMediaSite()
    for (const name of ['hero-1.h264.mp4', 'hero-2.h264.mp4', 'hero-2.av1.mp4'])
      site.put(name, original(name))
    return site
  }
  /** Writes a video to its last argument. */
  const encoding = `for to; do :; done; cp ${join(clinicDir, 'content/media/hero-1.av1.mp4')} "$to"`

  test('gets AV1 from ffmpeg, once', async () => {
    const site = videoSite(encoding)
    const manifest = await site.build()
    expect(manifest['hero-2.h264.mp4']).not.toHaveProperty('av1')
    const video = manifest['hero-1.h264.mp4'] as Video
    expect(video.av1).toEqual({
      src: expect.stringMatching(/^\/media\/hero-1\.h264\.\w{6}\.mp4$/),
      type: 'video/mp4; codecs="av01.0.05M.10"',
    })
    expect(readFileSync(site.derived(video.av1?.src ?? ''))).toEqual(original('hero-1.av1.mp4'))
    vi.stubEnv('PATH', '')
    expect(await site.build()).toEqual(manifest)
  })

  test.each([
    ['cannot encode it', 'exit 1'],
    ['makes it larger', `${encoding}; head -c 99999 /dev/zero >> "$to"`],
  ])('stays as it is where ffmpeg %s', async (_, ffmpeg) => {
    const site = videoSite(ffmpeg)
    expect((await site.build())['hero-1.h264.mp4']).not.toHaveProperty('av1')
  })

  test('stays as it is on a server without ffmpeg', async () => {
    const site = videoSite(encoding)
    vi.stubEnv('PATH', '')
    expect((await site.build())['hero-1.h264.mp4']).not.toHaveProperty('av1')
  })
})

describe('a second run', () => {
  test('writes nothing if nothing has changed', async () => {
    const site = openMediaSite()
    site.put('room.png', await photo(500, 300))
    site.put('icons/tooth.svg', drawing)
    const first = await site.build()
    const before = site.files()
    expect(await site.build()).toEqual(first)
    expect(site.files()).toEqual(before)
  })

  test('gives a changed picture a new address and removes the old files', async () => {
    const site = openMediaSite()
    site.put('room.png', await photo(500, 300))
    site.put('hall.png', await photo(500, 300, '#EE7B62'))
    const first = await site.build()
    const before = site.files()
    site.put('room.png', await photo(500, 300, '#FAF5EC'))
    const second = await site.build()
    expect(second['room.png']).not.toEqual(first['room.png'])
    expect(second['hall.png']).toEqual(first['hall.png'])
    const after = [...site.files().keys()]
    expect(after).toHaveLength(before.size)
    expect(after.filter((name) => name.startsWith('room') && before.has(name))).toEqual([])
  })

  test('removes all derivatives of a deleted picture', async () => {
    const site = openMediaSite()
    site.put('room.png', await photo(500, 300))
    site.put('icons/tooth.svg', drawing)
    await site.build()
    site.remove('room.png')
    expect(Object.keys(await site.build())).toEqual(['icons/tooth.svg'])
    expect([...site.files().keys()].filter((name) => name.startsWith('room'))).toEqual([])
  })

  test('restores lost derivatives', async () => {
    const site = openMediaSite()
    site.put('room.png', await photo(500, 300))
    const { 'room.png': room } = await site.build()
    if (!room || !('stem' in room)) throw new Error('not a photograph')
    const lost = site.derived(`${room.stem}-480.avif`)
    rmSync(lost)
    await site.build()
    expect(existsSync(lost)).toBe(true)
  })
})

describe('a build rejects', () => {
  test('a truncated photograph by name, and keeps the last good files', async () => {
    const site = openMediaSite()
    const whole = await photo(500, 300)
    site.put('room.png', whole)
    await site.build()
    const before = site.files()
    site.put('room.png', whole.subarray(0, whole.length / 2))
    await expect(site.build()).rejects.toThrow(
      'content/media/room.png: cannot be read as a picture',
    )
    expect(site.files()).toEqual(before)
  })

  test.for([
    ['photo.heic', 'x', 'content/media/photo.heic: not a kind of file the site can show'],
    ['icons/empty.svg', '<p>no drawing</p>', 'content/media/icons/empty.svg: holds no <svg>'],
    ['icons/boundless.svg', '<svg></svg>', 'content/media/icons/boundless.svg: give its <svg>'],
    ['loop.mp4', 'no film', 'content/media/loop.mp4: cannot be used as a video'],
  ] as const)('%s by name', async ([name, bytes, message]) => {
    const site = openMediaSite()
    site.put(name, bytes)
    await expect(site.build()).rejects.toThrow(message)
  })

  test('a site without the folder', async () => {
    await expect(openMediaSite().build()).rejects.toThrow('content/media: the folder')
  })
})

test('a drawing without width and height has the size of its viewBox', async () => {
  const site = openMediaSite()
  site.put('doctor.svg', drawing)
  const { 'doctor.svg': doctor } = await site.build()
  expect(doctor).toMatchObject({ width: 720, height: 900 })
})
