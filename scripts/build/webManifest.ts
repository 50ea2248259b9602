import {
  type ClinicPlace,
  readContent,
  readLocale,
  readSiteMap,
  readTheme,
} from '../../src/content/loading/read.ts'

export const webManifestName = 'manifest.webmanifest'

export const homePathOf = (place: ClinicPlace): string => readSiteMap(place).pages[0]?.path ?? '/'

/** The web app manifest as JSON. */
export function webManifest(place: ClinicPlace): string {
  const { name } = readContent(place, 'clinic')
  const { lang, dir } = readLocale<{ lang: string; dir: string }>(place, 'locale')
  const { colours } = readTheme(place.clinicDir)
  const icon = (file: string, size: number, purpose?: string) => ({
    src: `/${file}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const manifest = {
    name,
    short_name: name,
    lang,
    dir,
    start_url: homePathOf(place),
    display: 'browser',
    background_color: colours.paper,
    theme_color: colours.paper,
    icons: [icon('icon', 192), icon('icon', 512), icon('icon-maskable', 512, 'maskable')],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
