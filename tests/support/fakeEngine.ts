import { join } from 'node:path'
import { shownRecords } from '../../scripts/publish/recordsInPages.ts'
import { readSites } from '../../src/content/loading/read.ts'
import { sections } from '../../src/content/sections/index.ts'
import { writeFiles } from './folders.ts'

const document = `<!doctype html>
<html lang="%LANG%" dir="%DIR%">
  <head><!--head--><link rel="manifest" href="%MANIFEST%"></head>
  <body><div id="root"><!--app--></div><script type="module" src="/assets/app-1a2b3c4d.js"></script></body>
</html>`

/** Prints a digest of a page's data and its prices; the start page has the marks of all records. */
const renderer = (marks: string) => `
const { existsSync } = require('node:fs')
const { createHash } = require('node:crypto')
exports.renderPage = async (site, { page, data: own }) => {
  if (existsSync(require.resolve('./engine.json') + '.kill')) process.kill(process.pid, 'SIGKILL')
  const data = JSON.stringify([site, own])
  if (data.includes('not for the screen')) throw new Error('too bright')
  const marks = page === 'home' ? ${JSON.stringify(marks)} : ''
  return createHash('sha256').update(data).digest('hex') + data.match(/"min":\\d+/g) + marks
}`

/**
 * Writes an engine whose pages print a digest of their data, for the records of the clinic in `clinicDir`. A
 * file `engine.json.kill` kills a publication, the words "not for the screen" fail a page.
 */
export function writeFakeEngine(folder: string, hash: string, clinicDir: string): string {
  const engine = join(folder, hash)
  const records = shownRecords(readSites(clinicDir).own)
  const marks = records.map(({ key }) => `<i data-record="${key}"></i>`).join('')
  const parts = [...Object.keys(sections), 'heading', 'not-found', 'footer']
  writeFiles(engine, {
    'engine.json': JSON.stringify({
      hash,
      client: 'client',
      tokens: { '--paper': '--a' },
      sheets: ['assets/frame.css'],
      parts: Object.fromEntries(parts.map((part) => [part, ['assets/part.css']])),
    }),
    'document.html': document,
    'rtl.css': '[dir=rtl] p{left:0}',
    'render.cjs': renderer(marks),
    'site/assets/app-1a2b3c4d.js': 'app',
    'site/assets/app-1a2b3c4d.js.br': 'compressed app',
    'site/assets/frame.css': 'p{top:0}',
    'site/assets/part.css': 'p{top:1px}',
    'desk/index.html': '<!doctype html><html lang="%LANG%"><title>%TITLE%</title>%WORDS%',
    'desk/preview/index.html': '<!doctype html><html lang="%LANG%"><title>%TITLE%</title>%MEDIA%',
    'desk/assets/desk-1a2b3c4d.js': 'desk',
  })
  return engine
}
