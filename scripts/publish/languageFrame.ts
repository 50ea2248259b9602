import type { Site } from '../../src/content/site/site.ts'
import { darkColours } from '../../src/content/theme/palette.ts'
import type { Engine } from './engine.ts'
import { themeStyles } from './fonts/themeStyles.ts'
import type { Shell } from './pageTemplate.ts'
import type { ReleaseWriter } from './releaseWriter.ts'
import { sharePictures } from './share/sharePicture.ts'
import { fillDocument, webManifest } from './siteDocument.ts'

/** What all pages of a language share; `theme`: the sheet of colours and fonts. */
export type LanguageFrame = { shell: Shell; theme: string }

type Options = {
  contentDir: string
  cacheDir: string
  engine: Pick<Engine, 'document' | 'tokens' | 'rightToLeft'>
  writer: Pick<ReleaseWriter, 'put' | 'putAsset'>
}

/** A custom property. */
const TOKEN = /(?<![\w-])--[a-z][\w-]*/g

/**
 * Writes a language's fonts, right-to-left sheet, web manifest and share pictures, and fills its
 * document.
 */
export async function languageFrame(
  site: Site,
  { contentDir, cacheDir, engine, writer }: Options,
): Promise<LanguageFrame> {
  const { language, dir } = site
  const sheet = await themeStyles(site, { contentDir, cacheDir, put: writer.putAsset })
  const short = (css: string) => css.replace(TOKEN, (name) => engine.tokens[name] ?? name)
  const home = site.pages[0]?.path ?? '/'
  const manifest = `${home}manifest.webmanifest`
  const pictures = await sharePictures(site, { contentDir, cacheDir })
  for (const [path, picture] of pictures) writer.put(path, picture)
  const { paper } = site.theme.colours
  writer.put(manifest, webManifest({ name: site.clinic.name, lang: language, dir, home, paper }))
  return {
    shell: {
      document: fillDocument(engine.document, {
        LANG: language,
        DIR: dir,
        PAPER: paper,
        NIGHT: darkColours(site.theme).paper,
        MANIFEST: manifest,
      }),
      fonts: sheet.fonts,
      ...(dir === 'rtl' && {
        direction: writer.putAsset('rtl.css', short(sheet.rightToLeft) + engine.rightToLeft),
      }),
    },
    theme: short(sheet.text),
  }
}
