const { createHash } = require('node:crypto')
const { existsSync, readdirSync, readFileSync, statSync } = require('node:fs')
const { join } = require('node:path')

const root = join(__dirname, '../..')

/** What an engine is built from, below the repository's root. */
const sources = [
  'src',
  'scripts/engine',
  'scripts/publish',
  'scripts/media',
  'scripts/cli/check',
  'index.html',
  'package-lock.json',
]

/** The files of a folder, or the file itself, sorted. */
function filesOf(path) {
  if (!statSync(join(root, path)).isDirectory()) return [path]
  return readdirSync(join(root, path), { withFileTypes: true })
    .map((entry) => [`${path}/${entry.name}`, entry.isDirectory()])
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, isFolder]) => (isFolder ? filesOf(name) : [name]))
}

/** The digest of the sources and the compressor: equal for equal engines. */
function engineHash() {
  const hash = createHash('sha256').update(process.versions.brotli)
  for (const file of sources.flatMap(filesOf))
    hash.update(`\n${file}\n`).update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 16)
}

/** The folder of the engine of these sources, built or not. */
exports.engineFolder = () => join(root, '.engine', engineHash())

/** Written last into an engine's folder: its files, as a list in JSON. */
exports.completeFile = 'complete'

/** Whether an engine's folder holds all its files. */
exports.isComplete = (folder) => {
  try {
    const files = JSON.parse(readFileSync(join(folder, exports.completeFile), 'utf8'))
    return files.every((file) => existsSync(join(folder, file)))
  } catch {
    return false
  }
}
