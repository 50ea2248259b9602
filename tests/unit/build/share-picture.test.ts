import { mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { filesBelow } from '../../../scripts/publish/files.ts'
import { clinicDir } from '../../../scripts/publish/paths.ts'
import { sharePictures } from '../../../scripts/publish/share/sharePicture.ts'
import { readVisitorSite } from '../../support/siteData.ts'
import { translatedClinic } from '../../support/translatedClinic.ts'

test('a person who is sent a link sees a picture of that page in the link’s language, made once', async () => {
  const { root: contentDir } = translatedClinic([{ code: 'ar', abroad: false }])
  const { sites } = await readVisitorSite({ clinicDir: contentDir, language: 'tr' })
  const cacheDir = mkdtempSync(join(tmpdir(), 'mercan-share-'))
  onTestFinished(() => rmSync(cacheDir, { recursive: true, force: true }))
  symlinkSync(join(clinicDir, '.cache', 'media'), join(cacheDir, 'media'))
  const picturesIn = async (language: string) => [
    ...(await sharePictures(sites.in(language), { contentDir, cacheDir })),
  ]

  const turkish = await picturesIn('tr')
  expect(turkish.map(([path]) => path)).toEqual([
    '/og.jpg',
    '/fiyat-Listesi/og.jpg',
    '/implant-tedavisi/og.jpg',
    '/selin-ardıç/og.jpg',
  ])
  const all = [...turkish, ...(await picturesIn('ar'))]
  for (const [path, picture] of all) {
    expect(picture.length, path).toBeLessThan(300_000)
    const { format, width, height } = await sharp(picture).metadata()
    expect({ format, width, height }, path).toEqual({ format: 'jpeg', width: 1200, height: 630 })
  }

  const made = () =>
    filesBelow(join(cacheDir, 'share')).map((file) => statSync(join(cacheDir, 'share', file)).ino)
  const before = made()
  expect(before).toHaveLength(all.length)
  await picturesIn('ar')
  expect(made()).toEqual(before)
})
