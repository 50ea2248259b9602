import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { clinicDir, root } from '../../scripts/publish/paths.ts'
import { printHeaderRules, securityHeaders } from '../../src/server/http/headers.ts'

/** Creates an empty temporary folder; the caller removes it. */
export const temporaryFolder = (name: string): string =>
  mkdtempSync(join(tmpdir(), `mercan-${name}-`))

export const removeFolder = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true })

/** Calls `work` with a temporary folder and removes the folder afterwards. */
export async function withFolder<Result>(
  name: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = temporaryFolder(name)
  try {
    return await work(folder)
  } finally {
    removeFolder(folder)
  }
}

/** Writes files below a folder, parents included. */
export function writeFiles(folder: string, files: Record<string, string | Uint8Array>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

/** Copies the parts of a folder that exist, except some paths below them; links are followed. */
export function copyParts(
  from: string,
  to: string,
  parts: readonly string[],
  except: readonly string[] = [],
): void {
  const left = except.map((path) => join(from, path))
  const options = {
    recursive: true,
    dereference: true,
    filter: (path: string) => !left.includes(path),
  }
  for (const part of parts)
    if (existsSync(join(from, part))) cpSync(join(from, part), join(to, part), options)
}

/** The pages that soak tests request, and the headers of every site. */
export const stubSite = {
  'dist/_headers': printHeaderRules([{ pattern: '/*', headers: { ...securityHeaders } }]),
  'dist/index.html': '<!doctype html><title>Ana Sayfa</title>',
  'dist/404.html': '<!doctype html><title>Sayfa bulunamadı</title>',
  'dist/randevu/index.html': '<!doctype html><title>Randevu</title>',
}

/** Copies a clinic without its media; its `dist/` has two pages and a 404 page. */
export function copyClinic(from = clinicDir): { root: string; remove(): void } {
  const copy = temporaryFolder('proof')
  copyParts(from, copy, ['content', 'locales'], ['content/media'])
  writeFiles(copy, stubSite)
  return { root: copy, remove: () => removeFolder(copy) }
}

/** Gives a clinic's folder a desk. */
export const addDesk = (clinic: string): void =>
  writeFiles(clinic, { '.desk/index.html': '<!doctype html><title>Desk</title>' })

/** Large and read-only. */
const linked = ['content/media', 'public']

/** Slow to make. */
const caches = ['media', 'fonts', 'share', 'desk-icons'].map((folder) => `.cache/${folder}`)

/** Copies the clinic that CLINIC names, with its derivatives, so that it can be built. The caller removes the copy. */
export function copyBuildableClinic(): string {
  const copy = temporaryFolder('clinic')
  copyParts(clinicDir, copy, ['content', 'locales', ...caches], [...linked, 'content/schemas'])
  for (const part of linked) symlinkSync(join(clinicDir, part), join(copy, part))
  return copy
}

/** Gives a folder the installed packages, with caches of its own. */
export function linkModules(folder: string): void {
  const [from, to] = [root, folder].map((place) => join(place, 'node_modules')) as [string, string]
  mkdirSync(to)
  for (const name of readdirSync(from))
    if (!name.startsWith('.vite')) symlinkSync(join(from, name), join(to, name))
}

const engineParts = [
  'scripts',
  'src',
  'index.html',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
]

/** Copies the engine into a temporary folder. The caller removes the copy. */
export function copyEngine(): string {
  const copy = temporaryFolder('engine')
  copyParts(root, copy, engineParts)
  cpSync(join(root, 'content', 'schemas'), join(copy, 'content', 'schemas'), { recursive: true })
  linkModules(copy)
  return copy
}
