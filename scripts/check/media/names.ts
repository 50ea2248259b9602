import { plainLetters } from '../../../src/formats/letters.ts'
import { say } from '../language.ts'

const SAFE = /^(?:[A-Za-z0-9][A-Za-z0-9._-]*\/)*[A-Za-z0-9][A-Za-z0-9._-]*$/

/** True for a name that every system and address spells alike: no spaces, no letters with marks. */
export const isPlainName = (name: string) => SAFE.test(name)

/** `Ayşe Hanım (2).JPG` → `ayse-hanim-2.jpg`: the name as the guide asks for it. */
export function plainName(name: string): string {
  const [, stem = name, ending = ''] = /^(.*?)(\.[^./]+)?$/.exec(name) ?? []
  const bare = plainLetters(stem)
    .replace(/[^a-z0-9._/]+/g, '-')
    .replace(/^-+|-+$|-+(?=[/.])|(?<=\/)-+/g, '')
  return `${bare || say('format.nameless', {})}${ending.toLowerCase()}`
}

/** The only name that is this one without its folder or without its ending. */
export function namesake(name: string, usable: readonly string[]): string | undefined {
  const alike = usable.filter(
    (known) => known.endsWith(`/${name}`) || known.startsWith(`${name}.`) || known === name.trim(),
  )
  return alike.length === 1 ? alike[0] : undefined
}
