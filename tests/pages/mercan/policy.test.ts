import { expect, test } from 'vitest'
import { everyPage } from '../any/builtPages.ts'

test('a visitor sees the map on the pages that have one', () => {
  const frames = everyPage.filter(({ document }) => document.querySelector('iframe'))
  expect(frames.map(({ name }) => name)).toEqual(['home', 'contact'])
})
