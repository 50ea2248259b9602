/** Modules that the build makes of `pages.json` (scripts/build/contentPlugin.ts). */

declare module 'virtual:site-map' {
  const siteMap: import('./siteMap').SiteMap
  export default siteMap
}

declare module 'virtual:page-loaders' {
  type PageModule = { default: import('./siteMap').PageContents }
  const loaders: Readonly<Record<string, () => Promise<PageModule>>>
  export default loaders
}

declare module 'virtual:page-descriptions' {
  const descriptions: Readonly<Record<string, string>>
  export default descriptions
}

declare module 'virtual:request-choices' {
  const choices: readonly import('./requestChoices').RequestChoice[]
  export default choices
}

declare module 'virtual:special-days' {
  const words: Readonly<Record<string, string>>
  export default words
}

declare module 'virtual:other-locales' {
  const otherLocales: Readonly<Record<string, readonly string[]>>
  export default otherLocales
}
