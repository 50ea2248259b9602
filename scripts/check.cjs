const { runBundled } = require('./bundled.cjs')

process.exitCode = runBundled('cli/check.ts').main(process.argv.slice(2))
