const { runBundled } = require('./bundled.cjs')

runBundled('build/buildSite.ts', [
  'vite',
  'esbuild',
  '@vitejs/*',
  'sharp',
  'fontverter',
  'harfbuzzjs',
  'subset-font',
])
