import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { expect, onTestFinished, test } from 'vitest'
import { openReleases, releaseTime } from '../../../src/server/releases/releaseFolder.ts'
import { removeFolder, temporaryFolder, writeFiles } from '../../support/folders.ts'

function openClinic(files: Record<string, string> = {}) {
  const root = temporaryFolder('releases')
  onTestFinished(() => removeFolder(root))
  writeFiles(root, files)
  const releases = openReleases(root)
  return {
    root,
    releases,
    served: (file: string) => readFileSync(join(root, file), 'utf8'),
    /** Begins a release with a site and a desk. */
    begin(text: string): string {
      const { id, folder } = releases.begin()
      writeFiles(folder, { 'site/index.html': text, 'desk/index.html': `desk ${text}` })
      return id
    },
  }
}

const plain = { 'dist/index.html': 'plain', '.desk/index.html': 'desk plain' }

test.each([{}, plain])('a visitor and the staff get what was published last', (files) => {
  const { root, releases, begin, served } = openClinic(files)
  expect(releases.current()).toBe(undefined)
  for (const text of ['one', 'two']) {
    const id = begin(text)
    releases.publish(id)
    expect(releases.current()).toBe(id)
    expect([served('dist/index.html'), served('.desk/index.html')]).toEqual([text, `desk ${text}`])
  }
  expect(readlinkSync(join(root, 'dist'))).toBe(`.releases/${releases.current()}/site`)
  expect(readdirSync(join(root, '.releases')).sort().reverse()).toEqual(releases.list())
})

test('a release is listed once it is complete, and served once it is switched to', () => {
  const { releases, begin, served } = openClinic()
  releases.publish(begin('one'))
  const two = begin('two')
  expect(releases.list()).toHaveLength(1)
  releases.finish(two)
  expect(releases.list()[0]).toBe(two)
  expect(served('dist/index.html')).toBe('one')
  releases.switchTo(two)
  expect(served('dist/index.html')).toBe('two')
})

test('an operator cannot copy a build over a finished release', () => {
  const { root, releases, begin } = openClinic()
  const id = begin('one')
  releases.publish(id)
  const mode = (path: string) => statSync(join(root, path)).mode & 0o777
  expect([mode('dist/index.html'), mode('.desk/index.html')]).toEqual([0o444, 0o444])
  // Its folders stay writable, so that old releases can be removed.
  expect(mode('dist') & 0o200).toBe(0o200)
})

test('an operator goes back to a former release, and not to one that does not exist', () => {
  const { releases, begin, served } = openClinic()
  for (const text of ['one', 'two']) releases.publish(begin(text))
  const [two = '', one = ''] = releases.list()
  releases.switchTo(one)
  expect([served('dist/index.html'), releases.current()]).toEqual(['one', one])
  expect(() => releases.switchTo('20261124-121909-123')).toThrow('20261124-121909-123')
  releases.switchTo(two)
  expect(served('dist/index.html')).toBe('two')
})

test('the last ten releases are kept, and the served one', () => {
  const { releases, begin, served } = openClinic()
  const ids = Array.from({ length: 10 }, (_, at) => begin(String(at)))
  for (const id of ids) releases.publish(id)
  const [first = '', second = '', ...others] = ids
  releases.switchTo(first)
  for (const text of ['ten', 'eleven']) releases.finish(begin(text))
  expect(releases.list()).toHaveLength(11)
  expect(releases.list()).toEqual(expect.arrayContaining([first, ...others]))
  expect(releases.list()).not.toContain(second)
  expect(served('dist/index.html')).toBe('0')
})

test('a content published before is found, unless another engine made its pages', () => {
  const { releases, begin, root } = openClinic()
  const ids = ['a1 old', 'b2 old', 'a1 new', 'b2 new', 'c3 new'].map((text) => {
    const [content, engine] = text.split(' ')
    const id = begin(text)
    releases.publish(id)
    writeFiles(releases.folderOf(id), { 'release.json': JSON.stringify({ content, engine }) })
    return id
  })
  expect(releases.withContent('a1')).toBe(ids[2])
  expect(releases.withContent('c3')).toBe(ids[4])
  releases.switchTo(ids[0] ?? '')
  expect(releases.withContent('a1')).toBe(ids[0])
  expect(releases.withContent('c3')).toBe(undefined)
  writeFiles(root, { [`.releases/${ids[1]}/release.json`]: '{"content": ' })
  expect(releases.withContent('b2')).toBe(undefined)
})

test('ids sort by time, also after the clock was set back', () => {
  const { root, begin } = openClinic()
  writeFiles(root, { '.releases/20991231-235959-999/site/index.html': 'from the future' })
  expect(releaseTime('20991231-235959-999')).toBe(Date.UTC(2099, 11, 31, 23, 59, 59, 999))
  expect(begin('one')).toBe('21000101-000000-000')
})

test('the unfinished release of a running process stays', () => {
  const { root, releases, begin } = openClinic()
  const name = `20261124-121909-123.${process.ppid}`
  writeFiles(root, { [`.releases/${name}/site/index.html`]: 'being built' })
  begin('one')
  releases.recover()
  expect(existsSync(join(root, '.releases', name))).toBe(true)
})

/** Publishes in a process that is killed before a change of the file system. */
const program = buildSync({
  stdin: {
    contents: `
      import fs from 'node:fs'
      import { openReleases } from './src/server/releases/releaseFolder.ts'
      let left = Number(process.argv[2])
      for (const name of ['mkdirSync', 'renameSync', 'rmSync', 'symlinkSync']) {
        const change = fs[name]
        fs[name] = (...given) => {
          if (left-- === 0) process.kill(process.pid, 'SIGKILL')
          return change(...given)
        }
      }
      const releases = openReleases(process.argv[1])
      const { id, folder } = releases.begin()
      fs.cpSync(process.argv[1] + '/next', folder, { recursive: true })
      releases.publish(id)
    `,
    resolveDir: join(import.meta.dirname, '../../..'),
  },
  bundle: true,
  write: false,
  platform: 'node',
  format: 'cjs',
}).outputFiles[0]?.text

test.each([
  { before: 'an older plain folder', files: plain },
  { before: 'a release', files: {} },
])(
  'a publication over $before killed at any step leaves a whole site after the next start, and no litter',
  ({ files }) => {
    let killed = 0
    for (let step = 0; ; step += 1) {
      const { root, releases, begin, served } = openClinic(files)
      if (files !== plain) releases.publish(begin('plain'))
      writeFiles(root, { 'next/site/index.html': 'new', 'next/desk/index.html': 'desk new' })
      const { signal, stderr } = spawnSync(
        process.execPath,
        ['-e', program ?? '', root, String(step)],
        { encoding: 'utf8' },
      )
      expect(stderr).toBe('')
      releases.recover()
      expect(served('.desk/index.html')).toBe(`desk ${served('dist/index.html')}`)
      const names = readdirSync(root, { recursive: true, encoding: 'utf8' })
      expect(names.filter((name) => /\.\d+$/.test(name))).toEqual([])
      if (signal === null) break
      killed += 1
    }
    expect(killed).toBeGreaterThan(6)
  },
)
