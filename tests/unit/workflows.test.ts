/** @module-tag nightly */
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const folder = join(import.meta.dirname, '..', '..', '.github', 'workflows')
const ofClinic = join(import.meta.dirname, '../../scripts/cli/new-clinic/check.yml')
/** Those of the engine, and the one of a new clinic. */
const workflows = [
  ...readdirSync(folder).map((name) => ({ name, file: join(folder, name) })),
  { name: 'of a new clinic', file: ofClinic },
].map(({ name, file }) => ({ name, text: readFileSync(file, 'utf8') }))
const read = (name: string) => readFileSync(join(folder, name), 'utf8')

/** Every script of a workflow, without its indentation. */
function scriptsIn(text: string): string[] {
  const blocks = text.matchAll(/^( +)(?:- )?run: \|\n((?:\1 .*\n|\n)+)/gm)
  const multi = [...blocks].map(([, indent, body]) =>
    (body ?? '').replaceAll(new RegExp(`^${indent}  `, 'gm'), ''),
  )
  const single = [...text.matchAll(/^ +(?:- )?run: ([^|\n].*)$/gm)].map((match) => match[1] ?? '')
  return [...multi, ...single]
}

describe.each(workflows)('the workflow $name', ({ text }) => {
  test('pins every action to a commit', () => {
    for (const [line] of text.matchAll(/^.*\buses:.*$/gm))
      expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  test('declares its permissions, and has none to write by default', () => {
    const rights = /^permissions:(?: \{\}|\n((?: {2}.*\n)+))/m.exec(text)
    expect(rights).not.toBeNull()
    expect(rights?.[1] ?? '').not.toContain('write')
    expect(text).not.toContain('pull_request_target')
    expect(text).not.toContain('secrets.')
  })

  test('inserts no outside value into the text of a script', () => {
    const scripts = scriptsIn(text)
    expect(scripts.length).toBeGreaterThan(0)
    for (const script of scripts) expect(script).not.toContain('${{')
  })

  test('limits the time of every job', () => {
    const jobs = text.match(/^ {4}runs-on:/gm) ?? []
    expect(jobs.length).toBeGreaterThan(0)
    expect(text.match(/^ {4}timeout-minutes: \d+$/gm) ?? []).toHaveLength(jobs.length)
  })

  test('keeps no credentials in its checkout', () => {
    const checkouts = text.match(/uses: actions\/checkout@/g) ?? []
    expect(text.match(/persist-credentials: false/g) ?? []).toHaveLength(checkouts.length)
  })
})

test('a workflow that may comment runs no code from a pull request', () => {
  const text = read('comment.yml')
  expect(text).not.toMatch(/\buses:/)
  expect(text).not.toMatch(/\b(npm|npx|node|git (clone|checkout|fetch))\b/)
  expect(text).toMatch(/permissions:\n {6}actions: read\n {6}pull-requests: write\n {4}steps/)
  for (const { name, text: other } of workflows.filter((each) => each.name !== 'comment.yml'))
    expect(other, name).not.toMatch(/: write$/m)
})

test('both workflows count the same files as an editor’s', () => {
  const [check, comment] = ['check.yml', 'comment.yml'].map(
    (name) => /EDITORS: (.*)$/m.exec(read(name))?.[1],
  )
  expect(check).toBeDefined()
  expect(check).toBe(comment)
  const editors = new RegExp(check ?? '')
  for (const file of ['content/prices.json', 'content/media/icons/a.svg', 'locales/tr/home.json'])
    expect(file).toMatch(editors)
  for (const file of [
    'content/README.md',
    'content/schemas/prices.schema.json',
    '.github/workflows/check.yml',
    'scripts/cli/check.ts',
    'src/content/index.ts',
    'x/locales/tr/home.json',
  ])
    expect(file).not.toMatch(editors)
})

describe('a pull request', () => {
  /** The scope that the workflow derives from changed files. */
  function scopeOf(event: string, files: string[]): string {
    const place = mkdtempSync(join(tmpdir(), 'mercan-scope-'))
    const script = scriptsIn(read('check.yml')).find((each) => each.includes('engine=true'))
    const listing = `#!/bin/bash\nprintf '%s\\n' ${files.map((file) => `'${file}'`).join(' ')}\n`
    writeFileSync(join(place, 'git'), listing, { mode: 0o755 })
    const ran = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', script ?? ''], {
      encoding: 'utf8',
      env: {
        PATH: `${place}:${process.env.PATH}`,
        EVENT: event,
        EDITORS: /EDITORS: (.*)$/m.exec(read('check.yml'))?.[1] ?? '',
        GITHUB_OUTPUT: join(place, 'output'),
      },
    })
    expect(ran.status, ran.stderr).toBe(0)
    const said = readFileSync(join(place, 'output'), 'utf8').trim()
    rmSync(place, { recursive: true })
    return said
  }

  test('of an editor runs only the checks of content and texts', () => {
    const files = ['content/prices.json', 'content/media/a b.jpg', 'locales/tr/home.json']
    expect(scopeOf('pull_request', files)).toBe('engine=false')
    expect(read('check.yml')).toMatch(
      / {2}check:\n {4}needs: scope\n {4}if: needs\.scope\.outputs\.engine == 'true'\n/,
    )
    const [, proposal = ''] = read('check.yml').split('  proposal:\n')
    expect(proposal).toContain('if [ "$ENGINE" != false ]; then validator=proposal; fi')
    expect(proposal).toContain('npm test -- clinic')
  })

  test.each([
    'src/site/i18n.ts',
    'content/README.md',
    'content/schemas/prices.schema.json',
    '.ci/run',
  ])('that also touches %s runs all checks', (file) => {
    expect(scopeOf('pull_request', ['content/prices.json', file])).toBe('engine=true')
  })

  test('merged into main runs all checks', () => {
    expect(scopeOf('push', ['content/prices.json'])).toBe('engine=true')
  })
})

