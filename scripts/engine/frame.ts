import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'

/** The name of the chunk of the frame. */
const frameChunk = 'start'

/** What every page loads; files as paths below the site's folder. */
export type Frame = {
  /** In cascade order. */
  sheets: readonly string[]
  /** Loaded before any section. */
  scripts: readonly string[]
  /** The sheet of right-to-left pages. */
  rightToLeft: string
  /** Digest of all files of the client. */
  client: string
}

/**
 * Collects the frame from the client bundle and removes its sheets from the chunks' metadata:
 * otherwise the preload list would name them for every page.
 */
export function framePlugin(frame: Frame): Plugin {
  return {
    name: 'mercan:frame',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      // Before the plugins that write the lists.
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        /** A chunk and its imports, imports first. */
        const withImports = (chunk: Rolldown.OutputChunk): Rolldown.OutputChunk[] => {
          const imported = chunks.filter(({ fileName }) => chunk.imports.includes(fileName))
          return [...imported.flatMap(withImports), chunk]
        }
        const app = chunks.filter(({ name }) => name === frameChunk).flatMap(withImports)
        // The entry's sheet declares the cascade layers: it comes first.
        const entry = chunks.filter(({ isEntry }) => isEntry)
        const sheets = [...entry, ...app].flatMap(({ viteMetadata }) => [
          ...(viteMetadata?.importedCss ?? []),
        ])
        frame.sheets = [...new Set(sheets)]
        frame.scripts = app.map(({ fileName }) => fileName)
        for (const { viteMetadata } of chunks)
          for (const sheet of frame.sheets) viteMetadata?.importedCss.delete(sheet)
      },
    },
  }
}

/** Stands in the client's code for the digest of its files. */
export const clientSlot = '%CLIENT%'

/** Fills the digest in: by file names, which contain hashes of the files. */
export const clientDigest = (frame: Frame): Plugin => ({
  name: 'mercan:client-digest',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const names = Object.keys(bundle).sort().join()
      frame.client = createHash('sha256').update(names).digest('hex').slice(0, 16)
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = file.code.replaceAll(clientSlot, frame.client)
    },
  },
})

/** The scripts to preload with an import: those not in the frame. */
export const scriptsToFetch =
  (frame: Frame) =>
  (_file: string, scripts: string[], { hostId }: { hostId: string }): string[] =>
    hostId.includes('/index-') ? scripts : scripts.filter((file) => !frame.scripts.includes(file))

const HELPER = /vite\/preload-helper/
const INTO_HEAD = 'document.head.appendChild('

/**
 * Appends the sheets of fetched chunks to the document: Chromium recalculates the whole layout
 * for each layered sheet inserted earlier (50 to 90 ms on a slow phone). Throws when Vite's
 * helper has changed.
 */
export const sheetsLast = (): Plugin => ({
  name: 'mercan:sheets-last',
  apply: 'build',
  transform: {
    filter: { id: HELPER },
    handler(code) {
      if (!code.includes(INTO_HEAD)) throw new Error(`Vite’s preload helper has no ${INTO_HEAD}`)
      return { code: code.replace(INTO_HEAD, 'document.body.appendChild('), map: null }
    },
  },
})
