import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { root } from '../publish/paths.ts'
import { chunkGroups } from './chunkGroups.ts'
import { inlinedClassNames, shortClassName } from './classNames.ts'
import { directionSheet } from './directionSheet.ts'
import {
  clientDigest,
  clientSlot,
  type Frame,
  framePlugin,
  scriptsToFetch,
  sheetsLast,
} from './frame.ts'
import { buildTargets } from './targets.ts'
import { tokenNames } from './tokenNames.ts'

/** Every page names its style files: short names save bytes. */
const assetFileNames = ({ names }: { names: string[] }) =>
  names[0]?.endsWith('.css') ? 'assets/[hash:4][extname]' : 'assets/[name]-[hash][extname]'

/** What the site's code needs, built or in development. */
export const siteConfig = {
  root,
  appType: 'spa',
  // The shim is for React before 18.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
} satisfies UserConfig

type Build = {
  /** The folder of the client. */
  site: string
  /** The folder of the server renderer. */
  renderer: string
  /** Filled by the build. */
  frame: Frame
}

/** Builds the client and the server renderer, neither with a clinic's content. */
export const siteBuild = ({ site, renderer, frame }: Build): UserConfig => ({
  ...siteConfig,
  publicDir: false,
  define: { 'import.meta.env.ENGINE': JSON.stringify(clientSlot) },
  plugins: [
    tokenNames(),
    directionSheet(frame),
    inlinedClassNames(),
    react(),
    framePlugin(frame),
    sheetsLast(),
    clientDigest(frame),
  ],
  css: {
    // Every page carries its own sheet: short names save bytes.
    modules: { localsConvention: 'camelCaseOnly', generateScopedName: shortClassName },
  },
  build: {
    modulePreload: { polyfill: false, resolveDependencies: scriptsToFetch(frame) },
    assetsInlineLimit: 0,
    // Prefixed masks would be added for older targets.
    cssTarget: buildTargets,
    emptyOutDir: true,
  },
  environments: {
    ssr: {
      // One file without packages: it starts faster.
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        ssr: 'src/site/app/entry.prerender.tsx',
        outDir: renderer,
        rolldownOptions: {
          output: { format: 'cjs', codeSplitting: false, entryFileNames: 'render.cjs' },
        },
      },
    },
    client: {
      build: {
        outDir: site,
        manifest: true,
        rolldownOptions: {
          optimization: { inlineConst: { mode: 'all' } },
          // Radix's packages name their functions by it, and would keep those that nothing uses.
          treeshake: { manualPureFunctions: ['__name'] },
          output: { codeSplitting: { groups: chunkGroups }, assetFileNames },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      const { ssr, client } = builder.environments
      if (!ssr || !client) throw new Error('siteBuild: an environment is missing')
      await builder.build(ssr)
      await builder.build(client)
    },
  },
})
