import { LIMITS, narrowestFor } from '../../../src/validation/media/kinds.ts'
import { message } from '../../../src/validation/messages.ts'
import { resolve, type SchemaNode } from '../../../src/validation/schema/node.ts'
import type { Path } from '../../../src/validation/types.ts'
import { markdownTable } from '../../cli/terminal.ts'
import type { SchemaSource } from '../sources.ts'

const MEGABYTE = 1024 * 1024
const megabytes = ({ bytes }: { bytes: number }) => `${bytes / MEGABYTE} MB`
const kilobytes = ({ bytes }: { bytes: number }) => `${bytes / 1024} KB`

const MOST: Record<NonNullable<SchemaNode['media']>, () => string> = {
  photo: () =>
    message('guide.most-photo', {
      megabytes: LIMITS.photo.bytes / MEGABYTE,
      megapixels: LIMITS.photo.megapixels,
      drawing: LIMITS.drawing.bytes / MEGABYTE,
    }),
  icon: () => megabytes(LIMITS.drawing),
  glyph: () => kilobytes(LIMITS.glyph),
  logo: () => megabytes(LIMITS.drawing),
  video: () => megabytes(LIMITS.video),
  font: () => kilobytes(LIMITS.font),
}

/** All fields of pictures and videos with their limits. */
export function mediaTable(schemas: SchemaSource[]): string {
  const rows = schemas.flatMap(({ name, schema }) =>
    mediaFieldsOf(schema, schema, []).map(({ path, field }) => {
      const width = narrowestFor(name, path)
      return [
        `\`${name}.json\`, \`${path.join('.')}\``,
        field.description ?? '',
        width === 0 ? '–' : message('guide.pixels', { width }),
        field.media ? MOST[field.media]() : '',
      ]
    }),
  )
  const header = (['file-and-field', 'picture', 'narrowest', 'most'] as const).map((cell) =>
    message(`guide.${cell}`, {}),
  )
  return markdownTable(header, rows)
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
