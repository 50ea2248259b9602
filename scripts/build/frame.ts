import type { Plugin, Rolldown } from 'vite'

/** What surrounds the page in every document, by the name of its chunk. */
const surroundings = 'start'

/** What every page brings with it, as paths below the site's folder. */
export type Frame = {
  /** In the cascade's order. */
  sheets: readonly string[]
  /** There before any part of a page is fetched. */
  scripts: readonly string[]
  /** The names of the fonts in which the first screen is set. */
  fonts: readonly string[]
  /** The sheet of pages whose text runs from the right. */
  direction?: string
}

/**
 * Finds what no page has to fetch again, once the client is bundled, and takes its sheets
 * out of what the bundler notes for each chunk: the app's first script holds a list of all
 * files it may fetch, and every page would have to mark each sheet it has already.
 */
export function framePlugin(frame: Frame): Plugin {
  return {
    name: 'mercan:frame',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      // The plugins that write the lists come after.
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        /** A chunk and all that it imports, what is imported first. */
        const whole = (chunk: Rolldown.OutputChunk): Rolldown.OutputChunk[] => {
          const imported = chunks.filter(({ fileName }) => chunk.imports.includes(fileName))
          return [...imported.flatMap(whole), chunk]
        }
        const app = chunks.filter(({ name }) => name === surroundings).flatMap(whole)
        // The entry's own sheet gives the cascade layers their order, so it comes before all others.
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

/** Which of the scripts that an import needs are asked for with it: from within the app, those it has not got. */
export const scriptsToFetch =
  (frame: Frame) =>
  (_file: string, scripts: string[], { hostId }: { hostId: string }): string[] =>
    hostId.includes('/index-') ? scripts : scripts.filter((file) => !frame.scripts.includes(file))
