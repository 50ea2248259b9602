import { LIMITS, narrowestFor } from '../../check/media/limits.ts'
import { resolve, type SchemaNode } from '../../check/schema/node.ts'
import type { Path } from '../../check/types.ts'
import type { SchemaSource } from './exampleSite.ts'

const MEGABYTE = 1024 * 1024
const megabytes = ({ bytes }: { bytes: number }) => `${bytes / MEGABYTE} MB`

const MOST: Record<NonNullable<SchemaNode['media']>, string> = {
  photo: `${megabytes(LIMITS.photo)}, ${LIMITS.photo.megapixels} megapiksel (SVG: ${megabytes(LIMITS.drawing)})`,
  icon: megabytes(LIMITS.drawing),
  glyph: `${LIMITS.glyph.bytes / 1024} KB`,
  logo: megabytes(LIMITS.drawing),
  video: megabytes(LIMITS.video),
  font: `${LIMITS.font.bytes / 1024} KB`,
}

/** Every place a picture or video is shown in, with the limits the gate holds its file to. */
export function mediaTable(schemas: SchemaSource[]): string {
  const rows = schemas.flatMap(({ name, schema }) =>
    mediaFieldsOf(schema, schema, []).map(({ path, field }) => {
      const narrowest = narrowestFor(name, path)
      return [
        `\`${name}.json\`, \`${path.join('.')}\``,
        field.description ?? '',
        narrowest === 0 ? '–' : `${narrowest} piksel`,
        field.media ? MOST[field.media] : '',
      ]
    }),
  )
  const header = ['Dosya ve alan', 'Ne', 'En az genişlik', 'En çok']
  return [header, header.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

function mediaFieldsOf(
  root: SchemaNode,
  written: SchemaNode,
  path: string[],
): { path: Path; field: SchemaNode }[] {
  const node = resolve(root, written)
  if (node.media) return [{ path, field: node }]
  if (node.items) return mediaFieldsOf(root, node.items, [])
  return Object.entries(node.properties ?? {}).flatMap(([key, field]) =>
    mediaFieldsOf(root, field, [...path, key]),
  )
}
