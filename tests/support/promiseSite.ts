import { afterAll } from 'vitest'
import { changedTrees, promiseClinic } from '../soak/promise/damagedSites.ts'
import { removeFolder } from './folders.ts'
import { clinicFiles } from './translations.ts'

/** The clinic of the promise, removed after the tests of a file; `treeWith`: with some texts changed. */
export function promiseSite() {
  const root = promiseClinic()
  afterAll(() => removeFolder(root))
  return { root, read: clinicFiles(root).read, treeWith: changedTrees(root) }
}
