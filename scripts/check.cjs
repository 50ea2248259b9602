const { dirname, join } = require('node:path')
const { compileFunction } = require('node:vm')
const { buildSync } = require('esbuild')

// The gate is some two hundred small modules. Putting them into one file at each start takes
// a quarter of the time that loading them one by one through a transpiler takes, and needs
// no cache that could be stale.
const { outputFiles } = buildSync({
  entryPoints: [join(__dirname, 'check.ts')],
  bundle: true,
  write: false,
  platform: 'node',
  target: 'node20',
  // Packages that have both are bundled as the modules they are.
  mainFields: ['module', 'main'],
  define: { 'import.meta.dirname': '__dirname', 'import.meta.filename': '__filename' },
  logLevel: 'error',
})

// Every module in it that asks where it stands is in a folder of `scripts`, as this one is.
const file = join(__dirname, 'check', 'bundled.cjs')
const gate = { exports: {} }
const names = ['exports', 'require', 'module', '__filename', '__dirname']
const run = compileFunction(outputFiles[0].text, names, { filename: file })
run(gate.exports, require, gate, file, dirname(file))

process.exitCode = gate.exports.main(process.argv.slice(2))
