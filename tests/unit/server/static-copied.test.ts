import { once } from 'node:events'
import {
  closeSync,
  ftruncateSync,
  mkdtempSync,
  openSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { canonicalPath } from '../../../scripts/build/sitePaths.ts'
import { printHeaderRules } from '../../../src/server/http/headers'
import { createHttp } from '../../../src/server/http/listener'
import { createSite } from '../../../src/server/http/site'
import { patience, writeFiles } from '../../support/serverFixture'

const filmPath = '/media/hero.1a2b3c4d.mp4'

/** The files of a build, each filled with one letter, so that builds are distinguishable. */
const pages = {
  old: { 'index.html': 'o'.repeat(150_000), 'kadromuz/index.html': 'k'.repeat(300_000) },
  new: { 'index.html': 'n'.repeat(220_000), 'kadromuz/index.html': 'y'.repeat(90_000) },
}
const films = { old: Buffer.alloc(3_000_000, 'f'), new: Buffer.alloc(2_500_000, 'g') }
const filesOf = (which: 'old' | 'new') => ({ ...pages[which], [filmPath.slice(1)]: films[which] })

/** A site of the old build, stable for a while. */
async function openSite() {
  const dist = mkdtempSync(join(tmpdir(), 'mercan-copied-'))
  onTestFinished(() => rmSync(dist, { recursive: true }))
  writeFiles(dist, { _headers: printHeaderRules([]), '404.html': 'x', ...filesOf('old') })
  const site = createSite({ dist, canonicalPath, log: () => {} })
  for (const path of ['/', '/kadromuz', filmPath])
    await vi.waitUntil(
      async () => (await site.request(path, { method: 'HEAD' })).status === 200,
      patience,
    )
  return { dist, site, page: join(dist, 'index.html'), film: join(dist, filmPath) }
}

type Read = (
  this: FileHandle,
  bytes: Uint8Array,
  offset: number,
  length: number,
  at: number,
) => Promise<{ bytesRead: number }>

/** Runs a function before or after each read of a file. */
async function aroundReads(file: string, on: { before?(): void; after?(): void; most?: number }) {
  const handle = await open(file)
  const handles = Object.getPrototypeOf(handle) as { read: Read }
  await handle.close()
  const { read } = handles
  handles.read = async function (bytes, offset, length, at) {
    on.before?.()
    const result = await read.call(this, bytes, offset, Math.min(length, on.most ?? length), at)
    on.after?.()
    return result
  }
  onTestFinished(() => {
    handles.read = read
  })
}

/** The same, for one read. */
function oneTime(task: () => void): () => void {
  let isDone = false
  return () => {
    if (!isDone) task()
    isDone = true
  }
}

test('a visitor who opens a page during its copy gets all of it', async () => {
  const { site, page } = await openSite()
  const file = openSync(page, 'w')
  onTestFinished(() => closeSync(file))
  writeSync(file, 'n'.repeat(100_000))
  // The clock stops at the write until two reads are done.
  let looks = 0
  let now = statSync(page).ctimeMs
  vi.spyOn(Date, 'now').mockImplementation(() => {
    looks += 1
    return now
  })
  onTestFinished(() => void vi.restoreAllMocks())
  const asked = Promise.resolve(site.request('/')).then((response) => response.text())
  await Promise.race([asked, vi.waitUntil(() => looks >= 2, patience)])
  writeSync(file, 'n'.repeat(120_000))
  now = statSync(page).ctimeMs + 1000
  expect(await asked).toHaveLength(220_000)
})

test('a visitor who opens a page just before a shorter one replaces it gets the shorter one without waiting', async () => {
  const { site, page } = await openSite()
  const shorter = 'n'.repeat(1000)
  await aroundReads(page, { before: oneTime(() => writeFileSync(page, shorter)) })
  expect(await (await site.request('/')).text()).toBe(shorter)
})

test('a visitor who opens a page while it is overwritten gets no mix of both', async () => {
  const { site, page } = await openSite()
  const over = pages.old['index.html'].replaceAll('o', 'p')
  await aroundReads(page, { after: oneTime(() => writeFileSync(page, over)), most: 50_000 })
  expect(await (await site.request('/')).text()).toBe(over)
})

/** Reads the first piece of a video, changes the file, and reads the rest. */
async function watch(change: (film: string) => void | Promise<void>): Promise<string> {
  const { site, film } = await openSite()
  const response = await site.request(filmPath)
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()
  const seen = [(await reader.read()).value]
  await change(film)
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return Buffer.concat(seen.map((each) => each ?? new Uint8Array())).toString()
    seen.push(value)
  }
}

