import { cpSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, schemasDir } from '../../scripts/build/paths.ts'

const COPIED = [
  'scripts',
  'src',
  'index.html',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
]

/** Copies the engine, without a clinic, into a new folder, to be changed at will. The caller removes it. */
export function copyEngine(): string {
  const copy = mkdtempSync(join(tmpdir(), 'mercan-engine-'))
  for (const part of COPIED) cpSync(join(root, part), join(copy, part), { recursive: true })
  cpSync(schemasDir, join(copy, 'content', 'schemas'), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}
