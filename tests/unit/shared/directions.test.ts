import { expect, test } from 'vitest'
import { directionsHref } from '../../../src/shared/formats/directions'

test('a visitor gets a route to the clinic from the current position in each map', () => {
  const place = { latitude: 41.0481, longitude: 28.9003 }
  const query = (map: Parameters<typeof directionsHref>[0]) =>
    Object.fromEntries(new URL(directionsHref(map, place)).searchParams)
  expect(query('google')).toEqual({ api: '1', destination: '41.0481,28.9003' })
  expect(query('apple')).toEqual({ daddr: '41.0481,28.9003' })
  expect(query('yandex')).toEqual({ rtext: '~41.0481,28.9003', rtt: 'auto' })
  expect(query('openstreetmap')).toEqual({ route: ';41.0481,28.9003' })
})
