import { root } from '../publish/paths.ts'
import { gitIn } from './git.ts'
import { callersFile, fail } from './terminal.ts'
import { engineIn } from './update-clinic/engineFile.ts'
import { updateClinic } from './update-clinic/updateClinic.ts'

/** `npm run update-clinic -- DIR`: brings a clinic's folder to this engine. Exits 1 on errors. */
try {
  const [folder] = process.argv.slice(2)
  if (!folder) throw new Error('Usage: npm run update-clinic -- DIR')
  if (gitIn(root, 'status', '--porcelain', '--untracked-files=no') !== '')
    throw new Error(
      'The engine has uncommitted changes, so no commit names it: commit or restore them',
    )
  console.log(updateClinic(callersFile(folder), engineIn(root)))
} catch (error) {
  fail(error)
}
