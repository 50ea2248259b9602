import { readdirSync } from 'node:fs'
import { join, posix, relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type Rolldown } from 'vite'

type Bundle = Map<string, { code: string; map: Rolldown.SourceMap | null }>

const setupFile = 'support/setup.ts'
const prefix = '\0bundle:'

/** Leaves packages, prepared modules and addresses of files to the tests' server. */
const external: Plugin = {
  name: 'mercan:component-external',
  enforce: 'pre',
  async resolveId(id, importer) {
    if (!importer || id.startsWith('\0')) return undefined
    if (!id.startsWith('.') && !id.startsWith('/')) return { id, external: true }
    if (!id.endsWith('?url')) return undefined
    const file = await this.resolve(id, importer, { skipSelf: true })
    return file && { id: file.id, external: 'absolute' }
  },
}

/** Adds each sheet to the document where its module is imported, as Vite's server does. */
function addSheets(): Plugin[] {
  const sheets = new Map<string, string>()
  return [
    {
      name: 'mercan:component-read-sheets',
      transform(sheet, id) {
        if (id.endsWith('.css')) sheets.set(id, sheet)
      },
    },
    {
      name: 'mercan:component-add-sheets',
      enforce: 'post',
      transform(code, id) {
        const textContent = sheets.get(id)
        if (textContent === undefined) return undefined
        const style = `Object.assign(document.createElement('style'), ${JSON.stringify({ textContent })})`
        return {
          code: `document.head.append(${style})\n${code}`,
          map: { mappings: '' },
          moduleSideEffects: true,
        }
      },
    },
  ]
}

/** Bundles files below `root` with what they import; returns the code of each chunk by its path. */
async function bundle(root: string, files: string[]): Promise<Bundle> {
  const output = await build({
    configFile: false,
    root,
    mode: 'test',
    logLevel: 'warn',
    publicDir: false,
    css: { modules: { localsConvention: 'camelCaseOnly' } },
    plugins: [external, addSheets(), react()],
    build: {
      write: false,
      target: 'esnext',
      minify: false,
      sourcemap: true,
      cssMinify: false,
      lib: {
        entry: Object.fromEntries(files.map((file) => [relative(root, file), file])),
        formats: ['es'],
      },
      rolldownOptions: {
        output: {
          strictExecutionOrder: true,
          entryFileNames: '[name]',
          chunkFileNames: 'chunks/[name].js',
        },
      },
    },
  })
  const outputs = [output].flat().flatMap((each) => ('output' in each ? each.output : []))
  return new Map(
    outputs
      .filter((each) => each.type === 'chunk')
      .map(({ fileName, code, map }) => [fileName, { code, map }]),
  )
}

/**
 * Bundles the test files once for a run: each has a frame of its own, which would request the
 * modules of the app one by one.
 */
export function bundlePlugin(root: string): Plugin {
  const folder = join(root, 'tests/component')
  const pathOf = (id: string) =>
    id.startsWith(prefix) ? id.slice(prefix.length) : relative(root, id.split('?')[0] ?? '')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.tsx') || file === setupFile)
    .map((file) => join(folder, file))
  let bundled: Promise<Bundle> | undefined

  return {
    name: 'mercan:component-bundle',
    enforce: 'pre',
    // In the other environment Vitest finds the tests of a change, by the modules themselves.
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(id, importer) {
      if (!bundled || !importer || !id.startsWith('.')) return undefined
      const path = posix.join(posix.dirname(pathOf(importer)), id)
      return (await bundled).has(path) ? prefix + path : undefined
    },
    async load(id) {
      const path = pathOf(id)
      if (!id.startsWith(prefix) && !files.includes(join(root, path))) return undefined
      bundled ??= bundle(root, files)
      return (await bundled).get(path)
    },
  }
}
