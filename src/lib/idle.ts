/** How long browsers that do not tell when they are idle are left alone, in milliseconds. */
const PAUSE = 200

/** Resolves when the browser has nothing else to do. */
export const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve)
    else setTimeout(resolve, PAUSE)
  })
