import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { filesBelow } from '../../../scripts/publish/files.ts'
import { sharePicture } from '../../../scripts/publish/share/sharePicture.ts'
import { readSites } from '../../../src/content/loading/read.ts'
import { translatedClinic } from '../../support/translatedClinic.ts'

test('a person who is sent a link sees a picture in the link’s language, made once', async () => {
  const { root: contentDir } = translatedClinic([
    { code: 'en', abroad: false },
    { code: 'ar', abroad: false },
  ])
  const cacheDir = mkdtempSync(join(tmpdir(), 'mercan-share-'))
  onTestFinished(() => rmSync(cacheDir, { recursive: true, force: true }))
  const pictureIn = (language: string) =>
    sharePicture(readSites(contentDir).in(language), { contentDir, cacheDir })

  const english = await pictureIn('en')
  expect(await sharp(english).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  })
  expect(english.length).toBeLessThan(300_000)
  expect(await pictureIn('ar')).not.toEqual(english)
  expect(await pictureIn('tr')).not.toEqual(english)

  const made = () =>
    filesBelow(join(cacheDir, 'share')).map((file) => statSync(join(cacheDir, 'share', file)).ino)
  const before = made()
  expect(before).toHaveLength(3)
  await pictureIn('en')
  expect(made()).toEqual(before)
})
