/**
 * The oldest supported browsers, by the names of MDN's browser-compat-data. Features beyond them
 * are listed with their fallback in tests/pages/mercan/features/gains.ts; a test compares both
 * with the build.
 */
export const oldestBrowsers = {
  chrome: '120',
  edge: '120',
  firefox: '115',
  safari: '16.4',
} as const

/** As esbuild and Lightning CSS write them. */
export const buildTargets = Object.entries(oldestBrowsers).map(
  ([name, version]) => `${name}${version}`,
)
