import type { SiteFile } from '../content/types.gen'

/** The maps a site can send its visitors to. */
type Map = SiteFile['directions'][number]

/** A place on the earth in degrees, as WGS 84 counts them. */
export type Place = { latitude: number; longitude: number }

/**
 * The address that begins a route to the place from where the visitor is, in the
 * app when it is installed. As documented by each:
 * Google, developers.google.com/maps/documentation/urls/get-started ("Directions");
 * Apple, Apple URL Scheme Reference, "Map Links" (`daddr`);
 * Yandex, yandex.com/dev/yandex-apps-launch-maps, "Plot a route" (`rtext`, latitude first;
 * nothing before `~` is where the visitor is);
 * OpenStreetMap, wiki.openstreetmap.org/wiki/Directions (`route`, from where the visitor says).
 */
export const directionsHref = (map: Map, place: Place): string => ways[map](place)

const ways: Record<Map, (place: Place) => string> = {
  google: ({ latitude, longitude }) =>
    `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`,
  apple: ({ latitude, longitude }) => `https://maps.apple.com/?daddr=${latitude},${longitude}`,
  yandex: ({ latitude, longitude }) =>
    `https://yandex.com/maps/?rtext=~${latitude},${longitude}&rtt=auto`,
  openstreetmap: ({ latitude, longitude }) =>
    `https://www.openstreetmap.org/directions?route=%3B${latitude}%2C${longitude}`,
}

/** How the maps call themselves, in every language. */
export const mapNames: Record<Map, string> = {
  google: 'Google',
  apple: 'Apple',
  yandex: 'Yandex',
  openstreetmap: 'OpenStreetMap',
}
