const { runBundled } = require('./bundled.cjs')

/** `npm run generate`. */
const packages = ['ajv', 'ajv-formats', 'esbuild', 'json-schema-to-typescript']
const load = (module) => runBundled(`generate/${module}.ts`, packages)

load('writeFiles')
  .writeFiles(process.argv.slice(2), load)
  .then((code) => {
    process.exitCode = code
  })
