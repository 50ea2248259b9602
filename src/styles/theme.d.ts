/** The clinic's colours and fonts, which the build makes of content/theme.json (scripts/build/themePlugin.ts). */
declare module 'virtual:theme.css'

/** The files of the clinic's logo, for light grounds and for dark ones. */
declare module 'virtual:logo' {
  const logo: import('../content').ThemeFile['logo']
  export default logo
}
