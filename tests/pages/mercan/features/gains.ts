/**
 * What the site uses beyond the promised browsers (scripts/build/targets.ts), by its name in
 * MDN's data, and what a visitor without it has instead. Whatever is not here must be
 * everywhere; what is here must be used, and must still be missing somewhere.
 */
export const gains: Readonly<Record<string, string>> = {
  'css.at-rules.media.scripting': 'closed panels stand open until the app has started',
  'css.at-rules.starting-style': 'the menu opens without a fade',
  'css.properties.box-decoration-break': 'a marked word that is broken has square ends',
  'css.properties.box-decoration-break.clone': 'the same',
  'css.properties.forced-color-adjust': 'nothing: who lacks it has no forced colours',
  'css.properties.forced-color-adjust.auto': 'the same',
  'css.properties.forced-color-adjust.none': 'the same',
  'css.properties.overscroll-behavior': 'a list at its end scrolls the page behind it',
  'css.properties.overscroll-behavior-x': 'the same',
  'css.properties.scrollbar-gutter': 'the page moves by a scrollbar while the drawer holds it',
  'css.properties.scrollbar-gutter.stable': 'the same',
  'css.properties.scrollbar-width': 'a row that scrolls by hand shows its scrollbar',
  'css.properties.scrollbar-width.none': 'the same',
  'css.properties.text-wrap': 'headings are broken where the line ends',
  'css.properties.text-wrap.balance': 'the same',
  'css.properties.text-wrap.pretty': 'a paragraph may end in one word',
  'css.properties.user-select': 'nothing: the build adds the prefixed form',
  'css.properties.view-transition-name': 'pages change without a cross-fade',
  'css.selectors.-webkit-search-cancel-button': 'nothing: only who draws such a button hides it',
  'css.selectors.has': 'the printed price list has its title twice, a part of a text less air',
  'css.selectors.popover-open': 'the menu is a switch of the app (useMenuPopover.ts)',
  'css.selectors.view-transition-group': 'pages change without a cross-fade',
  'html.elements.button.popovertarget': 'the menu opens once the page is alive',
  'html.elements.iframe.loading': 'the map is fetched with the page',
  'html.elements.img.fetchpriority': 'the browser decides what it fetches first',
  'html.elements.link.rel.manifest': 'the site cannot be put on the home screen as an app',
  'html.elements.meta.name.theme-color': 'the browser keeps its own colour around the page',
  'html.elements.meta.name.viewport': 'nothing: a desk has no use for it, and every phone has it',
  'html.elements.script.fetchpriority': 'the browser decides what it fetches first',
  'html.elements.search': 'the search of the price list is no landmark',
  'html.elements.video.disablepictureinpicture': 'a loop offers to be taken out of the page',
  'html.elements.video.playsinline': 'nothing: Firefox plays in the page anyway',
  'html.global_attributes.popover':
    'the menu is a switch of the app; without scripts the foot of the page has its links',
  'http.headers.Content-Security-Policy.require-trusted-types-for':
    'one wall less behind the others: no text becomes markup anywhere in the site',
  'http.headers.Content-Security-Policy.trusted-types': 'the same',
  'http.headers.Permissions-Policy': 'the same: no page asks for what it forbids',
  checkVisibility:
    'beside a form a text that is hidden may be outlined in place of one that is seen',
  clearAppBadge: 'the count stands in the tab’s title alone; asked for only where there is one',
  createPolicy: 'nothing: asked for only where the policy of Trusted Types is kept',
  createScriptURL: 'the same',
  fromEpochMilliseconds:
    'nothing: the clinic’s clock is told by `Intl`, which a slow phone takes 50 ms for once',
  hidePopover: 'asked for only where there are popovers',
  setAppBadge: 'the count stands in the tab’s title alone; asked for only where there is one',
  startViewTransition: 'pages change without a cross-fade',
  toZonedDateTimeISO: 'the same as without fromEpochMilliseconds',
}

/** Methods of our own or a library's that are called as one of the browser's is: destroy, getType, handle, isValid, retry, use. */
export const namesakes = ['destroy', 'getType', 'handle', 'isValid', 'retry', 'use']
