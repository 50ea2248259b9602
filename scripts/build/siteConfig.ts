import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { readTheme } from '../../src/content/loading/read.ts'
import { buildMedia } from '../media/buildMedia.ts'
import { chunkGroups } from './chunkGroups.ts'
import { inlinedClassNames, printedClassNames } from './classNames.ts'
import { contentPlugin } from './contentPlugin.ts'
import { devPlugin } from './devPlugin.ts'
import { directionSheet } from './directionSheet.ts'
import { documentPlugin } from './documentPlugin.ts'
import { firstFonts } from './fonts/themeStyles.ts'
import { type Frame, framePlugin, scriptsToFetch, sheetsLast } from './frame.ts'
import { languageValues } from './languageValues.ts'
import { cacheDir, clinicDir, root, type SiteBuild, siteLocale } from './paths.ts'
import { prerenderPlugin } from './prerenderPlugin.ts'
import { buildTargets } from './targets.ts'
import { themePlugin } from './themePlugin.ts'
import { tokenNames } from './tokenNames.ts'

/** Every page names its style files: short names save bytes. */
const assetFileNames = ({ names }: { names: string[] }) =>
  names[0]?.endsWith('.css') ? 'assets/[hash:4][extname]' : 'assets/[name]-[hash][extname]'

/**
 * The Vite config of one language. Languages share all chunks except those with texts and
 * content.
 */
export function siteConfig({ place, outDir, prerenderDir }: SiteBuild): UserConfig {
  const fonts = firstFonts(readTheme(place.clinicDir), place.language)
  const frame: Frame = { sheets: [], scripts: [], fonts }
  return {
    root,
    publicDir: place.language === siteLocale() && join(clinicDir, 'public'),
    appType: 'spa',
    plugins: [
      contentPlugin({ place, manifest: () => buildMedia({ root: clinicDir, cacheDir }) }),
      documentPlugin(place),
      themePlugin({ place, cacheDir }),
      tokenNames(),
      directionSheet(place, frame),
      printedClassNames(),
      inlinedClassNames(),
      react(),
      devPlugin({ root: clinicDir, cacheDir }),
      framePlugin(frame),
      sheetsLast(),
      prerenderPlugin({ outDir, bundle: join(prerenderDir, 'entry.prerender.js'), frame }),
    ],
    server: { fs: { allow: [root, clinicDir] } },
    define: {
      ...languageValues(place),
      'import.meta.env.VITE_API_HOST': JSON.stringify(process.env.VITE_API_HOST ?? ''),
    },
    // The shim is for React before 18.
    resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
    css: { modules: { localsConvention: 'camelCaseOnly' } },
    build: {
      modulePreload: { polyfill: false, resolveDependencies: scriptsToFetch(frame) },
      assetsInlineLimit: 0,
      // Prefixed masks would be added for older targets.
      cssTarget: buildTargets,
    },
    environments: {
      ssr: {
        build: {
          ssr: 'src/site/app/entry.prerender.tsx',
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
  }
}
