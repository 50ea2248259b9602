/** Shared, yet not by every page at once, so left where they are asked for: searching, panels, the hours' table, the networks' links. */
const later =
  'lib/searchText|ui/(?:Accordion|Contents|useOpenPanels)|sections/contact/useHours|sections/site/SocialLinks|ui/icons/(?:Facebook|Instagram|X|Youtube)Icon'

/**
 * Which of the client's modules travel together. What every page needs is one
 * file a kind, since many small files compress worse than one; what is fetched
 * on intent keeps its own.
 */
export const chunkGroups = [
  {
    // What waits for the page, and Vite's own fetching of chunks, which it needs: in a chunk
    // with anything else it would draw the app in before the page is painted.
    name: 'index',
    test: /\/index\.html|\/src\/app\/entry\.client|vite\/preload-helper/,
    priority: 1,
  },
  {
    name: 'vendor',
    test: /node_modules\/(?:react|react-dom|scheduler|i18next|react-i18next)\//,
  },
  {
    name: 'shared',
    // The heading of the inner pages: the home page has none, and its sheet no room for one.
    test: new RegExp(
      `/src/(?!${later})(?:ui/(?!PageHeading)|lib/|formats/|content/|sections/(?:site|carousel)/)`,
    ),
    minShareCount: 2,
  },
]
