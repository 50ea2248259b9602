/** Modules that the build provides. From `pages.json` (scripts/build/contentPlugin.ts): */

declare module 'virtual:site-map' {
  const siteMap: import('./content/siteMap').SiteMap
  export default siteMap
}

declare module 'virtual:page-loaders' {
  type PageModule = { default: import('./content/siteMap').PageContents }
  const loaders: Readonly<Record<string, () => Promise<PageModule>>>
  export default loaders
}

declare module 'virtual:page-descriptions' {
  const descriptions: Readonly<Record<string, string>>
  export default descriptions
}

declare module 'virtual:request-choices' {
  const choices: readonly import('./content/requestChoices').RequestChoice[]
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

/** The style sheet built from content/theme.json (scripts/build/themePlugin.ts). */
declare module 'virtual:theme.css'

/** The clinic's logo for light and for dark grounds. */
declare module 'virtual:logo' {
  const logo: import('./content').ThemeFile['logo']
  export default logo
}

/** For the preview (scripts/build/previewContent.ts). */
declare module 'virtual:built-media' {
  import type { Glyph } from './content/media/media'
  import type { Manifest } from './content/media/resolveMedia'

  /** The media manifest of the last build. */
  export const manifest: Manifest
  /** Inlined drawings by name below `content/media`. */
  export const glyphs: Record<string, Glyph>
  export const glyphParts: { elements: string[]; attributes: string[] }
  export const fonts: import('./content/types.gen').ThemeFile['fonts']
}

declare module 'virtual:section-files' {
  /** The files each kind of section reads; `frame`: those around every page. */
  const files: Record<string, { content: string[]; locale: string[] }>
  export default files
}

declare module 'virtual:validator-worker' {
  /** The URL of the validator's worker. */
  const address: string
  export default address
}
