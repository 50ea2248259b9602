import { describe, expect, test } from 'vitest'
import { withFreshId } from '../../../src/editor/client/form/list/recordId.ts'
import {
  cropOf,
  keptSize,
  newName,
  panned,
  ratioIn,
  whole,
} from '../../../src/editor/client/form/media/cropImage.ts'
import { isWritable } from '../../../src/editor/server/draftRules.ts'

const photo = { width: 3000, height: 2000 }

describe('an editor who crops a photo', () => {
  test('sees the largest part of it that the ratio allows, centred', () => {
    expect(cropOf(photo, ratioIn('4:5'), whole)).toEqual({
      x: 700,
      y: 0,
      width: 1600,
      height: 2000,
    })
    expect(cropOf(photo, ratioIn('3:1'), whole)).toEqual({
      x: 0,
      y: 500,
      width: 3000,
      height: 1000,
    })
    expect(cropOf(photo, ratioIn(undefined), whole)).toEqual({ x: 0, y: 0, ...photo })
  })

  test('zooms in, and never moves it past an edge', () => {
    const ratio = ratioIn('1:1')
    expect(cropOf(photo, ratio, { zoom: 4, x: 0, y: 1 })).toEqual({
      x: 0,
      y: 1500,
      width: 500,
      height: 500,
    })
    for (const zoom of [1, 1.37, 2.5, 4])
      for (const at of [-1, 0, 0.33, 1, 2]) {
        const { x, y, width, height } = cropOf({ width: 701, height: 397 }, 1.5, {
          zoom,
          x: at,
          y: at,
        })
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
        expect(x + width).toBeLessThanOrEqual(701)
        expect(y + height).toBeLessThanOrEqual(397)
      }
  })

  test('moves it with the pointer, and finds it where she left it', () => {
    const view = { ...whole, zoom: 2 }
    const right = panned(photo, 1, view, { x: 0.5, y: 0 })
    expect(cropOf(photo, 1, right).x).toBe(cropOf(photo, 1, view).x - 500)
    const far = panned(photo, 1, view, { x: 9, y: 0 })
    expect(cropOf(photo, 1, far).x).toBe(0)
    // Panning beyond the edge does not delay the way back.
    expect(cropOf(photo, 1, panned(photo, 1, far, { x: -0.5, y: 0 })).x).toBe(500)
  })

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