test('a site is ready to publish only by hand, from main, without samples and known vulnerabilities', () => {
  const text = read('deploy.yml')
  expect(/^on:\n((?: .*\n)+)/m.exec(text)?.[1]).toMatch(/^ {2}workflow_dispatch:\n(?! {2}\w)/)
  expect(text).not.toMatch(/^ {2}(push|pull_request|schedule|workflow_run):/m)
  expect(text).toContain("if: github.ref == 'refs/heads/main'")
  // The validator knows of a host that keeps no requests, and where they go instead.
  expect(text).toMatch(/SITE_HOSTING: static\n {6}VITE_API_HOST: /)
  expect(scriptsIn(text)).toEqual([
    'npm ci --ignore-scripts --no-audit --no-fund',
    'npm audit --omit=dev --audit-level=high',
    'npm run check -- --publish',
    'npm run build',
  ])
  expect(text.indexOf('upload-artifact')).toBeGreaterThan(text.indexOf('run: npm run build'))
  expect(text).not.toContain('cache: npm')
})

describe('the comment', () => {
  let place: string

  /** Replaces the GitHub command: returns prepared answers and records what it should write. */
  const gh = `#!/bin/bash
case "$*" in
  *"--method GET"*/pulls\\ *) printf '%s' "$STUB_NUMBER" ;;
  *"--jq .changed_files"*) echo "$STUB_CHANGED" ;;
  *"/files "*) printf '%s\\n' $STUB_FILES ;;
  "run download"*) mkdir -p report; printf '%b' "$STUB_REPORT" > report/report.md ;;
  *"body=@comment.md"*) echo "$*" > posted; cp comment.md posted.md ;;
  *"/comments --jq"*) printf '%s' "$STUB_COMMENT" ;;
  *) echo "unforeseen: $*" >&2; exit 9 ;;
esac
`

  beforeEach(() => {
    place = mkdtempSync(join(tmpdir(), 'mercan-comment-'))
    writeFileSync(join(place, 'gh'), gh)
    chmodSync(join(place, 'gh'), 0o755)
  })

  afterEach(() => rmSync(place, { recursive: true }))

  /** Runs the script as the service does and returns what it posted, if it did. */
  function post(answers: Record<string, string>) {
    const [script] = scriptsIn(read('comment.yml'))
    const ran = spawnSync('bash', ['-e', '-c', script ?? ''], {
      cwd: place,
      encoding: 'utf8',
      env: {
        PATH: `${place}:${process.env.PATH}`,
        REPOSITORY: 'clinic/site',
        RUN_ID: '1',
        RUN_URL: 'https://example.invalid/run',
        HEAD_OWNER: 'reception',
        HEAD_BRANCH: 'prices',
        HEAD_SHA: 'abc',
        EDITORS: /EDITORS: (.*)$/m.exec(read('comment.yml'))?.[1] ?? '',
        MARK: '<!-- mercan:report -->',
        MORE: 'Ayrıntılar',
        STUB_NUMBER: '7',
        STUB_CHANGED: '1',
        STUB_FILES: 'content/prices.json',
        STUB_REPORT: '## Sorun yok',
        STUB_COMMENT: '',
        ...answers,
      },
    })
    expect(ran.status, ran.stderr).toBe(0)
    const posted = join(place, 'posted')
    if (!existsSync(posted)) return undefined
    return {
      call: readFileSync(posted, 'utf8'),
      body: readFileSync(join(place, 'posted.md'), 'utf8'),
    }
  }

  test('shows an editor the report of her pull request', () => {
    const posted = post({})
    expect(posted?.call).toContain('repos/clinic/site/issues/7/comments -F')
    expect(posted?.body).toBe(
      '<!-- mercan:report -->\n## Sorun yok\n\n[Ayrıntılar](https://example.invalid/run)\n',
    )
  })

  test('is updated, not repeated, when she pushes a correction', () => {
    const posted = post({ STUB_COMMENT: '41\n42' })
    expect(posted?.call).toContain('--method PATCH repos/clinic/site/issues/comments/41 ')
  })

  test.each([
    'scripts/cli/check.ts',
    '.github/workflows/check.yml',
    'content/schemas/a.schema.json',
  ])(
    'is not written about a pull request that touches %s, whose report could be forged',
    (file) => {
      expect(post({ STUB_FILES: `content/prices.json ${file}` })).toBeUndefined()
    },
  )

  test('is not written about too many files to check', () => {
    expect(post({ STUB_CHANGED: '3500' })).toBeUndefined()
  })

  test('is not written if the pull request has changed since', () => {
    expect(post({ STUB_NUMBER: '' })).toBeUndefined()
  })

  test('mentions nobody, loads nothing and stays short whatever the report contains', () => {
    const posted = post({
      STUB_REPORT: `@team ![x](https://example.invalid/x.png) <IMG src=x> $(touch hacked) ${'ğ'.repeat(60_000)}`,
    })
    expect(posted?.body).not.toMatch(/@team|!\[x|<img/i)
    expect(posted?.body).toContain('$(touch hacked)')
    expect(existsSync(join(place, 'hacked'))).toBe(false)
    expect(posted?.body.length).toBeLessThan(62_000)
    expect(posted?.body).not.toContain('\uFFFD')
  })
})
