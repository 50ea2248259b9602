/**
 * Fonts installed on visitors' devices, in order of preference. `width`: average width of a
 * letter of `SAMPLE` in em, kerning included, measured in a browser against Gelasio,
 * Liberation Sans and Liberation Serif (metric-compatible with Georgia, Arial and Times);
 * regular serifs by their ratio to the bold ones in @capsizecss/metrics. Georgia and Arial
 * are on Windows, macOS and iOS, Noto Serif and Roboto on Android, Liberation on Linux.
 */
export type Cut = { locals: string[]; width: number }

export type FallbackFont = { regular: Cut; bold: Cut }

export const SAMPLE =
  'A calm first visit: we listen, look, and explain each step and its cost before anything is done. You decide when to go on.'

export const fallbackFonts: Record<'serif' | 'sans-serif', FallbackFont[]> = {
  serif: [
    {
      regular: { locals: ['Georgia', 'Gelasio'], width: 0.42404 },
      bold: { locals: ['Georgia Bold', 'Georgia-Bold', 'Gelasio Bold'], width: 0.493246 },
    },
    {
      regular: { locals: ['Noto Serif', 'NotoSerif'], width: 0.45625 },
      bold: { locals: ['Noto Serif Bold', 'NotoSerif-Bold'], width: 0.485656 },
    },
    {
      regular: {
        locals: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'],
        width: 0.38508,
      },
      bold: {
        locals: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
        width: 0.410073,
      },
    },
  ],
  'sans-serif': [
    {
      regular: { locals: ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica'], width: 0.432266 },
      bold: {
        locals: [
          'Arial Bold',
          'Arial-BoldMT',
          'Liberation Sans Bold',
          'Helvetica Bold',
          'Helvetica-Bold',
        ],
        width: 0.466614,
      },
    },
    {
      regular: { locals: ['Roboto', 'Roboto Regular', 'Roboto-Regular'], width: 0.429138 },
      bold: { locals: ['Roboto Bold', 'Roboto-Bold'], width: 0.439166 },
    },
  ],
}
