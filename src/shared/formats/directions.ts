/** In degrees, WGS 84. */
export type Place = { latitude: number; longitude: number }

/** The address of a route from the visitor's position. */
export const directionsHref = (map: DirectionsApp, place: Place): string => ways[map](place)

type DirectionsApp = keyof typeof ways

const ways = {
  // developers.google.com/maps/documentation/urls/get-started, "Directions"
  google: ({ latitude, longitude }: Place) =>
    `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`,
  // Apple URL Scheme Reference, "Map Links"
  apple: ({ latitude, longitude }: Place) =>
    `https://maps.apple.com/?daddr=${latitude},${longitude}`,
  // yandex.com/dev/yandex-apps-launch-maps, "Plot a route"
  yandex: ({ latitude, longitude }: Place) =>
    `https://yandex.com/maps/?rtext=~${latitude},${longitude}&rtt=auto`,
  // wiki.openstreetmap.org/wiki/Directions
  openstreetmap: ({ latitude, longitude }: Place) =>
    `https://www.openstreetmap.org/directions?route=%3B${latitude}%2C${longitude}`,
}

export const mapNames: Record<DirectionsApp, string> = {
  google: 'Google',
  apple: 'Apple',
  yandex: 'Yandex',
  openstreetmap: 'OpenStreetMap',
}
