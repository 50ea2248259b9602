import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { releaseWriter } from '../../../scripts/publish/releaseWriter.ts'
import { removeFolder, temporaryFolder, writeFiles } from '../../support/folders.ts'

test('a clinic’s document leaves the engine’s as it is, and has compressed files of its own', async () => {
  const folder = temporaryFolder('writer')
  onTestFinished(() => removeFolder(folder))
  const [engine, release] = [join(folder, 'engine'), join(folder, 'release')]
  writeFiles(engine, { 'index.html': 'template', 'index.html.br': 'its sibling' })
  const writer = releaseWriter(release)
  const document = 'The clinic’s words. '.repeat(50)
  writer.put('index.html', document)
  writer.linkFolder(engine, '')
  await writer.compressed()
  expect(readFileSync(join(engine, 'index.html.br'), 'utf8')).toBe('its sibling')
  const sibling = readFileSync(join(release, 'index.html.br'))
  expect(brotliDecompressSync(sibling).toString()).toBe(document)
})
