/** How long the app waits for what may never come, a picture or a report of a painting, in milliseconds. */
const patience = 8000

/**
 * Resolves when the page stands before the visitor's eyes: everything it asked for is
 * loaded, the browser reports that it has painted, and two more frames have passed, in
 * which what came last is drawn. So the app's scripts share neither line nor processor
 * with the first screen, however late that comes; in a hidden tab, which gets no frames,
 * nothing begins before it is seen. Resolves at once when the visitor begins to use the page.
 */
export function paintedOrTouched(): Promise<unknown> {
  return Promise.race([touched(), Promise.race([complete(), late()]).then(frame).then(frame)])
}

const complete = () => Promise.all([loaded(), painted()])

const touched = () =>
  new Promise((resolve) => {
    for (const sign of ['pointerover', 'pointerdown', 'keydown'] as const) {
      addEventListener(sign, resolve, { once: true, passive: true })
    }
  })

const loaded = () =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(undefined)
    else addEventListener('load', resolve, { once: true })
  })

/** Where the browser reports no painting, the frames have to do. */
const painted = () =>
  new Promise((resolve) => {
    if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return resolve(undefined)
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      resolve(undefined)
    }).observe({ type: 'paint', buffered: true })
  })

const late = () => new Promise((resolve) => setTimeout(resolve, patience))
const frame = () => new Promise(requestAnimationFrame)
