import { carried } from './carry'
import { nameOf, overlap, type Touch, touchesOf } from './touches'

/** The three states of one file; null where it is not. `draft`: what is to come onto the site. */
export type Sides = { base: Bytes; site: Bytes; draft: Bytes }
export type Bytes = Uint8Array | null

/** Whose state of a place is to stand where both have changed it. */
export type Taken = 'site' | 'draft'

/** The file with both changes, or the places both have touched and nobody has chosen. */
export type Merged = { bytes: Bytes } | { open: Touch[] }

const whole: Touch = { kind: 'value', keys: [] }

/**
 * One file with what two have changed in it, each from `base`, record by record: the
 * site's text, into which what the draft touches is written. Where both have touched one
 * place, `take` says whose it is to be.
 */
export function merged(sides: Sides, take: (touch: Touch) => Taken | undefined): Merged {
  const { base, site, draft } = sides
  if (isSame(site, base) || isSame(site, draft)) return { bytes: draft }
  if (isSame(draft, base)) return { bytes: site }
  const taken = take(whole)
  if (taken) return { bytes: sides[taken] }
  const texts = textsOf(sides)
  if (!texts) return { open: [whole] }
  const theirs = touchesOf(texts.base.value, texts.site.value)
  const apart = touchesOf(texts.site.value, texts.draft.value)
  const mine = outermost(touchesOf(texts.base.value, texts.draft.value), theirs)
  const isContested = (touch: Touch) => isIn(touch, theirs) && isIn(touch, apart)
  const open = mine.filter((touch) => isContested(touch) && !take(touch))
  if (open.length > 0) return { open }
  const carry = mine.filter((touch) => !isContested(touch) || take(touch) === 'draft')
  const text = carry.reduce<string | undefined>(
    (one, touch) => (one === undefined ? one : carried(one, texts.draft.text, touch)),
    texts.site.text,
  )
  if (text === undefined || !isBoth(text, texts, carry)) return { open: [whole] }
  return { bytes: new TextEncoder().encode(text) }
}

const isIn = (touch: Touch, others: readonly Touch[]) =>
  others.some((other) => overlap(touch, other) !== undefined)

/** What one has touched, each place as wide as the other has touched it, and none in another. */
function outermost(touches: readonly Touch[], others: readonly Touch[]): Touch[] {
  const wide = touches.map((touch) =>
    others.reduce((one, other) => overlap(one, other) ?? one, touch),
  )
  const all = [...new Map(wide.map((touch) => [nameOf(touch), touch])).values()]
  return all.filter((one) => !all.some((other) => other !== one && overlap(one, other) === other))
}

/** Whether a text is the site's in all that was not carried, and the draft's in all that was. */
function isBoth(text: string, { site, draft }: Texts, carry: readonly Touch[]): boolean {
  const now = parsed(text)?.value
  return (
    now !== undefined &&
    touchesOf(site.value, now).every((touch) => isIn(touch, carry)) &&
    !touchesOf(now, draft.value).some((touch) => isIn(touch, carry))
  )
}

type Text = { text: string; value: unknown }
type Texts = Record<keyof Sides, Text>

const isSame = (one: Bytes, other: Bytes) =>
  one === other || (one !== null && other !== null && Buffer.compare(one, other) === 0)

function textsOf({ base, site, draft }: Sides): Texts | undefined {
  const [one, two, three] = [base, site, draft].map((bytes) => bytes && parsed(textOf(bytes)))
  return one && two && three ? { base: one, site: two, draft: three } : undefined
}

/** A file's text, to the byte. */
export const textOf = (bytes: Uint8Array): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)

function parsed(text: string): Text | undefined {
  try {
    return { text, value: JSON.parse(text) }
  } catch {
    return undefined
  }
}
