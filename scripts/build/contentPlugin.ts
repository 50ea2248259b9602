import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { contentFile } from '../../src/server/contentFile.ts'
import { schemasDir } from './places.ts'
import { type Manifest, resolveMedia } from './resolveMedia.ts'

const CONTENT = 'virtual:content/'
const LOCALE = 'virtual:locale/'

/**
 * Serves `virtual:content/<file>` and `virtual:locale/<namespace>` as one ES
 * module each, so that a route's chunk carries only what the route reads.
 * `root` holds the clinic's `content/` and `locales/`. `locale` chooses `locales/<locale>/`; a file of the same name under
 * `locales/<locale>/content/` replaces the one in `content/`.
 * Media references are swapped for their entries in the manifest. A file of
 * `content/media/` that every clinic has is imported as `virtual:media/<file>`.
 */
export function contentPlugin({
  root,
  locale,
  manifest,
}: {
  root: string
  locale: string
  manifest: () => Promise<Manifest>
}): Plugin {
  // One media build for all the modules that ask at once.
  let media: Promise<Manifest> | undefined

  const localeFile = (name: string) => join(root, 'locales', locale, `${name}.json`)
  const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

  return {
    name: 'mercan:content',
    config: () => ({ resolve: { alias: { 'virtual:media': join(root, 'content', 'media') } } }),
    resolveId: (id) => (id.startsWith(CONTENT) || id.startsWith(LOCALE) ? `\0${id}` : undefined),
    async load(id) {
      if (id.startsWith(`\0${LOCALE}`)) {
        const file = localeFile(id.slice(LOCALE.length + 1))
        this.addWatchFile(file)
        return toModule(readJson(file))
      }
      if (id.startsWith(`\0${CONTENT}`)) {
        const name = id.slice(CONTENT.length + 1)
        const file = contentFile(root, locale, name)
        this.addWatchFile(file)
        const schema = readJson(join(schemasDir, `${name}.schema.json`))
        media ??= manifest()
        return toModule(resolveMedia(readJson(file), schema, await media))
      }
    },
    hotUpdate({ file, modules, server }) {
      if (!file.endsWith('.json') || modules.length === 0) return
      media = undefined
      server.environments.client.hot.send({ type: 'full-reload' })
    },
  }
}

function toModule(value: unknown) {
  return { code: `export default ${JSON.stringify(value)}`, map: null, moduleSideEffects: false }
}
