import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readFiles } from './check/files.ts'
import { examine, examineSite } from './check/inspect.ts'
import { proveRepairs } from './check/prove.ts'
import { reportOf, STAYS } from './check/report.ts'
import type { Fault, TextFile } from './check/types.ts'

/** Everything wrong with the content and texts below `root`, in the order of files and lines. */
export function inspectSite(root: string): { faults: Fault[]; files: TextFile[] } {
  const { files, faults: missing } = readFiles(root)
  if (files.length === 0) return { faults: missing, files: [] }
  const examined = files.map(examine)
  const found = [
    ...missing,
    ...examined.flatMap(({ faults }) => faults),
    ...examineSite(root, examined),
  ]
  const order = new Map(examined.map(({ file }, index) => [file, index]))
  const placed = found.sort(
    (a, b) =>
      (order.get(a.file) ?? -1) - (order.get(b.file) ?? -1) || a.range.offset - b.range.offset,
  )
  return { faults: proveRepairs(root, examined, placed), files: examined }
}

/** Checks and reports; true when the site may be published. Anything unforeseen counts as a refusal. */
export function checkSite({ root }: { root: string }): boolean {
  try {
    const { faults, files } = inspectSite(root)
    if (faults.length === 0) {
      console.log(`İçerik kontrolü tamam: ${files.length} dosya okundu, sorun bulunmadı.`)
      return true
    }
    console.log(reportOf(faults, files))
  } catch (error) {
    console.log(`Kontrol tamamlanamadı. ${STAYS} Bu iletiyi geliştiriciye gösterin.`)
    console.error(error)
  }
  return false
}

/** The command `check [--root DIR]`: checks the folder whose content and locales it names; answers the exit code. */
export function main(args: readonly string[]): number {
  try {
    const { values } = parseArgs({ args: [...args], options: { root: { type: 'string' } } })
    const root = resolve(values.root ?? join(import.meta.dirname, '..'))
    return checkSite({ root }) ? 0 : 1
  } catch (error) {
    console.error(
      `usage: npm run check -- [--root DIR]\n${error instanceof Error ? error.message : error}`,
    )
    return 1
  }
}

if (process.argv[1] === import.meta.filename) process.exitCode = main(process.argv.slice(2))
