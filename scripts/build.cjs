const { join } = require('node:path')
const { engineFolder, isComplete } = require('./engine/identity.cjs')

/** `npm run build`: builds the engine unless its sources are unchanged, then publishes the clinic. */
async function build() {
  const folder = engineFolder()
  if (!isComplete(folder)) {
    const { runBundled } = require('./bundled.cjs')
    const engine = ['vite', 'esbuild', '@vitejs/*', 'sharp', 'fontverter', 'harfbuzzjs']
    await runBundled('engine/buildEngine.ts', engine).buildEngine(folder)
  }
  await require(join(folder, 'publish.cjs')).main(process.argv.slice(2), folder)
}

build().catch((error) => {
  console.error(error)
  process.exitCode = 1
})
