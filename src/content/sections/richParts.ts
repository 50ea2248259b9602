import { joined, type Run, runsOf } from '../../shared/formats/richText.ts'
import type { Site } from '../site/site.ts'

/** A text as pages show it: runs where it has marks. */
export type Words = string | readonly Run[]

type Texts = { text?: string[]; list?: string[]; steps?: string[] }

/** A part of a text with its notation resolved. */
export type ShownPart<Part extends Texts> = Omit<Part, keyof Texts> & {
  [Name in keyof Texts]: Words[]
}

/** The parts of a text; links to pages that the language lacks become plain words. */
export function shownParts<Part extends Texts>(
  site: Site,
  parts: readonly Part[],
): ShownPart<Part>[] {
  const wordsOf = (text: string): Words => {
    const runs = runsOf(text).map(({ page, ...run }) => ({
      ...run,
      ...(page !== undefined && site.pages.some(({ id }) => id === page) && { page }),
    }))
    const isMarked = runs.some(({ bold, page, url }) => bold || page || url)
    return isMarked ? joined(runs) : plainOf(runs)
  }
  return parts.map(({ text, list, steps, ...part }) => ({
    ...part,
    ...(text && { text: text.map(wordsOf) }),
    ...(list && { list: list.map(wordsOf) }),
    ...(steps && { steps: steps.map(wordsOf) }),
  }))
}

/** A text without its marks. */
export const plainOf = (words: Words): string =>
  typeof words === 'string' ? words : words.map(({ text }) => text).join('')
