import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { clinicDir, root } from '../publish/paths.ts'

type Host = typeof import('../../src/host/index.ts')

const clientsOfDesk = /^src\/(?:desk|editor)\/(?:client|worker)\//

/** Mounts the API, opened again after a change of its code, and the desk as last built. */
export function devApi(): Plugin {
  let open: () => Promise<void>
  let opened = Promise.resolve()
  return {
    name: 'mercan:dev-api',
    apply: 'serve',
    async configureServer({ httpServer, middlewares, ssrLoadModule }) {
      let api: ReturnType<Host['createApiMiddleware']> | undefined
      open = async () => {
        // Through Vite, so that the config bundles no server.
        const { createApiMiddleware } = (await ssrLoadModule('/src/host/index.ts')) as Host
        const before = api
        api = createApiMiddleware({ root: clinicDir })
        await before?.close()
      }
      await open()
      middlewares.use((request, response, next) => api?.middleware(request, response, next))
      httpServer?.once('close', () => void api?.close())
    },
    hotUpdate({ file, modules }) {
      const { name: environment, logger } = this.environment
      if (environment !== 'ssr') return
      const changed = `${relative(root, file)} changed:`
      if (modules.length > 0)
        opened = opened.then(open).then(
          () => logger.info(`${changed} the API runs its new code`),
          (error) => logger.error(`${changed} the API still runs its old code. ${error}`),
        )
      if (clientsOfDesk.test(relative(root, file)))
        logger.info(`${changed} the desk shows it after npm run build`)
    },
  }
}
