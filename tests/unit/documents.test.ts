import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../../scripts/publish/paths'
import { kind } from '../fixtures/walkthroughs/kind.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const filesBelow = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
    join(folder, file),
  )

const documents = ['README.md', ...filesBelow('docs').filter((file) => file.endsWith('.md'))]

/** `a/{b,c}/d` as `a/b/d` and `a/c/d`. */
function expand(path: string): string[] {
  const group = /\{([^{}]*)\}/.exec(path)
  if (!group) return [path]
  return (group[1] ?? '').split(',').flatMap((one) => expand(path.replace(group[0], one)))
}

/** The files that the walk-throughs add. */
const made = kind.flatMap((edit) => ('text' in edit ? [edit.file] : []))

/** The part of a path before its first placeholder (`*` or `<code>`). */
const written = (path: string) => (/[*<]/.test(path) ? dirname(path.replace(/[*<].*/, 'x')) : path)

const named = (folder: string) =>
  filesBelow(folder)
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...read(file).matchAll(/\bname: '([a-z-]+)'/g)].map(([, name]) => name))
const started = { prove: named('tests/soak'), bench: named('tests/bench') }

describe.each(documents)('a reader of %s', (document) => {
  const text = read(document)

  test('finds every path that it names', () => {
    const found = text.matchAll(
      /(?<![\w./-])(?:src|scripts|tests|docs|locales|content|public)\/[\w./{},*<>-]*[\w}*>]/g,
    )
    const paths = [...found].flatMap(([path]) => expand(path).map(written))
    const missing = paths.filter((path) => !existsSync(join(root, path)))
    expect(missing.filter((path) => !made.includes(path))).toEqual([])
  })

  test('can follow every link', () => {
    const links = text.matchAll(/(?:\]\(|(?:src|href)=")(?!https?:|#)([^)\s"#]+)/g)
    const targets = [...links].map(([, link]) => join(root, dirname(document), link ?? ''))
    expect(targets.filter((target) => !existsSync(target))).toEqual([])
  })

  test('can run every command that it names', () => {
    const { scripts } = JSON.parse(read('package.json'))
    const commands = [...text.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name]) => name)
    expect(commands.filter((name) => !scripts[name ?? ''])).toEqual([])
  })

  test('can start every soak test and benchmark that it names', () => {
    const calls = text.matchAll(/npm run (prove|bench) -- ((?:[a-z][a-z-]* ?)+)/g)
    for (const [, command, names] of calls)
      for (const name of names?.trim().split(' ') ?? [])
        expect(started[command as keyof typeof started], document).toContain(name)
  })
})

test('an engineer who runs the server finds every variable described', () => {
  const sources = [...filesBelow('src/server'), ...filesBelow('src/host')]
  const variables = sources
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...read(file).matchAll(/\benv\.([A-Z_]+)/g)].map(([, name]) => name))
  expect(variables).toContain('SMTP_URL')
  const operations = read('docs/operations.md')
  expect(variables.filter((name) => !operations.includes(`\`${name}\``))).toEqual([])
})
