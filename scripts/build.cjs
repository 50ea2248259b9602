const { runBundled } = require('./bundled.cjs')

runBundled('build.ts', ['vite', '@vitejs/*', 'sharp', 'fontverter', 'harfbuzzjs', 'subset-font'])
