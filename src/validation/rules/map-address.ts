import { diagnosticAt } from '../diagnostic.ts'
import { valueAt } from '../jsonPath.ts'
import { swapEdit } from '../position.ts'
import { type SchemaNode, schemaAt } from '../schema/node.ts'
import type { Diagnostic, Doc, Rule } from '../types.ts'

const EMBED = ['map', 'embedUrl']

/** Hosts of maps, and the form of their embeddable URLs. */
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

/** True for a map's URL that cannot be embedded. */
function opensElsewhere(address: unknown): boolean {
  const [, host = '', rest = ''] = /^https:\/\/([^/?#]+)(.*)$/.exec(String(address)) ?? []
  const map = MAPS.find((each) => each.host.test(host.toLowerCase()))
  return map !== undefined && !map.shows.test(rest)
}

/** The map's URL can be embedded, unlike those of "share"; its coordinates are not swapped. */
export const mapAddress: Rule = {
  scope: 'file',
  content: 'clinic',
  *check(doc: Doc): Iterable<Diagnostic> {
    yield* coordinates(doc)
    const address = valueAt(doc.value, EMBED)
    if (!opensElsewhere(address)) return
    const instead = shownFor(String(address))
    yield diagnosticAt('map.share-link', {}, doc, EMBED, { instead })
  },
}

/** The embeddable URL of a shared link, if the link has coordinates. */
function shownFor(address: string): string | undefined {
  if (!/^https:\/\/(?:www\.|maps\.)?google\.[a-z.]+\/maps/i.test(address)) return undefined
  const point =
    /!3d(-?\d+\.\d+)!4d(-?\d+\.\d+)/.exec(address) ??
    /[?&](?:q|query|destination)=(-?\d+\.\d+)(?:,|%2C)(-?\d+\.\d+)/i.exec(address) ??
    /@(-?\d+\.\d+),(-?\d+\.\d+)/.exec(address)
  if (!point) return undefined
  return `https://www.google.com/maps?q=${point[1]},${point[2]}&z=16&output=embed`
}

const LATITUDE = ['map', 'latitude']
const LONGITUDE = ['map', 'longitude']

/** Latitude and longitude that are in the clinic's country if they are swapped. */
function* coordinates(doc: Doc): Iterable<Diagnostic> {
  const [latitude, longitude] = [valueAt(doc.value, LATITUDE), valueAt(doc.value, LONGITUDE)]
  const [upward, eastward] = [schemaAt(doc.schema, LATITUDE), schemaAt(doc.schema, LONGITUDE)]
  if (typeof latitude !== 'number' || typeof longitude !== 'number' || !upward || !eastward) return
  if (fits(latitude, upward) || !fits(longitude, upward) || !fits(latitude, eastward)) return
  const { minimum: south = -90, maximum: north = 90 } = upward
  const { minimum: west = -180, maximum: east = 180 } = eastward
  yield diagnosticAt('map.turned-point', { south, north, west, east }, doc, LATITUDE, {
    covers: [LONGITUDE],
    written: `"latitude": ${latitude}, "longitude": ${longitude}`,
    edit: swapEdit(doc, LATITUDE, LONGITUDE),
  })
}

const fits = (degrees: number, { minimum = -180, maximum = 180 }: SchemaNode) =>
  degrees >= minimum && degrees <= maximum
