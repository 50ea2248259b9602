import { expect, test } from 'vitest'
import { everyPage } from './builtPages.ts'

test.each(everyPage)('every picture of $name keeps its place before it arrives', ({ document }) => {
  const pictures = document.querySelectorAll('img')
  const measured = /^[1-9]\d*$/
  const loose = pictures.filter((picture) =>
    ['width', 'height'].some((side) => !measured.test(picture.getAttributeValue(side) ?? '')),
  )
  expect(loose.map((picture) => picture.getAttributeValue('src'))).toEqual([])
})
