import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Progress } from '../../../src/editor/contract/contract.ts'
import { createPublisher } from '../../../src/host/publisher.ts'
import { removeFolder, temporaryFolder, writeFiles } from '../../support/folders.ts'

/** A publisher whose program is a script with `fs`, `content` and `clinic`. */
function openPublisher(script: string) {
  const folder = temporaryFolder('publisher')
  const given =
    "const fs = require('node:fs'), [, , content] = process.argv, clinic = process.env.CLINIC"
  writeFiles(folder, { 'program.cjs': `${given}\n${script}` })
  const publisher = createPublisher([join(folder, 'program.cjs')])
  onTestFinished(() => {
    publisher.close()
    removeFolder(folder)
  })
  return {
    publisher,
    clinic: (name: string) => join(folder, name),
    /** Starts the publication of a clinic in the folder. */
    start(name: string, env: NodeJS.ProcessEnv = {}) {
      const steps: Progress[] = []
      const folders = { content: `${name}/next`, clinicDir: join(folder, name) }
      const onStep = (progress: Progress) => void steps.push(progress)
      return { steps, result: publisher.build(folders, { env, onStep }) }
    },
  }
}

const isThere = (file: string) => vi.waitUntil(() => existsSync(file), { timeout: 20_000 })

test('a publication reports its steps, its pages and its release, at the lowest priority', async () => {
  const { start, clinic } = openPublisher(`
    const print = (line) => console.log(JSON.stringify(line))
    print({ step: 'check' })
    print({ step: 'checked', report: 'for the operator' })
    console.log('A line for people')
    print({ step: 'render' })
    print({ step: 'rendered', done: 1, of: 2 })
    const { execFileSync } = require('node:child_process')
    const niceness = execFileSync('ps', ['-o', 'ni=', '-p', process.pid]).toString().trim()
    print({ release: [content, clinic, process.env.SITE, niceness].join() })
  `)
  const { steps, result } = start('one', { SITE: 'of the clinic' })
  // Linux' idle policy has no niceness.
  const niceness = process.platform === 'linux' ? '-' : '19'
  expect(await result).toEqual({ release: `one/next,${clinic('one')},of the clinic,${niceness}` })
  expect(steps).toEqual([{ step: 'check' }, { step: 'render' }, { step: 'render', done: 1, of: 2 }])
})

test('a failed publication has its output for the log, also if it named a release', async () => {
  const { start } = openPublisher(`
    console.log('{"release":"one"}')
    console.log('content/prices.json: row 3')
    console.error('page /fiyat-listesi cannot be rendered')
    process.exitCode = 1
  `)
  const { result } = start('one')
  expect(await result).toEqual({
    error: expect.stringMatching(/exit code 1(?=.*row 3)(?=.*\/fiyat-listesi)/s),
  })
})

test('clinics publish one after the other, and the second one waits', async () => {
  const { start, clinic } = openPublisher(`
    fs.writeFileSync(clinic + '.began', '')
    const end = () => console.log('{"release":"one"}')
    if (clinic.endsWith('one')) {
      const timer = setInterval(() => {
        if (fs.existsSync(clinic + '.go')) clearInterval(timer), end()
      }, 20)
    } else end()
  `)
  const one = start('one')
  await isThere(clinic('one.began'))
  const two = start('two')
  expect(two.steps).toEqual([{ step: 'waiting' }])
  expect(existsSync(clinic('two.began'))).toBe(false)
  writeFiles(clinic('.'), { 'one.go': '' })
  expect(await Promise.all([one.result, two.result])).toEqual([
    { release: 'one' },
    { release: 'one' },
  ])
  expect(one.steps).toEqual([])
})

test('a server that stops ends the publication with the processes it started, and begins no other', async () => {
  const { publisher, start, clinic } = openPublisher(`
    const { spawn } = require('node:child_process')
    const { pid } = spawn('sleep', ['600'], { stdio: 'inherit' })
    fs.writeFileSync(clinic + '.began', String(pid))
  `)
  const [one, two] = [start('one'), start('two')]
  await isThere(clinic('one.began'))
  publisher.close()
  expect(await one.result).toEqual({ error: expect.stringContaining('ended'), isStopped: true })
  expect(await two.result).toEqual({ error: 'The server stops.', isStopped: true })
  expect(existsSync(clinic('two.began'))).toBe(false)
})
