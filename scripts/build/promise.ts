/**
 * The oldest browsers the site promises to serve in full, by the names and versions of
 * MDN's browser-compat-data. What the site uses beyond them is a gain for newer ones, kept
 * and explained in tests/html/features/gains.ts; a test compares both with the build.
 */
export const promise = {
  chrome: '120',
  edge: '120',
  firefox: '115',
  safari: '16.4',
} as const

/** The same as esbuild and Lightning CSS write it. */
export const buildTargets = Object.entries(promise).map(([name, version]) => `${name}${version}`)
