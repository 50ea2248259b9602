import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** A page to render: its address, its file below the site, its document, which never rejects. */
export type PrerenderedPage = { route: string; file: string; html(): Promise<string> }

/** Renders pages and writes them below `site`. Rejects if one is not written as rendered. */
export type Prerender = (pages: readonly PrerenderedPage[], site: string) => Promise<void>

/** Writes each page as it is rendered. */
export const prerenderDirectly: Prerender = async (pages, site) => {
  for (const { file, html } of pages) {
    const path = join(site, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, await html())
  }
}

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
}) => { closeBundle(): Promise<void> }

/** The whole site renders in under a second. */
const TIMEOUT_MS = 60_000

/**
 * Lets vite-plugin-prerender write the pages. The package neither awaits its work nor reports
 * errors: awaits `destroy`, its last call in any case, and compares written and rendered files.
 */
export const prerenderByPackage: Prerender = async (pages, site) => {
  if (pages.length === 0) return
  // Its ESM build calls `require`: load the CommonJS one. Lazy: it takes 0.2 seconds.
  const vitePrerender = createRequire(import.meta.filename)(
    'vite-plugin-prerender',
  ) as VitePrerender
  const rendered = new Map<string, { path: string; html: string }>()
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  const { closeBundle } = vitePrerender({
    staticDir: site,
    routes: pages.map(({ route }) => route),
    renderer: {
      initialize: async () => {},
      async renderRoutes() {
        for (const { route, file, html } of pages)
          rendered.set(route, { path: join(site, file), html: await html() })
        return [...rendered].map(([route, { html }]) => ({ route, originalRoute: route, html }))
      },
      destroy: () => finish(),
    },
    postProcess: (page) => ({ ...page, outputPath: rendered.get(page.originalRoute)?.path }),
  })
  await closeBundle()
  await Promise.race([finished, timeout()])
  for (const [route, { path, html }] of rendered)
    if (!existsSync(path) || readFileSync(path, 'utf8') !== html)
      throw new Error(`${route}: ${path} does not hold what was rendered`)
}

async function timeout(): Promise<never> {
  await once(AbortSignal.timeout(TIMEOUT_MS), 'abort')
  throw new Error('Prerendering did not finish in time')
}
