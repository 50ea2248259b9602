import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The path of a program: from the variable, else the first of the names on the PATH. */
export function findProgram(names: readonly string[], variable?: string): string | undefined {
  const named = variable && process.env[variable]
  if (named) return named
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync)
}
