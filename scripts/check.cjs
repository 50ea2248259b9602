// Starts check.ts through tsx's synchronous loader. The asynchronous one sends every
// import through a worker, which takes longer than the whole check.
require('tsx/cjs')
const { main } = require('./check.ts')

process.exitCode = main(process.argv.slice(2))
