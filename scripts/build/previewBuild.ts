import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { type ClinicPlace, readLocale } from '../../src/content/loading/read.ts'
import { buildMedia } from '../media/buildMedia.ts'
import { buildClient } from './deskBuild.ts'
import { fillDocument, writingOf } from './documentPlugin.ts'
import { cacheDir, root } from './paths.ts'
import { previewContent } from './previewContent.ts'
import { themePlugin } from './themePlugin.ts'

/** Below the desk's path. */
const base = '/yonetim/preview/'

/** `given` loads first and receives the content; `site` reads content and loads after it. */
const groups = [
  {
    name: 'given',
    test: /\/src\/site\/preview\/(?:index|entry|given|marks|preview\.css)|vite\/preload-helper/,
    priority: 2,
  },
  { name: 'vendor', test: /node_modules\/(?:react|react-dom|scheduler|i18next|react-i18next)\// },
  {
    name: 'site',
    test: /\/src\/(?:site\/|shared\/|ui\/|content\/(?:index|pages|media\/photo))/,
  },
]

/** Prints language, direction and title, and preloads all chunks. */
function documentPlugin(place: ClinicPlace): Plugin {
  return {
    name: 'mercan:preview-document',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const { lang, dir } = writingOf(place)
        const { preview } = readLocale<{ preview: { label: string } }>(place, 'editor')
        const links = Object.keys(bundle)
          .filter((file) => /(?:given|vendor|site)-[^/]+\.(?:js|css)$/.test(file))
          .filter((file) => !html.includes(file))
          .map((file) =>
            file.endsWith('.css')
              ? `<link rel="stylesheet" crossorigin href="${base}${file}">`
              : `<link rel="modulepreload" crossorigin href="${base}${file}">`,
          )
        return fillDocument(html, { LANG: lang, DIR: dir, TITLE: preview.label }).replace(
          '</head>',
          `  ${links.join('\n    ')}\n  </head>`,
        )
      },
    },
  }
}

/** Builds the editor's preview page into `outDir`: the site's app with the draft as its content. */
export const buildPreview = (place: ClinicPlace, outDir: string): Promise<void> =>
  buildClient(outDir, {
    root: join(root, 'src', 'site', 'preview'),
    base,
    plugins: [
      previewContent({
        clinicDir: place.clinicDir,
        manifest: () => buildMedia({ root: place.clinicDir, cacheDir }),
      }),
      themePlugin({ place, cacheDir }),
      documentPlugin(place),
      react(),
    ],
    define: { 'import.meta.env.VITE_API_HOST': '""' },
    resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
    build: { rolldownOptions: { output: { codeSplitting: { groups } } } },
  })
