import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

/** The path of a package in PROVE_TOOLS, a folder for large tools (docs/operations.md); undefined if missing. */
export function findTool(path: string): string | undefined {
  const found = process.env.PROVE_TOOLS && resolve(process.env.PROVE_TOOLS, 'node_modules', path)
  return found && existsSync(found) ? found : undefined
}
