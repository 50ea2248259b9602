import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { SiteChange } from '../../src/desk/editor/contract.ts'
import type { Engine } from '../../src/server/editor/engine.ts'
import { root } from '../build/places.ts'
import { siteChange } from '../check/changes/siteChange.ts'
import { treeSnapshot } from '../check/changes/snapshot.ts'
import { speak } from '../check/language.ts'
import { placeIn } from '../check/place.ts'
import { checkSite } from '../check/site.ts'
import type { Tree } from '../check/tree.ts'
import { siteFilesOf } from './siteFiles.ts'

/**
 * What the server's editor needs of the gate and the build, for the clinic in a folder.
 * `env`: its variables, where they are not those of the process.
 */
export const editorEngine = (clinicDir: string, env: NodeJS.ProcessEnv = {}): Engine => ({
  filesOf: siteFilesOf,
  check(tree: Tree) {
    const { faults, warnings } = checkSite(tree)
    return { faults, warnings }
  },
  compare(before: Tree, after: Tree): SiteChange {
    speak(placeIn(after).language)
    return siteChange(clinicDir, treeSnapshot(before), treeSnapshot(after))
  },
  build: (clinic) => build(clinic, env),
})

/** The build as its command does it, in a process of its own, which may fail alone. */
function build(clinic: string, own: NodeJS.ProcessEnv): Promise<boolean> {
  const child = spawn(process.execPath, [join(root, 'scripts', 'build.cjs')], {
    cwd: root,
    env: { ...process.env, ...own, CLINIC: clinic },
    stdio: 'inherit',
  })
  return new Promise((resolve) => {
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })
}
