import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { clinicDir } from '../../scripts/build/paths.ts'
import { printHeaderRules, securityHeaders } from '../../src/server/http/headers.ts'

/** The pages that soak tests request, and the headers every site has. */
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
