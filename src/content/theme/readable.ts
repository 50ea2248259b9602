import { type Colour, colourOf, contrast } from './colours.ts'
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

/** The nearest darker or lighter `#0F4C5C` that satisfies all `pairs`; undefined if none does. */
export function readableColour(
  role: ColourRole,
  pairs: readonly Pair[],
  colours: WrittenColours,
): string | undefined {
  const own = colourOf(colours[role])
  if (!own) return undefined
  const steps = Array.from({ length: 255 }, (_, step) => (step + 1) / 255)
  return steps
    .flatMap((share) => [mixed(own, 0, share), mixed(own, 255, share)])
    .find((candidate) => pairs.every((pair) => isReadable(pair, { ...colours, [role]: candidate })))
}

function mixed(colour: Colour, end: 0 | 255, share: number): string {
  const channels = colour.map((channel) => Math.round(channel + (end - channel) * share))
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}
