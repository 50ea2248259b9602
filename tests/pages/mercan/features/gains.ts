/**
 * Features that some supported browsers lack (scripts/build/targets.ts), by their MDN name, with
 * their fallback. Every entry must be used, and missing in at least one of the browsers.
 */
export const gains: Readonly<Record<string, string>> = {
  'css.at-rules.media.scripting': 'closed panels are open until the app has started',
  'css.at-rules.starting-style': 'the menu opens without a fade',
  'css.properties.box-decoration-break': 'a marked word across two lines has square ends',
  'css.properties.box-decoration-break.clone': 'the same',
  'css.properties.forced-color-adjust': 'nothing: such browsers have no forced colours',
  'css.properties.forced-color-adjust.auto': 'the same',
  'css.properties.forced-color-adjust.none': 'the same',
  'css.properties.overscroll-behavior': 'a list at its end scrolls the page behind it',
  'css.properties.overscroll-behavior-x': 'the same',
  'css.properties.scrollbar-gutter': 'the page shifts by the scrollbar while the drawer is pinned',
  'css.properties.scrollbar-gutter.stable': 'the same',
  'css.properties.scrollbar-width': 'a scrollable row shows its scrollbar',
  'css.properties.scrollbar-width.none': 'the same',
  'css.properties.text-wrap': 'headings are not balanced',
  'css.properties.text-wrap.balance': 'the same',
  'css.properties.text-wrap.pretty': 'a paragraph may end in one word',
  'css.properties.user-select': 'nothing: the build adds the prefixed form',
  'css.properties.view-transition-name': 'pages change without a cross-fade',
  'css.selectors.-webkit-search-cancel-button': 'nothing: only browsers with such a button hide it',
  'css.selectors.has': 'the printed price list has its title twice, a part of a text less space',
  'css.selectors.popover-open': 'the app toggles the menu (useMenuPopover.ts)',
  'css.selectors.view-transition-group': 'pages change without a cross-fade',
  'html.elements.button.popovertarget': 'the menu opens after hydration',
  'html.elements.iframe.loading': 'the map loads with the page',
  'html.elements.img.fetchpriority': 'the browser decides which files it loads first',
  'html.elements.link.rel.manifest': 'the site cannot be installed as an app',
  'html.elements.meta.name.theme-color': 'the browser uses its own colour around the page',
  'html.elements.meta.name.viewport': 'nothing: desktops do not need it, and every phone has it',
  'html.elements.script.fetchpriority': 'the browser decides which files it loads first',
  'html.elements.search': 'the search of the price list is no landmark',
  'html.elements.video.disablepictureinpicture': 'a video offers picture-in-picture',
  'html.elements.video.playsinline': 'nothing: Firefox plays in the page anyway',
  'html.global_attributes.popover':
    'the app toggles the menu; without scripts the footer has its links',
  'http.headers.Content-Security-Policy.require-trusted-types-for':
    'one defence less: no text becomes markup anywhere in the site',
  'http.headers.Content-Security-Policy.trusted-types': 'the same',
  'http.headers.Permissions-Policy': 'the same: no page requests what it forbids',
  checkVisibility: 'the preview may outline a hidden text instead of a visible one',
  clearAppBadge: 'the count stands in the tab’s title alone; asked for only where there is one',
  createPolicy: 'nothing: asked for only where the policy of Trusted Types is kept',
  createScriptURL: 'the same',
  fromEpochMilliseconds: 'nothing: `Intl` computes the clinic’s time, once 50 ms on a slow phone',
  hidePopover: 'asked for only where there are popovers',
  setAppBadge: 'the count stands in the tab’s title alone; asked for only where there is one',
  startViewTransition: 'pages change without a cross-fade',
  toZonedDateTimeISO: 'the same as without fromEpochMilliseconds',
}

/** Methods of the project or a library with the name of a browser's method. */
export const namesakes = ['destroy', 'getType', 'handle', 'isValid', 'retry', 'use']
