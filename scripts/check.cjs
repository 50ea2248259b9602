const { runBundled } = require('./bundled.cjs')

process.exitCode = runBundled('check.ts').main(process.argv.slice(2))
