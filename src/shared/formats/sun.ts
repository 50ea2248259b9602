import type { Place } from './directions'

const DEGREE = Math.PI / 180
const DAY = 86_400_000
/** 1 January 2000, 12:00. */
const EPOCH = Date.UTC(2000, 0, 1, 12)
/** The sun's centre at sunrise and sunset, in degrees: its radius and the air's refraction. */
const HORIZON = -0.833

/**
 * Whether the sun is below the horizon at an instant (ms since 1970). Low-precision coordinates of
 * the Sun and mean sidereal time, Astronomical Almanac, sections C and B: 0.01 degrees until 2050.
 */
export function isNight(now: number, { latitude, longitude }: Place): boolean {
  const days = (now - EPOCH) / DAY
  const anomaly = (357.528 + 0.9856003 * days) * DEGREE
  const mean = 280.46 + 0.9856474 * days
  const ecliptic = (mean + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * DEGREE
  const obliquity = (23.439 - 0.0000004 * days) * DEGREE
  const ascension = Math.atan2(Math.cos(obliquity) * Math.sin(ecliptic), Math.cos(ecliptic))
  const declination = Math.asin(Math.sin(obliquity) * Math.sin(ecliptic))
  const sidereal = (280.46062 + 360.98564737 * days + longitude) * DEGREE
  const height =
    Math.sin(latitude * DEGREE) * Math.sin(declination) +
    Math.cos(latitude * DEGREE) * Math.cos(declination) * Math.cos(sidereal - ascension)
  return height < Math.sin(HORIZON * DEGREE)
}
