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
