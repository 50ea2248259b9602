/** @module-tag nightly */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copyBuildableClinic, copyEngine, writeFiles } from '../../support/folders.ts'

/** Builds a copy of the clinic with an engine; returns the digests of its site's files. */
function siteBuiltBy(engine: string): Record<string, string> {
  const clinic = copyBuildableClinic()
  onTestFinished(() => rmSync(clinic, { recursive: true }))
  execFileSync(process.execPath, ['scripts/build.cjs'], {
    cwd: engine,
    env: { ...process.env, CLINIC: clinic, NODE_ENV: 'production' },
    stdio: 'pipe',
  })
  const dist = join(clinic, 'dist')
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  return Object.fromEntries(
    files.map((file) => [
      file.slice(dist.length + 1),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  )
}

function engineCopy(): string {
  const engine = copyEngine()
  onTestFinished(() => rmSync(engine, { recursive: true }))
  return engine
}

test('a visitor receives the same site to the byte with and without the editor', () => {
  const bare = engineCopy()
  rmSync(join(bare, 'src/site/preview'), { recursive: true })
  rmSync(join(bare, 'src/editor/client'), { recursive: true })
  const stubs = {
    'src/editor/client/EditorPage.tsx': 'export const EditorPage = () => null\n',
    'src/editor/client/translations/textsEntry.ts': 'export {}\n',
    'src/site/preview/index.html': '<!doctype html>\n',
  }
  writeFiles(bare, stubs)
  const site = siteBuiltBy(engineCopy())
  expect(Object.keys(site).length).toBeGreaterThan(50)
  expect(siteBuiltBy(bare)).toEqual(site)
})
