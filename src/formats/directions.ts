import type { SiteFile } from '../content/types.gen'

/** The maps a site can send its visitors to. */
type Map = SiteFile['directions'][number]

/** A place on the earth in degrees, as WGS 84 counts them. */
export type Place = { latitude: number; longitude: number }

/**
 * Addresses that begin a route to the place from where the visitor is, in the
 * app when it is installed. As documented by each:
 * Google, developers.google.com/maps/documentation/urls/get-started ("Directions");
 * Apple, Apple URL Scheme Reference, "Map Links" (`daddr`);
 * Yandex, yandex.com/dev/yandex-apps-launch-maps, "Plot a route" (`rtext`, latitude first;
 * nothing before `~` is where the visitor is);
 * OpenStreetMap, wiki.openstreetmap.org/wiki/Directions (`route`, from where the visitor says).
 */
export const directionsHrefs = ({ latitude, longitude }: Place): Record<Map, string> => ({
  google: `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`,
  apple: `https://maps.apple.com/?daddr=${latitude},${longitude}`,
  yandex: `https://yandex.com.tr/maps/?rtext=~${latitude},${longitude}&rtt=auto`,
  openstreetmap: `https://www.openstreetmap.org/directions?route=%3B${latitude}%2C${longitude}`,
})
