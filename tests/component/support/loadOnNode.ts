import { tsImport } from 'tsx/esm/api'

type Modules = typeof import('./onNode.ts')

let modules: Promise<Modules> | undefined

/**
 * What the plugins prepare documents and sites with, loaded at the first call: the config would
 * bundle all of it. Not through the tests' server: Vitest rewrites the dynamic imports of all its
 * modules for a browser, and Node cannot run them.
 */
export function loadOnNode(): Promise<Modules> {
  modules ??= tsImport('./onNode.ts', import.meta.url)
  return modules
}
