import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { getRequestListener } from '@hono/node-server'
import { distDir } from '../../../scripts/build/paths.ts'
import { canonicalPath } from '../../../scripts/build/sitePaths.ts'
import { createSite } from '../../../src/server/http/site.ts'
import { freePort, selfSigned } from '../../support/host.ts'
import { toolsFolder } from '../../support/tools.ts'
import { must, type Proof } from '../proof.ts'

const run = promisify(execFile)

type Scan = {
  scan: { grade: string; score: number }
  tests: Record<string, { pass: boolean; result: string; scoreModifier: number }>
}

/** MDN's HTTP Observatory, run here, on the site as `npm start` serves it, over TLS. */
export const observatoryProof: Proof = {
  name: 'observatory',
  claim: 'the HTTP Observatory of MDN grades the site A+',
  run: async () => {
    const tools = toolsFolder()
    const analyser = join(tools ?? '', 'node_modules/@mdn/mdn-http-observatory')
    if (!tools || !existsSync(analyser))
      return 'NOT SHOWN: @mdn/mdn-http-observatory is in no PROVE_TOOLS (docs/operations.md)'
    must(
      existsSync(join(distDir, '_headers')),
      'There is no built site. Run "npm run build" first.',
    )
    const folder = mkdtempSync(join(tmpdir(), 'mercan-observatory-'))
    // Who is preloaded, which it would download; this site does not claim to be.
    const preloaded = join(analyser, 'conf/hsts-preload.json')
    if (!existsSync(preloaded)) writeFileSync(preloaded, '{}')
    const { key, file, certificate } = selfSigned(folder)
    const site = createSite({ dist: distDir, canonicalPath })
    const server = createServer(
      { key: readFileSync(key), cert: certificate },
      getRequestListener(site.fetch),
    )
    try {
      const port = await freePort()
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
      const script = join(folder, 'scan.mjs')
      const entry = JSON.stringify(join(analyser, 'src/index.js'))
      writeFileSync(
        script,
        `const { scan } = await import(${entry})\nconsole.log(JSON.stringify(await scan('localhost:${port}')))`,
      )
      const env = { ...process.env, NODE_EXTRA_CA_CERTS: file }
      const { stdout } = await run(process.execPath, [script], { cwd: tools, env })
      return report(JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Scan)
    } finally {
      server.closeAllConnections()
      server.close()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

function report({ scan, tests }: Scan): string {
  const results = Object.entries(tests).map(
    ([name, { result, scoreModifier }]) => `${name}: ${result} (${scoreModifier})`,
  )
  const failed = Object.values(tests).filter(
    ({ pass, scoreModifier }) => !pass || scoreModifier < 0,
  )
  must(scan.grade === 'A+' && failed.length === 0, `${scan.grade}\n${results.join('\n')}`)
  return `${scan.grade}, ${scan.score} points, ${results.length} tests passed`
}
