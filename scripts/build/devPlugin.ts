import type { Plugin } from 'vite'

/**
 * `npm run dev`: serves the built media below `/media/` straight from the
 * cache and mounts the appointment endpoint that `npm start` serves.
 */
export function devPlugin({ root }: { root: string }): Plugin {
  return {
    name: 'mercan:dev',
    apply: 'serve',
    async configureServer(server) {
      server.middlewares.use('/media', (request, _response, next) => {
        request.url = `/.cache/media${request.url}`
        next()
      })
      // Imported here, so that a build never loads the database driver.
      const { createApiMiddleware } = await import('../../src/server/index.ts')
      const { middleware, store } = createApiMiddleware({ root })
      server.middlewares.use(middleware)
      server.httpServer?.once('close', () => store.close())
    },
  }
}
