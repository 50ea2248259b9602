declare module 'virtual:editor-site' {
  /** The fixture clinic as the server gives it to an editor's browser. */
  const site: import('../../../src/editor/contract/contract').SiteFiles
  export default site
}

declare module 'virtual:editor-site/translated' {
  /** The same, published in English and Arabic too. */
  const site: import('../../../src/editor/contract/contract').SiteFiles
  export default site
}
