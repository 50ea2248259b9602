import type { Glyph, Icon, Photo, Video } from './media.ts'

/** Derivatives by the original's path below `content/media/`. */
export type Manifest = Record<string, Photo | Icon | Video>

type Schema = {
  $ref?: string
  media?: string
  properties?: Record<string, Schema>
  items?: Schema
  definitions?: Record<string, Schema>
}

/**
 * Replaces each string whose schema has `"media"` by its manifest entry or inlined drawing; removes
 * `$schema`. Follows `properties`, `items` and local references. Throws for a missing entry.
 */
export function resolveMedia(
  value: unknown,
  schema: unknown,
  { manifest, glyph }: { manifest: Manifest; glyph: (name: string) => Glyph },
): unknown {
  const rootSchema = schema as Schema

  const walk = (node: unknown, part: Schema | undefined): unknown => {
    const rule = dereference(part)
    // Fonts are resolved by the theme's style sheet.
    if (typeof node === 'string' && rule?.media === 'glyph') return glyph(node)
    if (typeof node === 'string' && rule?.media && rule.media !== 'font') {
      const entry = manifest[node]
      if (!entry) throw new Error(`content/media/${node}: named in content, but not built`)
      return entry
    }
    if (Array.isArray(node)) return node.map((item) => walk(item, rule?.items))
    if (node && typeof node === 'object') {
      return Object.fromEntries(
        Object.entries(node)
          .filter(([key]) => key !== '$schema')
          .map(([key, child]) => [key, walk(child, rule?.properties?.[key])]),
      )
    }
    return node
  }

  const dereference = (part: Schema | undefined): Schema | undefined => {
    const name = part?.$ref?.match(/^#\/definitions\/(.+)$/)?.[1]
    return name ? dereference(rootSchema.definitions?.[name]) : part
  }

  return walk(value, rootSchema)
}
