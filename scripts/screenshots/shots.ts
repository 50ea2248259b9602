import type { Page } from '@playwright/test'
import { type PageId, paths } from '../../scripts/build/sitePaths.ts'
import { states } from './states.ts'

export type Shot = {
  /** Also the file's. */
  name: string
  /** Raw path of the page. */
  path: string
  /** Size of the window in CSS pixels; the height has a usual one. */
  width: number
  height?: number
  /** The whole page, not the window alone. */
  whole?: boolean
  forcedColors?: boolean
  /** Brings the page into the state that is to be seen. */
  prepare?: (page: Page) => Promise<void>
}

const widths = [360, 768, 1280, 1920]
const missing = '/boyle-bir-sayfa-yok'

const pages: { name: PageId | 'missing'; path: string }[] = [
  ...(Object.keys(paths) as PageId[]).map((name) => ({ name, path: paths[name] })),
  { name: 'missing', path: missing },
]

/** Every page as it lies there, then every state of what can be in one. */
export const shots: Shot[] = [
  ...pages.flatMap(({ name, path }) =>
    widths.map((width) => ({ name: `${name}-${width}`, path, width, whole: true })),
  ),
  ...states,
]
