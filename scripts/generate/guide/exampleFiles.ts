import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { recordLists } from '../../../src/content/sections/index.ts'
import { root } from '../../publish/paths.ts'
import scenes from './scenes.json' with { type: 'json' }

/** A text of the examples in the language of the guide. */
export type ExampleWord = (key: string) => string

/** An edit of the example site: in `file`, `from` becomes `to`. */
export type Scene = { file: string; from: string; to: string }

/** Fills `${check-up}` in an example. */
const filled = (text: string, word: ExampleWord) =>
  text.replace(/\$\{([\w-]+)\}/g, (_, key: string) => word(key))

/** By their name in the guide: mistakes that the validator must report once each, valid edits. */
export const exampleScenes = (
  word: ExampleWord,
): Record<'mistakes' | 'edits', Record<string, Scene>> =>
  JSON.parse(JSON.stringify(scenes), (_key, value) =>
    typeof value === 'string' ? filled(value, word) : value,
  )

const EXAMPLE = join(root, 'scripts/generate/guide/example')

/** The content files the guide's examples are about. They show the real files' form, not their facts. */
export const exampleFiles = (word: ExampleWord): Record<string, string> =>
  Object.fromEntries(
    readdirSync(EXAMPLE).map((file) => {
      return [basename(file, '.json'), filled(readFileSync(join(EXAMPLE, file), 'utf8'), word)]
    }),
  )

/** Parts of files that are otherwise filled with the schemas' examples. */
export const exampleParts = (word: ExampleWord, language: string): Record<string, object> => ({
  site: { language, country: word('country') },
  // What sections show one by one: nothing, as long as no example page shows it.
  ...Object.fromEntries(
    Object.values(recordLists).map((place) => {
      const [name = '', list = ''] = place?.split('.') ?? []
      return [name, { [list]: [] }]
    }),
  ),
  clinic: {
    hours: [
      {
        days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
        open: '11:00',
        close: '23:00',
      },
      { days: ['saturday'], open: '11:00', close: '18:00' },
    ],
    exceptions: [{ date: '2027-01-01', closed: true, note: word('new-year') }],
    requestOptions: ['check-up', 'ongoing', 'aesthetics'].map(word),
  },
})

const drawing = (width: number, height: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#0f4c4a"/></svg>\n`,
  )

/** A photo's header; the validator reads no further. */
const portrait = Buffer.from('ffd8ffc000110804b003c003012200021101031101ffd9', 'hex')

/** How a photo of the iPhone's own kind begins. */
const heicHead = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')

/** A web font's header with its length; the validator reads no further. */
const font = Buffer.alloc(48)
font.write('wOF2')
font.writeUInt32BE(font.length, 8)

export const exampleMedia = (word: ExampleWord): [name: string, bytes: Buffer][] => [
  [`${word('doctor-id')}.jpg`, portrait],
  [`${word('new-doctor-id')}.jpg`, portrait],
  ['photo.heic', heicHead],
  ['avatar-1.svg', drawing(400, 400)],
  ['icons/implant.svg', drawing(48, 48)],
  ['icons/whitening.svg', drawing(48, 48)],
  ['icons/night-guard.svg', drawing(48, 48)],
  ['icons/review-source.svg', drawing(48, 48)],
  ['icons/instagram.svg', drawing(24, 24)],
  ['logo.svg', drawing(311, 98)],
  ['logo-on-dark.svg', drawing(311, 98)],
  ['fonts/fraunces.woff2', font],
  ['fonts/manrope.woff2', font],
]
