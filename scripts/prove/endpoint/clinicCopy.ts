import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { printHeaderRules } from '../../../src/server/headerRules.ts'
import { securityHeaders } from '../../../src/server/headers.ts'
import { clinicDir } from '../../build/places.ts'

/** A page each for what a proof asks the site for, and the headers no site is served without. */
const pages = {
  'dist/_headers': printHeaderRules([{ pattern: '/*', headers: { ...securityHeaders } }]),
  'dist/index.html': '<!doctype html><title>Ana Sayfa</title>',
  'dist/404.html': '<!doctype html><title>Sayfa bulunamadı</title>',
  'dist/randevu/index.html': '<!doctype html><title>Randevu</title>',
}

/** The clinic in a folder with its content and words, but hardly a site, in a temporary folder of its own. */
export function copyClinic(from = clinicDir): { root: string; remove(): void } {
  const root = mkdtempSync(join(tmpdir(), 'mercan-proof-'))
  for (const folder of ['content', 'locales']) {
    cpSync(join(from, folder), join(root, folder), {
      recursive: true,
      filter: (path) => !path.endsWith('media'),
    })
  }
  for (const [path, text] of Object.entries(pages)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) }
}
