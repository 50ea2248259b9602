import type { SchemaNode } from '../../../check/schema/node.ts'
import type { Random } from './random.ts'
import { reworded } from './texts.ts'

const DAY = 86_400_000

/** Another plain value where the schema allows this one; `pictures` are the files of each kind in use. */
export function otherValue(
  value: unknown,
  schema: SchemaNode | undefined,
  pictures: ReadonlyMap<string, string[]>,
  random: Random,
): unknown {
  if (typeof value === 'boolean') return !value
  if (schema?.enum) return random.oneOf(schema.enum)
  if (typeof value === 'number') return otherNumber(value, schema, random)
  if (typeof value !== 'string') return value
  if (schema?.media) return random.oneOf(pictures.get(schema.media) ?? [value])
  if (schema?.format === 'date') return otherDate(value, random)
  if (schema?.format === 'email') return `bilgi.${random.between(1, 99)}+web@dis-klinigi.example`
  if (/^https:\/\/[^/]+$/.test(value)) return `https://www.klinik-${random.between(1, 99)}.example`
  if (/^\d\d:\d\d$/.test(value)) return otherTime(random)
  if (/^#[0-9a-f]{6}$/i.test(value)) return otherColour(value, random)
  // What is written by a form of its own keeps it: other figures in the same places.
  if (schema?.pattern || schema?.country || schema?.phone)
    return value.replaceAll(/\d(?=\d?$)/g, () => String(random.between(0, 9)))
  return reworded(value, random)
}

function otherNumber(value: number, schema: SchemaNode | undefined, random: Random): number {
  if (schema?.type === 'number') return value + random.between(-20, 20) / 1000
  const { minimum = 0, maximum = value * 2 } = schema ?? {}
  const near = Math.max(minimum, Math.round((value * random.between(70, 140)) / 100))
  return random.oneOf([near, near, near, minimum, maximum])
}

function otherDate(value: string, random: Random): string {
  const days = random.between(-400, 400)
  return new Date(Date.parse(value) + days * DAY).toISOString().slice(0, 10)
}

function otherTime(random: Random): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(random.between(0, 23))}:${two(random.oneOf([0, 15, 30, 59]))}`
}

const otherColour = (value: string, random: Random) =>
  value.replace(/[0-9a-f]{2}/gi, (channel) => {
    const shade = Math.min(255, Math.max(0, Number.parseInt(channel, 16) + random.between(-9, 9)))
    return shade.toString(16).padStart(2, '0')
  })
