import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { Frame } from './frame.ts'
import { pageTemplate, printedRecordsFile } from './pageTemplate.ts'

type PrerenderEntry = typeof import('../../src/site/app/entry.prerender.tsx')
type RenderedRoute = { route: string; originalRoute: string; html: string; outputPath?: string }
type Renderer = {
  initialize(): Promise<void>
  renderRoutes(routes: string[]): Promise<RenderedRoute[]>
  destroy(): void
}
type VitePrerender = (options: {
  staticDir: string
  routes: string[]
  renderer: Renderer
  postProcess(route: RenderedRoute): RenderedRoute
}) => Plugin & { closeBundle(): Promise<void> }

// Its ESM build calls `require`: load the CommonJS one.
const vitePrerender = createRequire(import.meta.filename)('vite-plugin-prerender') as VitePrerender

/** The whole site renders in under a second. */
const TIMEOUT_MS = 60_000

/**
 * vite-plugin-prerender with react-dom/static as renderer. The package neither awaits its work nor
 * reports errors: the plugin awaits `destroy`, its last call in any case, compares written and
 * rendered files, and fails the build with the routes' names.
 */
export function prerenderPlugin({
  outDir,
  bundle,
  frame,
}: {
  outDir: string
  bundle: string
  frame: Frame
}): Plugin {
  // Filled by `initialize`, after which the package reads it.
  const routes: string[] = []
  const failures: string[] = []
  const rendered = new Map<string, { file: string; html: string }>()
  let entry: PrerenderEntry
  let clientIsWritten = false
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  const fileOf = (route: string) =>
    route === entry.notFoundRoute
      ? join(outDir, entry.home, '404.html')
      : join(outDir, route, 'index.html')

  const renderer: Renderer = {
    async initialize() {
      entry = await import(pathToFileURL(bundle).href)
      routes.splice(0, routes.length, ...entry.routes, entry.notFoundRoute)
    },
    async renderRoutes(wanted) {
      const print = pageTemplate(outDir, frame)
      const records: string[] = []
      for (const route of wanted) {
        try {
          const page = print(await entry.renderPage(route))
          rendered.set(route, { file: fileOf(route), html: page.html })
          records.push(...page.records)
        } catch (error) {
          failures.push(`${route}: ${error instanceof Error ? error.message : String(error)}`)
        }
      }
      writeFileSync(join(outDir, printedRecordsFile), JSON.stringify(records))
      return [...rendered].map(([route, { html }]) => ({ route, originalRoute: route, html }))
    },
    destroy: () => finish(),
  }

  const prerender = vitePrerender({
    staticDir: outDir,
    routes,
    renderer,
    postProcess: (page) => ({ ...page, outputPath: fileOf(page.originalRoute) }),
  })
  return {
    ...prerender,
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle() {
      clientIsWritten = true
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        // After a failed client build, its error is the one to show. Vite closes a failed bundle twice.
        if (!clientIsWritten) return
        clientIsWritten = false
        await prerender.closeBundle()
        await Promise.race([finished, timeout()])
        for (const [route, { file, html }] of rendered) {
          if (!existsSync(file) || readFileSync(file, 'utf8') !== html) {
            failures.push(`${route}: ${file} does not hold what was rendered`)
          }
        }
        if (rendered.size === 0) failures.push('no route was rendered')
        if (failures.length > 0) throw new Error(`Prerendering failed\n  ${failures.join('\n  ')}`)
      },
    },
  }
}

async function timeout(): Promise<never> {
  await once(AbortSignal.timeout(TIMEOUT_MS), 'abort')
  throw new Error('Prerendering did not finish in time')
}
