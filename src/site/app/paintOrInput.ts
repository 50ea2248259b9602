/** For images and paint entries that never arrive. */
const TIMEOUT_MS = 8000

/**
 * Resolves two frames after the first screen is loaded and painted, so that scripts do not compete
 * with it, or on the first input. A hidden tab has no frames and waits.
 */
export function paintOrInput(): Promise<unknown> {
  return Promise.race([firstInput(), Promise.race([complete(), timeout()]).then(frame).then(frame)])
}

const complete = () => Promise.all([loaded(), painted()])

const firstInput = () =>
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

/** Resolves at once without paint timing: two frames follow anyway. */
const painted = () =>
  new Promise((resolve) => {
    if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return resolve(undefined)
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      resolve(undefined)
    }).observe({ type: 'paint', buffered: true })
  })

const timeout = () => new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))
const frame = () => new Promise(requestAnimationFrame)
