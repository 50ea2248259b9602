import { colourOf, contrast } from './colours.ts'
import { hexOf, oklchOf } from './oklch.ts'
import { type ColourRole, least, type Pair } from './pairs.ts'

/** A theme's colours before validation. */
export type WrittenColours = Partial<Record<ColourRole, unknown>>

/** The contrast of a pair, 1 to 21; undefined if a colour is missing. */
export function ratioOf({ front, ground }: Pair, colours: WrittenColours): number | undefined {
  const [one, other] = [colourOf(colours[front]), colourOf(colours[ground])]
  return one && other && contrast(one, other)
}

export function isReadable(pair: Pair, colours: WrittenColours): boolean {
  const ratio = ratioOf(pair, colours)
  return ratio === undefined || ratio >= least[pair.kind]
}

/** The colour most pairs share, if two the foreground; `isOwn`: one that can be changed. */
export function culpritOf(
  unread: readonly Pair[],
  isOwn: (role: ColourRole) => boolean = () => true,
): ColourRole {
  const all = [...unread.map(({ front }) => front), ...unread.map(({ ground }) => ground)]
  const roles = all.filter(isOwn)
  const shareOf = (role: ColourRole) =>
    unread.filter(({ front, ground }) => front === role || ground === role).length
  return roles.reduce((most, role) => (shareOf(role) > shareOf(most) ? role : most))
}

/** The nearest darker or lighter `#0F4C5C` of the same hue that satisfies all `pairs`; undefined if none does. */
export function readableColour(
  role: ColourRole,
  pairs: readonly Pair[],
  colours: WrittenColours,
): string | undefined {
  const own = colourOf(colours[role])
  if (!own) return undefined
  const colour = oklchOf(own)
  const steps = Array.from({ length: 255 }, (_, step) => (step + 1) / 255)
  return steps
    .flatMap((step) => [colour.l - step, colour.l + step])
    .filter((l) => l >= 0 && l <= 1)
    .map((l) => hexOf({ ...colour, l }))
    .find((candidate) => pairs.every((pair) => isReadable(pair, { ...colours, [role]: candidate })))
}
