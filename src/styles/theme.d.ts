/** The clinic's colours, which the build makes of content/theme.json (scripts/build/themePlugin.ts). */
declare module 'virtual:theme.css'
