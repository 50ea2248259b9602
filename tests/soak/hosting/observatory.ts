import { execFile } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { withSecureServer } from '../../bench/servers.ts'
import { withFolder } from '../../support/folders.ts'
import { findTool } from '../../support/tools.ts'
import { must, mustBeBuilt, type Proof } from '../proof.ts'

const run = promisify(execFile)

type Scan = {
  scan: { grade: string; score: number }
  tests: Record<string, { pass: boolean; result: string; scoreModifier: number }>
}

/** Runs MDN's HTTP Observatory on the site as `npm start` serves it, over TLS. */
export const observatoryProof: Proof = {
  name: 'observatory',
  claim: 'the HTTP Observatory of MDN grades the site A+',
  run: async () => {
    const analyser = findTool('@mdn/mdn-http-observatory')
    if (!analyser)
      return 'NOT SHOWN: @mdn/mdn-http-observatory is in no PROVE_TOOLS (docs/operations.md)'
    mustBeBuilt()
    // The analyser would download the preload list, on which the site does not claim to be.
    const preloaded = join(analyser, 'conf/hsts-preload.json')
    if (!existsSync(preloaded)) writeFileSync(preloaded, '{}')
    return withFolder('observatory', (folder) =>
      withSecureServer(async (origin, certificateFile) => {
        const script = join(folder, 'scan.mjs')
        const entry = JSON.stringify(join(analyser, 'src/index.js'))
        writeFileSync(
          script,
          `const { scan } = await import(${entry})\nconsole.log(JSON.stringify(await scan('${new URL(origin).host}')))`,
        )
        const env = { ...process.env, NODE_EXTRA_CA_CERTS: certificateFile }
        const { stdout } = await run(process.execPath, [script], {
          cwd: process.env.PROVE_TOOLS,
          env,
        })
        return report(JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Scan)
      }),
    )
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
