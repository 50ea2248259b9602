import { useSyncExternalStore } from 'react'
import { savesData } from '../browser'

const unchanging = () => () => {}

/** False while prerendering and hydrating. */
export const useSavesData = (): boolean => useSyncExternalStore(unchanging, savesData, () => false)
