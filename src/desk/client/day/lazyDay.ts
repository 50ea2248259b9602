import { lazy } from 'react'

/** One chunk: pages without appointments start without it. */
const load = () => import('./dayEntry')

export const Day = lazy(() => load().then(({ Day }) => ({ default: Day })))
export const BookingForm = lazy(() => load().then(({ BookingForm }) => ({ default: BookingForm })))

/** Fetches the chunk before it is needed: the desk may be offline then. */
export const preloadDay = (): void => void load().catch(() => undefined)
