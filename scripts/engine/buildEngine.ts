import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { build as bundle } from 'esbuild'
import { precompress } from '../publish/compress.ts'
import type { EngineFacts } from '../publish/engine.ts'
import { filesBelow } from '../publish/files.ts'
import { root } from '../publish/paths.ts'
import { buildDesk } from './desk.ts'
import type { Frame } from './frame.ts'
import { completeFile, isComplete } from './identity.cjs'
import { buildPreview } from './preview.ts'
import { sectionSheets } from './sectionSheets.ts'
import { siteBuild } from './siteConfig.ts'
import { shortNames } from './tokenNames.ts'

/**
 * Builds what no clinic's content changes into `folder`, named by the engine's hash: client, server
 * renderer, desk, preview and publisher. The folder appears complete or not at all.
 */
export async function buildEngine(folder: string): Promise<void> {
  const unfinished = `${folder}.${process.pid}`
  const hash = basename(folder)
  mkdirSync(unfinished, { recursive: true })
  try {
    await buildSite(unfinished, hash)
    await buildDesk(join(unfinished, 'desk'))
    await buildPreview(join(unfinished, 'desk', 'preview'))
    await bundlePublisher(unfinished)
    for (const part of ['site', 'desk']) await precompress(join(unfinished, part))
    writeFileSync(join(unfinished, completeFile), JSON.stringify(filesBelow(unfinished)))
    // Another process may have built it too, and publish with it.
    if (!isComplete(folder)) {
      rmSync(folder, { recursive: true, force: true })
      renameSync(unfinished, folder)
    }
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
  removeOld(dirname(folder), hash)
}

async function buildSite(folder: string, hash: string): Promise<void> {
  const { createBuilder } = await import('vite')
  const frame: Frame = { sheets: [], scripts: [], rightToLeft: '', client: '' }
  const [site, renderer] = [join(folder, 'site'), join(folder, 'renderer')]
  const builder = await createBuilder({
    ...siteBuild({ site, renderer, frame }),
    configFile: false,
    mode: 'production',
    logLevel: 'warn',
  })
  await builder.buildApp()
  const manifest = JSON.parse(readFileSync(join(site, '.vite', 'manifest.json'), 'utf8'))
  const facts: EngineFacts = {
    hash,
    client: frame.client,
    tokens: Object.fromEntries(shortNames()),
    sheets: frame.sheets,
    parts: sectionSheets(manifest),
  }
  writeFileSync(join(folder, 'engine.json'), JSON.stringify(facts))
  writeFileSync(join(folder, 'rtl.css'), frame.rightToLeft)
  renameSync(join(site, 'index.html'), join(folder, 'document.html'))
  renameSync(join(renderer, 'render.cjs'), join(folder, 'render.cjs'))
  rmSync(join(site, '.vite'), { recursive: true })
  rmSync(renderer, { recursive: true })
}

/** One file that starts in a tenth of a second. */
async function bundlePublisher(folder: string): Promise<void> {
  await bundle({
    entryPoints: [join(root, 'scripts', 'publish', 'main.ts')],
    outfile: join(folder, 'publish.cjs'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    // Loaded late, with files of their own.
    external: ['sharp', 'fontverter', 'harfbuzzjs', 'subset-font', 'vite-plugin-prerender'],
    // Prefers ESM, which bundles better.
    mainFields: ['module', 'main'],
    // As deep below the repository as the sources.
    define: { 'import.meta.dirname': '__dirname', 'import.meta.filename': '__filename' },
    footer: {
      js: 'if (require.main === module) module.exports.main(process.argv.slice(2), __dirname)',
    },
    logLevel: 'error',
  })
}

/** Engines that are kept: a running server may publish with the one before. */
const KEPT = 2
/** Unfinished engines older than this are abandoned, in milliseconds. */
const ABANDONED = 10 * 60_000

function removeOld(engines: string, hash: string): void {
  const others = readdirSync(engines)
    .filter((name) => name !== hash)
    .map((name) => ({ name, time: statSync(join(engines, name)).mtimeMs }))
    .sort((a, b) => b.time - a.time)
  const isUnfinished = ({ name }: { name: string }) => name.includes('.')
  const old = [
    ...others.filter((one) => !isUnfinished(one)).slice(KEPT - 1),
    ...others.filter((one) => isUnfinished(one) && Date.now() - one.time > ABANDONED),
  ]
  for (const { name } of old) rmSync(join(engines, name), { recursive: true, force: true })
}
