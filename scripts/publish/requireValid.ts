import { folderTree } from '../../src/validation/node/folderTree.ts'
import { validateSite } from '../../src/validation/validateSite.ts'
import { resultReport } from '../cli/check/output/text.ts'

/** The validator's report on the site in a folder. Throws an Error with it for a refused site. */
export function requireValid(root: string): string {
  const result = validateSite(folderTree(root))
  const report = resultReport(result)
  if (result.faults.length > 0) throw new Error(report)
  return report
}
