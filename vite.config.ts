import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './scripts/build/chunkGroups.ts'
import { printedClassNames } from './scripts/build/classNames.ts'
import { contentPlugin } from './scripts/build/contentPlugin.ts'
import { devPlugin } from './scripts/build/devPlugin.ts'
import { documentPlugin } from './scripts/build/documentPlugin.ts'
import { type Frame, framePlugin, scriptsToFetch } from './scripts/build/frame.ts'
import { inlinedClassNames } from './scripts/build/inlinedClassNames.ts'
import {
  cacheDir,
  clinicDir,
  clinicPlace,
  outDir,
  prerenderDir,
  root,
} from './scripts/build/places.ts'
import { prerenderPlugins } from './scripts/build/prerenderPlugin.ts'
import { buildTargets } from './scripts/build/promise.ts'
import { themePlugin } from './scripts/build/themePlugin.ts'
import { tokenNames } from './scripts/build/tokenNames.ts'
import { buildMedia } from './scripts/media.ts'

const place = clinicPlace()
const frame: Frame = { sheets: [], scripts: [] }

/** Each page names the files of its styles; a name is sent with every first visit. */
const assetFileNames = ({ names }: { names: string[] }) =>
  names[0]?.endsWith('.css') ? 'assets/[hash:4][extname]' : 'assets/[name]-[hash][extname]'

export default defineConfig({
  root,
  publicDir: join(clinicDir, 'public'),
  appType: 'spa',
  plugins: [
    contentPlugin({ place, manifest: () => buildMedia({ root: clinicDir, cacheDir }) }),
    documentPlugin(place),
    themePlugin({ root: clinicDir, cacheDir }),
    tokenNames(),
    printedClassNames(),
    inlinedClassNames(),
    react(),
    devPlugin({ root: clinicDir, cacheDir }),
    framePlugin(frame),
    prerenderPlugins({ outDir, bundle: join(prerenderDir, 'entry.prerender.js'), frame }),
  ],
  server: { fs: { allow: [root, clinicDir] } },
  define: {
    'import.meta.env.VITE_API_HOST': JSON.stringify(process.env.VITE_API_HOST ?? ''),
  },
  // The shim is for React before 18.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    modulePreload: { polyfill: false, resolveDependencies: scriptsToFetch(frame) },
    assetsInlineLimit: 0,
    // Masks without a prefix: before these a soft edge is a plain one.
    cssTarget: buildTargets,
  },
  environments: {
    ssr: {
      build: {
        ssr: 'src/app/entry.prerender.tsx',
        outDir: prerenderDir,
        emptyOutDir: true,
        copyPublicDir: false,
      },
    },
    client: {
      build: {
        outDir,
        emptyOutDir: true,
        manifest: true,
        rolldownOptions: {
          optimization: { inlineConst: { mode: 'all' } },
          output: { codeSplitting: { groups: chunkGroups }, assetFileNames },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      const { ssr, client } = builder.environments
      if (!ssr || !client) throw new Error('vite.config.ts: an environment is missing')
      await builder.build(ssr)
      await builder.build(client)
    },
  },
})
