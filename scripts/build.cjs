const { runBundled } = require('./bundled.cjs')

runBundled('build.ts', [
  'vite',
  'esbuild',
  '@vitejs/*',
  'sharp',
  'fontverter',
  'harfbuzzjs',
  'subset-font',
])
