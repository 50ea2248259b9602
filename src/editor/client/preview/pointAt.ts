import { createContext } from 'react'
import type { Place } from '../../contract/preview'

/** Shows a place that has no field on its page, such as a day of the calendar. */
export const PointAt = createContext<(place: Place) => void>(() => {})
