import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { clinicDir } from '../../../scripts/publish/paths.ts'
import { withFreshId } from '../../../src/editor/client/form/list/recordId.ts'
import { keptSize, newName } from '../../../src/editor/client/form/media/cropImage.ts'
import { isWritable } from '../../../src/editor/server/draftRules.ts'
import { LIMITS } from '../../../src/validation/media/kinds.ts'
import { words } from '../../support/editorTexts.ts'

describe('an editor who crops a photo', () => {
  test('sends no more pixels than the site can use, and none that were not there', () => {
    expect(keptSize({ width: 8000, height: 6000 })).toEqual({ width: 2400, height: 1800 })
    expect(keptSize({ width: 640, height: 800 })).toEqual({ width: 640, height: 800 })
  })

  test('sends it under a valid name, whatever it was called', () => {
    const names = ['ayse-hanim-2.png', 'icons/dis.svg']
    expect(newName('Ayşe Hanım (2).JPG', 'webp', names)).toBe('ayse-hanim-2-2.webp')
    expect(newName('Diş.svg', 'svg', names, 'icons/')).toBe('icons/dis-2.svg')
    expect(newName('???.jpg', 'webp', names)).toBe('photo.webp')
    for (const from of ['Ayşe Hanım (2).JPG', '???.jpg', '-1-.png', `${'ı'.repeat(300)}.jpg`])
      expect(isWritable(`content/media/${newName(from, 'webp', names)}`)).toBe(true)
  })
})

describe('an editor who copies a record', () => {
  test('gets it without its id, which is unique', () => {
    const list = [{ id: 'tel', name: 'Tel' }, { id: 'tel-2' }]
    expect(withFreshId(list[0], list)).toEqual({ id: 'tel-3', name: 'Tel' })
    expect(withFreshId('text', ['text'])).toBe('text')
  })
})

test('an editor may replace every picture and video of a clinic', () => {
  const names = readdirSync(join(clinicDir, 'content/media'), { recursive: true, encoding: 'utf8' })
  const files = names
    .filter((name) => /\.(?!md$)\w+$/.test(name))
    .map((name) => `content/media/${name}`)
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter((file) => !isWritable(file))).toEqual([])
})

test('an editor reads before uploading how large a video may be', () => {
  const megabytes = LIMITS.video.bytes / 1024 ** 2
  expect(words.look.uploadVideo).toContain(`${megabytes} MB`)
})
