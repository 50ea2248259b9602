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
  const roles = Object.entries(before)
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.svg') || kept.includes(basename(name))) continue
    const drawing = readFileSync(join(folder, name), 'utf8').replace(/#[0-9A-F]{6}\b/gi, (hex) => {
      const [role] = roles.find(([, own]) => own === hex.toUpperCase()) ?? []
      return role ? Reflect.get(after, role) : hex
    })
    writeFileSync(join(folder, name), drawing)
  }
}
