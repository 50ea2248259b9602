import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentFile } from '../../src/server/contentFile.ts'
import { readTheme } from '../theme/readTheme.ts'

/** Its name at the top of the site; index.html links it. */
export const webManifestFile = 'manifest.webmanifest'

/** What a phone shows when the site is put on its home screen: name, language, ground and icons, as JSON. */
export function webManifest({ root, locale }: { root: string; locale: string }): string {
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
  const { name } = read(contentFile(root, locale, 'clinic')) as { name: string }
  const { lang, dir } = read(join(root, 'locales', locale, 'locale.json')) as {
    lang: string
    dir: string
  }
  const { colours } = readTheme(root)
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
    start_url: '/',
    display: 'browser',
    background_color: colours.paper,
    theme_color: colours.paper,
    icons: [icon('icon', 192), icon('icon', 512), icon('icon-maskable', 512, 'maskable')],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
