import type { Plugin } from 'vite'

/** Vite's script that puts the sheets of a fetched chunk into the document. */
const HELPER = /vite\/preload-helper/
const INTO_HEAD = 'document.head.appendChild('

/**
 * Puts the sheets of fetched chunks at the document's end. The home page has a sheet within
 * itself (`src/app/StylesBelow.tsx`), and Chromium lays the whole page out anew for each
 * sheet with layers that comes before another, on a slow phone for 50 to 90 ms a sheet.
 * Throws where Vite's script is no longer the one that is known here.
 */
export const sheetsLast = (): Plugin => ({
  name: 'mercan:sheets-last',
  apply: 'build',
  transform: {
    filter: { id: HELPER },
    handler(code) {
      if (!code.includes(INTO_HEAD)) throw new Error(`Vite’s preload helper has no ${INTO_HEAD}`)
      return { code: code.replace(INTO_HEAD, 'document.body.appendChild('), map: null }
    },
  },
})
