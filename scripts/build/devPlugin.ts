import type { Plugin } from 'vite'

/**
 * `npm run dev`: serves media from the cache and mounts the server's API. `root`: the clinic's
 * folder.
 */
export function devPlugin({ root, cacheDir }: { root: string; cacheDir: string }): Plugin {
  return {
    name: 'mercan:dev',
    apply: 'serve',
    async configureServer(server) {
      // Not mounted at a path: connect would restore the prefix.
      server.middlewares.use((request, _response, next) => {
        if (request.url?.startsWith('/media/')) request.url = `/@fs${cacheDir}${request.url}`
        next()
      })
      // Through Vite, so that the config bundles no server.
      const { createApiMiddleware } = (await server.ssrLoadModule(
        '/src/host/index.ts',
      )) as typeof import('../../src/host/index.ts')
      const { middleware, close } = createApiMiddleware({ root })
      server.middlewares.use(middleware)
      server.httpServer?.once('close', () => void close())
    },
  }
}
