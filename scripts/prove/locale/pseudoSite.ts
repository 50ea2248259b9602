import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import fields from '../../../src/content/translation/fields.gen.json' with { type: 'json' }
import { namespaces } from '../../../src/content/translation/needs.ts'
import { contentTexts, localeTexts, type Text } from '../../../src/content/translation/texts.ts'
import { translationPath } from '../../../src/content/translation/translated.ts'
import type { SiteFile } from '../../../src/content/types.gen.ts'
import { copyClinic } from '../clinicCopy.ts'
import { PSEUDO, pseudoText } from './pseudoText.ts'

/**
 * Copies the clinic into a folder of its own and adds a generated language beside its own:
 * a line in the site's settings, and translations below `locales/`. The caller removes the
 * folder.
 */
export function pseudoSite(): string {
  const root = copyClinic()
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'))
  const write = (file: string, value: unknown) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), `${JSON.stringify(value, null, 2)}\n`)
  }
  const site: SiteFile = read('content/site.json')
  const { language: own } = site
  write('content/site.json', { ...site, languages: [{ code: PSEUDO, abroad: false }] })
  const translate = (kind: 'content' | 'locale', name: string, texts: readonly Text[]) =>
    write(
      translationPath(PSEUDO, kind, name),
      Object.fromEntries(
        texts.map(({ key, text }) => [key, { [own]: text, [PSEUDO]: translated(key, text) }]),
      ),
    )
  for (const name of Object.keys(fields))
    translate('content', name, contentTexts(name, read(`content/${name}.json`)))
  for (const name of namespaces)
    translate('locale', name, localeTexts(name, read(`locales/${own}/${name}.json`), PSEUDO))
  return root
}

/** An address stays one, and the code by which other sites know the language is no text. */
function translated(key: string, text: string): string {
  if (key.startsWith('pages.') && key.endsWith('.path')) return `/${key.split('.')[1]}`
  return key === 'openGraphLocale' ? PSEUDO.replace('-', '_') : pseudoText(text)
}
