import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import type { Plugin } from 'vite'
import { loadOnNode } from './loadOnNode.ts'

const worker = { id: 'virtual:validator-worker', address: '/validator-worker.js' }
const sites = ['virtual:editor-site', 'virtual:editor-site/translated']
const preview = '/yonetim/preview/'

/** An empty preview frame: it records received messages and sends those that a test reports. */
const previewPage = `<!doctype html><title>Preview</title><script>
  var received = []
  var report = (message) => parent.postMessage(message, origin)
  addEventListener('message', ({ data }) => {
    received.push(data)
    if (data.kind !== 'show') return
    const { site, page } = data.view
    const { pages } = JSON.parse(site.texts['content/pages.json'])
    report({ kind: 'shown', page: page || pages[0].id, pages })
  })
  report({ kind: 'ready' })
</script>`

/**
 * The editor's environment: the published site as the server sends it, the validator's worker as the
 * desk's build bundles it, and an empty preview.
 */
export function editorPlugin(root: string, clinicDir: string): Plugin {
  let bundled: Promise<string> | undefined

  async function bundleWorker(): Promise<string> {
    const { synonymsAlone } = await loadOnNode()
    const { outputFiles } = await build({
      entryPoints: [join(root, 'src/editor/worker/worker.ts')],
      bundle: true,
      format: 'esm',
      target: 'esnext',
      write: false,
      plugins: [
        {
          name: 'synonyms-alone',
          setup: ({ onLoad }) =>
            onLoad({ filter: /languages\.gen\.ts$/ }, ({ path }) => ({
              contents: synonymsAlone().load(path)?.code,
            })),
        },
      ],
    })
    return outputFiles[0]?.text ?? ''
  }

  /** A copy of the clinic with English and Arabic as further languages. */
  async function translated(): Promise<string> {
    const { translateClinic } = await loadOnNode()
    const copy = mkdtempSync(join(tmpdir(), 'mercan-component-'))
    for (const folder of ['content', 'locales', 'public'])
      cpSync(join(clinicDir, folder), join(copy, folder), { recursive: true })
    translateClinic(copy, [
      { code: 'en', abroad: false },
      { code: 'ar', abroad: false },
    ])
    return copy
  }

  async function siteFiles(folder: string) {
    const { folderTree, siteFilesOf } = await loadOnNode()
    return siteFilesOf(folderTree(folder), 'a'.repeat(40))
  }

  return {
    name: 'mercan:component-editor',
    configureServer: ({ middlewares }) =>
      void middlewares.use(async ({ url = '' }, response, next) => {
        if (url === worker.address) {
          bundled ??= bundleWorker()
          response.setHeader('Content-Type', 'text/javascript').end(await bundled)
        } else if (url.startsWith(preview)) {
          response.setHeader('Content-Type', 'text/html').end(previewPage)
        } else next()
      }),
    resolveId: (id) => (id === worker.id || sites.includes(id) ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${worker.id}`) {
        // Bundled during the import of the test file, not while a test waits for its editor.
        bundled ??= bundleWorker()
        await bundled
        return `export default ${JSON.stringify(worker.address)}`
      }
      if (!sites.includes(id.slice(1))) return undefined
      const isCopy = id.endsWith('/translated')
      const folder = isCopy ? await translated() : clinicDir
      const files = await siteFiles(folder)
      if (isCopy) rmSync(folder, { recursive: true })
      return `export default ${JSON.stringify(files)}`
    },
  }
}
