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
    },
  }
}
