import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createChecker } from '../../src/editor/server/checker.ts'
import { openRepository } from '../../src/editor/server/repository.ts'
import { copyServed, run as runGit } from '../support/clinicRepository.ts'
import { removeFolder } from '../support/folders.ts'
import type { Benchmark } from './benchmark.ts'

const prices = 'content/prices.json'

/** Drafts checked in each of both situations, by turns. */
const rounds = 5

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0

/** A program that keeps one processor busy. */
const busy = () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' })

/** How long an editor waits for the check of a draft, and how long beside two busy programs. */
export const checkerBenchmark: Benchmark = {
  name: 'checker',
  async run() {
    const root = copyServed('bench')
    const repository = await openRepository(root)
    if (!repository) throw new Error(`${root} is no checkout`)
    const checker = createChecker(new URL('../../scripts/checker.mjs', import.meta.url))
    const rules = checker.rulesOf({ clinicDir: root, repository })
    const base = runGit(root, 'rev-parse', 'HEAD')
    const published = readFileSync(join(root, prices), 'utf8')
    let value = 2700
    // The checker keeps no process alive.
    const awake = setInterval(() => undefined, 1000)
    const check = async () => {
      value += 1
      const text = published.replace('"max": 2000', `"max": ${value}`)
      const changes = new Map([[prices, new TextEncoder().encode(text)]])
      const start = performance.now()
      await rules.examine({ base, changes })
      return performance.now() - start
    }
    try {
      await check()
      const [quiet, beside]: [number[], number[]] = [[], []]
      for (let round = 0; round < rounds; round += 1) {
        quiet.push(await check())
        const others = [busy(), busy()]
        try {
          beside.push(await check())
        } finally {
          for (const each of others) each.kill('SIGKILL')
        }
      }
      const [one, other] = [median(quiet), median(beside)]
      return [
        `check of a draft: ${one.toFixed(0)} ms; beside two busy programs ${other.toFixed(0)} ms, ${(other / one).toFixed(1)} times`,
      ]
    } finally {
      clearInterval(awake)
      checker.close()
      removeFolder(root)
    }
  },
}
