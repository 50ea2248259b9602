import { cpSync, existsSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What a site is built from; pictures already derived spare the build a minute. */
const COPIED = [
  'content',
  'locales',
  'scripts',
  'src',
  'index.html',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  '.cache/media',
]

/** What is read as it stands. */
const LINKED = ['node_modules', 'public']

/** Copies all that a build needs into a new folder, to be changed at will. The caller removes it. */
export function copyProject(project: string): string {
  const root = mkdtempSync(join(tmpdir(), 'mercan-copy-'))
  for (const part of COPIED) {
    const source = join(project, part)
    if (existsSync(source)) cpSync(source, join(root, part), { recursive: true })
  }
  for (const part of LINKED) symlinkSync(join(project, part), join(root, part))
  return root
}
