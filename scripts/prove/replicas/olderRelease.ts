import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../build/places.ts'
import { must } from '../proof.ts'

const tables = 'src/server/store/migrations.ts'
const git = (...args: string[]): Buffer =>
  execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 2 ** 30 })

/**
 * The engine as it was before the tables last grew, out of the history, in a folder of its
 * own. Throws where the history does not reach so far.
 */
export function olderRelease(): { commit: string; folder: string; remove(): void } {
  const [newest = ''] = git('log', '-1', '--format=%h', '--', tables).toString().split('\n')
  const commit = `${newest}^`
  must(
    newest !== '' && isKnown(commit),
    `the history does not go back before ${newest}: git fetch --unshallow`,
  )
  const folder = mkdtempSync(join(tmpdir(), 'mercan-older-'))
  const archive = git('archive', commit, 'src', 'scripts', 'package.json', 'tsconfig.json')
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const short = git('rev-parse', '--short', commit).toString().trim()
  return { commit: short, folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

function isKnown(commit: string): boolean {
  try {
    git('rev-parse', '--verify', '--quiet', `${commit}{commit}`)
    return true
  } catch {
    return false
  }
}
