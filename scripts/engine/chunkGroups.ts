/** Shared modules that stay in the lazy chunks of their importers. */
const later =
  'ui/(?:Accordion|Carousel|carousel/|Contents|DoctorCard|hooks/useOpenPanels)|site/sections/(?:carousel/|contact/useHours|site/SocialLinks)'

/**
 * Few files for what every page needs, because they compress better; what is fetched on intent
 * keeps its own chunk.
 */
export const chunkGroups = [
  {
    // The entry and Vite's preload helper: in a shared chunk they would load the app before the
    // first paint.
    name: 'index',
    test: /\/index\.html|\/src\/site\/app\/(?:earlyClick|entry\.client|fetchJson)|vite\/preload-helper/,
    priority: 1,
  },
  {
    name: 'vendor',
    test: /node_modules\/(?:react|react-dom|scheduler|i18next|react-i18next)\//,
  },
  {
    name: 'shared',
    // The home page does not need the inner pages' heading.
    test: new RegExp(
      `/src/(?!${later})(?:ui/(?!PageHeading)|shared/(?:formats/|splice)|content/|site/(?:site|sections/site/))`,
    ),
    minShareCount: 2,
  },
]
