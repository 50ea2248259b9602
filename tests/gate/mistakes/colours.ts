import type { Mistake } from './mistake.ts'

const theme = 'content/theme.json'

export const colourMistakes: Mistake[] = [
  ['makes the text too light', theme, '"ink": "#12282E"', '"ink": "#8FA3A9"', 'theme.unreadable'],
  ['makes the page dark', theme, '"paper": "#FAF5EC"', '"paper": "#333333"', 'theme.unreadable'],
  [
    'makes the buttons yellow',
    theme,
    '"primary": "#0F4C5C"',
    '"primary": "#FFD200"',
    'theme.unreadable',
  ],
  [
    'makes an edge hard to see',
    theme,
    '"primaryLight": "#2B7686"',
    '"primaryLight": "#BFD5DA"',
    'theme.unreadable',
  ],
  ['leaves out the sign of a colour', theme, '"#12282E"', '"12282E"', 'value.form'],
  ['writes a colour short', theme, '"#12282E"', '"#123"', 'value.form'],
  ['names a colour', theme, '"#EE7B62"', '"mercan"', 'value.form'],
  ['forgets a digit of a colour', theme, '"#EE7B62"', '"#EE7B6"', 'value.form'],
  ['names no font there is', theme, 'fonts/manrope.woff2', 'fonts/inter.woff2', 'media.missing'],
  ['names a font by its folder', theme, 'fonts/manrope', 'media/fonts/manrope', 'media.outside'],
  ['names a picture for a font', theme, 'fonts/manrope.woff2', 'logo.svg', 'media.kind'],
  ['names a photo for the logo', theme, '"logo.svg"', '"about.png"', 'media.kind'],
  ['writes a weight in words', theme, '"400 700"', '"kalın"', 'value.form'],
  ['invents a kind of fallback', theme, '"sans-serif"', '"arial"', 'value.option'],
  ['misspells a role', theme, '"accent"', '"acent"', 'field.unknown'],
]
