import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HeroFile } from '../../../src/content/types.gen.ts'
import { fill } from '../../../src/shared/formats/fill.ts'
import { baseOf } from '../../../src/validation/messages.ts'
import type { Answers } from './answers.ts'
import words from './neutral/words.json' with { type: 'json' }

const MOVEMENT = ['spine', 'hand', 'joint', 'training', 'crutch', 'home-visit']
const MEDICINE = ['stethoscope', 'pulse', 'check-up', 'prevention', 'laboratory', 'vaccination']

/**
 * Replaces pictures, icons and logo of a copied clinic by drawings for a practice of another
 * profession. Returns the sign of the profession for `site.json`.
 */
export function takeNeutralMedia(clinic: string, { profession, language, name }: Answers): string {
  const isMovement = profession === 'Physiotherapy'
  const sign = `icons/sign-${isMovement ? 'spine' : 'stethoscope'}.svg`
  const draw = drawings(
    isMovement ? [...MOVEMENT, ...MEDICINE] : [...MEDICINE, ...MOVEMENT],
    language,
  )
  const content = join(clinic, 'content')
  const used = readdirSync(content)
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const value = JSON.parse(readFileSync(join(content, file), 'utf8'), draw)
      // Slides differ in their videos alone.
      if (file === 'hero.json') value.slides.splice(1)
      const text = `${JSON.stringify(value, null, 2)}\n`
      writeFileSync(join(content, file), text)
      return text
    })

  cpSync(join(import.meta.dirname, 'neutral', 'public'), join(clinic, 'public'), {
    recursive: true,
  })
  const media = join(content, 'media')
  cpSync(join(import.meta.dirname, 'neutral', 'media'), media, { recursive: true })
  for (const file of readdirSync(media, { recursive: true, encoding: 'utf8' })) {
    const isNamed = [...used, sign].some((text) => text.includes(file))
    if (/\.\w+$/.test(file) && !file.startsWith('fonts') && !isNamed) rmSync(join(media, file))
  }
  // About 23 units a letter of the drawing.
  const length = 23 * name.length
  const written = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  for (const logo of ['logo.svg', 'logo-on-dark.svg'].map((file) => join(media, file))) {
    const drawing = readFileSync(logo, 'utf8')
    writeFileSync(logo, fill(drawing, { name: written, length, width: length + 90 }))
  }
  return sign
}

/** A reviver that puts drawings and their words in the place of a content file's pictures. */
function drawings(icons: readonly string[], language: string) {
  const { room, reception } =
    Object.entries(words).find(([code]) => code === baseOf(language))?.[1] ?? words.en
  let [services, photos] = [0, 0]
  return (_key: string, value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if ('tone' in value) return { ...value, icon: `icons/${icons[services++ % icons.length]}.svg` }
    if ('avatar' in value) return { ...value, avatar: 'portrait.svg' }
    if ('poster' in value && 'ground' in value) {
      const { id, headline, text } = value as HeroFile['slides'][number]
      return { id, ground: 'light', headline, text, poster: 'hero.svg' }
    }
    if (!('photo' in value)) return value
    if ('bio' in value) return { ...value, photo: 'portrait.svg' }
    const [photo, alt] = photos++ % 2 === 0 ? ['room.svg', room] : ['reception.svg', reception]
    return { ...value, photo, ['photoAlt' in value ? 'photoAlt' : 'alt']: alt }
  }
}
