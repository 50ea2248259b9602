import { expect, test } from 'vitest'
import { validateFolder } from '../../../scripts/cli/check'
import type { HeroFile, TestimonialsFile } from '../../../src/content/types.gen'
import { renderedPage } from '../../support/renderedPage'
import { readVisitorSite } from '../../support/siteData'
import { translatedClinic } from '../../support/translatedClinic'

/** The home page of the fixture clinic after a change of its content, and the faults of the change. */
async function homeAfter<File>(file: string, change: (content: File) => void) {
  const { root: clinicDir, edit } = translatedClinic([])
  edit(file, change)
  const { body } = await renderedPage(await readVisitorSite({ clinicDir, language: 'tr' }), 'home')
  const faults = validateFolder(clinicDir).faults.filter((fault) => fault.file === file)
  return { body, faults: faults.map(({ code }) => code) }
}

test.each([
  ['Zeynep Nur A.', 'ZA'],
  ['Şule', 'Ş'],
])(
  'a visitor sees the initials of %s, who gave no picture with the review',
  async (name, initials) => {
    const { body, faults } = await homeAfter(
      'content/testimonials.json',
      ({ testimonials: [first] }: TestimonialsFile) => {
        Object.assign(first ?? {}, { name })
        Reflect.deleteProperty(first ?? {}, 'avatar')
      },
    )
    expect(faults).toEqual([])
    const [figure = ''] = /<figcaption.*?<\/figcaption>/s.exec(body) ?? []
    expect(figure).toMatch(new RegExp(`aria-hidden="true">${initials}</span><span[^>]*>${name}<`))
  },
)

test.each<[string, Partial<HeroFile['slides'][number]>]>([
  ['a video in H.264 alone', { video: { h264: 'hero-1.h264.mp4' } } as object],
  ['a picture alone', {}],
])('a clinic opens its home page with %s', async (_, files) => {
  const { body, faults } = await homeAfter('content/hero.json', ({ slides: [first] }: HeroFile) => {
    for (const key of ['video', 'wide', 'phone']) Reflect.deleteProperty(first, key)
    Object.assign(first, files)
  })
  expect(faults).toEqual([])
  expect(body).toMatch(/<img[^>]*src="\/media\/hero-1\.poster/)
})
