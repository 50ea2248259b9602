/**
 * Which of the client's modules travel together. What every page needs is one
 * file a kind, since many small files compress worse than one; what is fetched
 * on intent keeps its own.
 */
export const chunkGroups = [
  {
    name: 'vendor',
    test: /node_modules\/(?:react|react-dom|scheduler|i18next|react-i18next)\//,
  },
  {
    name: 'shared',
    // The heading of the inner pages: the home page has none, and its sheet no room for one.
    test: /\/src\/(?:ui\/(?!PageHeading)|lib\/|sections\/(?:site|carousel)\/)/,
    minShareCount: 2,
  },
]
