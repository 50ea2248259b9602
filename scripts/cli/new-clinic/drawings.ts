import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { ThemeFile } from '../../../src/content/types.gen.ts'

type Colours = ThemeFile['colours']

/** Redraws the SVG files below a folder, except `kept` names, in the colours of another palette. */
export function recolour(
  folder: string,
  before: Colours,
  after: Colours,
  kept: readonly string[] = [],
): void {
  const roles = Object.entries(before).map(
    ([role, hex]) => [hex, Reflect.get(after, role)] as const,
  )
  const other = new Map<string, string>(roles.toReversed())
  const drawings = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.svg') && !kept.includes(basename(name)),
  )
  for (const file of drawings.map((name) => join(folder, name))) {
    const drawing = readFileSync(file, 'utf8')
    const redrawn = drawing.replace(
      /#[0-9A-F]{6}\b/gi,
      (hex) => other.get(hex.toUpperCase()) ?? hex,
    )
    writeFileSync(file, redrawn)
  }
}