test('a video that is truncated during playback ends, instead of continuing with other bytes', async () => {
  await expect(watch((film) => ftruncateSync(openSync(film, 'r+'), 100_000))).rejects.toThrow(
    'cut while it was sent',
  )
})

test('a film continues when the same one is copied over it', async () => {
  const seen = await watch((film) => {
    ftruncateSync(openSync(film, 'r+'))
    writeFileSync(film, films.old)
  })
  expect(seen === films.old.toString()).toBe(true)
})

test('a film continues when it is empty for a moment while the same one is copied', async () => {
  const seen = await watch((film) =>
    // Around one read: the next piece may be read ahead.
    aroundReads(film, {
      before: oneTime(() => ftruncateSync(openSync(film, 'r+'))),
      after: oneTime(() => writeFileSync(film, films.old)),
    }),
  )
  expect(seen === films.old.toString()).toBe(true)
})

test('a film ends when another one is copied over it, even a longer one', async () => {
  const other = Buffer.alloc(films.old.length, 'h')
  await expect(watch((film) => writeFileSync(film, other))).rejects.toThrow('while it was sent')
})

/** The response over a kept connection; undefined if the server ended it. */
function visit(port: number, path: string, agent: Agent) {
  return new Promise<{ status: number; text: string } | undefined>((resolve) => {
    const asking = request({ port, path, agent }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', () => resolve(undefined))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
      )
    })
    asking.on('error', () => resolve(undefined))
    asking.end()
  })
}

/** Copies a file over another as `cp` does: truncates it, then writes it in pieces. */
async function copyOver(file: string, contents: string | Uint8Array): Promise<void> {
  const bytes = Buffer.from(contents)
  const target = openSync(file, 'w')
  const piece = Math.ceil(bytes.length / 8)
  for (let at = 0; at < bytes.length; at += piece) {
    await new Promise((resolve) => setImmediate(resolve))
    writeSync(target, bytes.subarray(at, at + piece))
  }
  closeSync(target)
}

test('visitors on kept connections get complete responses of one build while two are copied over each other', async () => {
  const { dist, site } = await openSite()
  const http = createHttp((asked) => site.fetch(asked)).listen(0, '127.0.0.1')
  await once(http, 'listening')
  const { port } = http.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: 6 })
  onTestFinished(() => {
    agent.destroy()
    http.closeAllConnections()
    http.close()
  })
  const whole = new Map<string, readonly string[]>([
    ['/', [pages.old['index.html'], pages.new['index.html']]],
    ['/kadromuz', [pages.old['kadromuz/index.html'], pages.new['kadromuz/index.html']]],
    [filmPath, [films.old.toString(), films.new.toString()]],
  ])
  let isCopying = true
  const mixed: string[] = []
  const counts = { whole: 0, ended: 0, refused: 0 }

  async function visitor(path: string): Promise<void> {
    while (isCopying) {
      const answer = await visit(port, path, agent)
      if (answer === undefined) counts.ended += 1
      else if (answer.status === 503) counts.refused += 1
      else if (answer.status === 200 && whole.get(path)?.includes(answer.text)) counts.whole += 1
      else mixed.push(`${path}: ${answer.status}, ${answer.text.length} characters`)
    }
  }
  const visiting = Promise.all([...whole.keys(), ...whole.keys()].map(visitor))
  for (const turn of [0, 1, 2, 3, 4, 5]) {
    const before = counts.whole
    const files = Object.entries(filesOf(turn % 2 === 0 ? 'new' : 'old'))
    await Promise.all(files.map(([file, contents]) => copyOver(join(dist, file), contents)))
    // The next build follows when visitors have received the one before.
    await vi.waitUntil(() => counts.whole >= before + 6, patience)
  }
  isCopying = false
  await visiting
  expect(mixed).toEqual([])
  expect(counts.whole).toBeGreaterThan(30)
})
