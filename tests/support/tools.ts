import { resolve } from 'node:path'

/**
 * PROVE_TOOLS: a folder with tools too large to be a dependency, `npm install`ed
 * there by hand (docs/operations.md). Undefined when it is not set.
 */
export const toolsFolder = (): string | undefined =>
  process.env.PROVE_TOOLS ? resolve(process.env.PROVE_TOOLS) : undefined
