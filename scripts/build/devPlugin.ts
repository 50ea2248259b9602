import type { Plugin } from 'vite'

/**
 * `npm run dev`: serves the built media below `/media/` straight from the
 * cache and mounts the appointment endpoint that `npm start` serves; `root` is
 * the clinic's folder.
 */
export function devPlugin({ root, cacheDir }: { root: string; cacheDir: string }): Plugin {
  return {
    name: 'mercan:dev',
    apply: 'serve',
    async configureServer(server) {
      // Not mounted at a path: what is mounted gets its prefix back afterwards.
      server.middlewares.use((request, _response, next) => {
        if (request.url?.startsWith('/media/')) request.url = `/@fs${cacheDir}${request.url}`
        next()
      })
      // Through Vite, so that the config carries no copy of the server.
      const { createApiMiddleware } = (await server.ssrLoadModule(
        '/src/server/index.ts',
      )) as typeof import('../../src/server/index.ts')
      const { middleware, close } = createApiMiddleware({ root })
      server.middlewares.use(middleware)
      server.httpServer?.once('close', () => void close())
    },
  }
}
