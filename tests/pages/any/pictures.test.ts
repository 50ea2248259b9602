import { expect, test } from 'vitest'
import { everyPage } from './builtPages.ts'

test.each(everyPage)(
  'a visitor sees no image of $name move the page when it loads',
  ({ document }) => {
    const pictures = document.querySelectorAll('img')
    const measured = /^[1-9]\d*$/
    const loose = pictures.filter((picture) =>
      ['width', 'height'].some((side) => !measured.test(picture.getAttributeValue(side) ?? '')),
    )
    expect(loose.map((picture) => picture.getAttributeValue('src'))).toEqual([])
  },
)
