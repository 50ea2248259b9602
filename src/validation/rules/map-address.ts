import { diagnostic, diagnosticAt } from '../diagnostic.ts'
import { valueAt } from '../jsonPath.ts'
import { swapEdit, valueRange } from '../position.ts'
import { type SchemaNode, schemaAt } from '../schema/node.ts'
import type { Diagnostic, Doc, Rule } from '../types.ts'

const EMBED = ['map', 'embedUrl']

/** Hosts of maps, and how an address there looks that a page may show inside itself. */
const MAPS: { host: RegExp; shows: RegExp }[] = [
  {
    host: /(?:^|\.)google\.[a-z.]+$/,
    shows: /^\/maps\/(?:d\/(?:u\/\d\/)?)?embed\b|[?&]output=embed\b/,
  },
  {
    host: /^(?:maps\.app\.goo\.gl|goo\.gl|share\.google|g\.co|g\.page|maps\.apple\.com)$/,
    shows: /^$/,
  },
  { host: /(?:^|\.)yandex\.[a-z.]+$/, shows: /^\/map-widget\// },
  { host: /(?:^|\.)openstreetmap\.org$/, shows: /^\/export\/embed/ },
  { host: /(?:^|\.)bing\.com$/, shows: /^\/maps\/embed/ },
]

/** True for the address of a map that opens on a page of its own. */
function opensElsewhere(address: unknown): boolean {
  const [, host = '', rest = ''] = /^https:\/\/([^/?#]+)(.*)$/.exec(String(address)) ?? []
  const map = MAPS.find((each) => each.host.test(host.toLowerCase()))
  return map !== undefined && !map.shows.test(rest)
}

/** The map's address is one that a page can show; those behind "share" only open another page. */
export const mapAddress: Rule = {
  name: 'map-address',
  scope: 'file',
  *check(doc: Doc): Iterable<Diagnostic> {
    if (doc.role.name !== 'clinic' || doc.role.kind !== 'content') return
    yield* coordinates(doc)
    const address = valueAt(doc.value, EMBED)
    if (!opensElsewhere(address)) return
    const shown = shownFor(String(address))
    yield diagnosticAt('map.share-link', {}, doc, EMBED, { instead: shown })
  },
}

/** The embeddable address of the place in a shared link, if it has coordinates. */
function shownFor(address: string): string | undefined {
  if (!/^https:\/\/(?:www\.|maps\.)?google\.[a-z.]+\/maps/i.test(address)) return undefined
  const point =
    /!3d(-?\d+\.\d+)!4d(-?\d+\.\d+)/.exec(address) ??
    /[?&](?:q|query|destination)=(-?\d+\.\d+)(?:,|%2C)(-?\d+\.\d+)/i.exec(address) ??
    /@(-?\d+\.\d+),(-?\d+\.\d+)/.exec(address)
  if (!point) return undefined
  return `https://www.google.com/maps?q=${point[1]},${point[2]}&z=16&output=embed`
}

/** Latitude and longitude that lie in the clinic's country when they change places. */
function* coordinates(doc: Doc): Iterable<Diagnostic> {
  const paths = [
    ['map', 'latitude'],
    ['map', 'longitude'],
  ] as const
  const [north, east] = paths.map((path) => valueAt(doc.value, path))
  const [upward, eastward] = paths.map((path) => doc.schema && schemaAt(doc.schema, path))
  if (typeof north !== 'number' || typeof east !== 'number' || !upward || !eastward) return
  if (lies(north, upward) || !lies(east, upward) || !lies(north, eastward)) return
  const range = valueRange(doc, paths[0])
  const { minimum: south = -90, maximum: most = 90 } = upward
  const { minimum: west = -180, maximum: furthest = 180 } = eastward
  yield diagnostic(
    'map.turned-point',
    { south, north: most, west, east: furthest },
    doc.file,
    range,
    {
      path: paths[0],
      covers: [[...paths[1]]],
      written: `"latitude": ${north}, "longitude": ${east}`,
      edit: swapEdit(doc, paths[0], paths[1]),
    },
  )
}

const lies = (degrees: number, { minimum = -180, maximum = 180 }: SchemaNode) =>
  degrees >= minimum && degrees <= maximum
