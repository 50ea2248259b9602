import { say } from '../../check/language.ts'
import { LIMITS, narrowestFor } from '../../check/media/limits.ts'
import { resolve, type SchemaNode } from '../../check/schema/node.ts'
import type { Path } from '../../check/types.ts'
import type { SchemaSource } from './exampleSite.ts'
import { markdownTable } from './fieldTables.ts'

const MEGABYTE = 1024 * 1024
const megabytes = ({ bytes }: { bytes: number }) => `${bytes / MEGABYTE} MB`
const kilobytes = ({ bytes }: { bytes: number }) => `${bytes / 1024} KB`

const MOST: Record<NonNullable<SchemaNode['media']>, () => string> = {
  photo: () =>
    say('guide.most-photo', {
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

/** Every place a picture or video is shown in, with the limits the gate holds its file to. */
export function mediaTable(schemas: SchemaSource[]): string {
  const rows = schemas.flatMap(({ name, schema }) =>
    mediaFieldsOf(schema, schema, []).map(({ path, field }) => {
      const width = narrowestFor(name, path)
      return [
        `\`${name}.json\`, \`${path.join('.')}\``,
        field.description ?? '',
        width === 0 ? '–' : say('guide.pixels', { width }),
        field.media ? MOST[field.media]() : '',
      ]
    }),
  )
  const header = (['file-and-field', 'picture', 'narrowest', 'most'] as const).map((cell) =>
    say(`guide.${cell}`, {}),
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
