import { gitLine } from '../../src/editor/server/git.ts'
import { digestOf } from '../../src/editor/server/publication.ts'
import { gitHistory, openRepository, type Repository } from '../../src/editor/server/repository.ts'
import { siteFolders } from '../../src/server/releases/contentDigest.ts'
import { openReleases, releaseTime } from '../../src/server/releases/releaseFolder.ts'
import { isReadable } from '../../src/server/releases/servedFacts.ts'
import { clinicDir } from '../publish/paths.ts'
import { fail, table, usageText } from './terminal.ts'

/** Commits that are compared with the releases. */
const COMPARED = 50

const usage = usageText('The releases of the clinic that CLINIC names:', 'releases', [
  ['', 'lists them, newest first'],
  [' -- back [ID]', 'serves the one before the current one, or another one'],
])

/** Runs the command with the words after it; resolves to what it prints. Throws for a wrong one. */
export async function runReleases(clinic: string, words: readonly string[]): Promise<string> {
  const [command, id, ...rest] = words
  const releases = openReleases(clinic)
  if (command === undefined) return list(clinic)
  if (command !== 'back' || rest.length > 0) throw new Error(usage)
  const ids = releases.list()
  const former = id ?? ids[ids.indexOf(releases.current() ?? '') + 1]
  if (former === undefined) throw new Error('There is no release before the current one.')
  if (!isReadable(releases.folderOf(former)))
    throw new Error(`${former} was made by a newer version: install that one, or publish again.`)
  releases.switchTo(former)
  return `${former} is served now. The clinic's files are as they were: the next publication shows them.`
}

async function list(clinic: string): Promise<string> {
  const releases = openReleases(clinic)
  const repository = await openRepository(clinic)
  const commits = repository ? await commitsByContent(repository) : new Map<string, string[]>()
  const rows = releases.list().map((id) => [
    id === releases.current() ? `${id} *` : id,
    new Date(releaseTime(id)).toLocaleString('en-GB', {
      dateStyle: 'medium',
      timeStyle: 'short',
    }),
    ...(commits.get(releases.factsOf(id).content ?? '') ?? ['', '', '']),
  ])
  if (rows.length === 0) return 'There is no release yet: npm run build.'
  return table(['release (* served)', 'made', 'commit', 'author', 'change'], rows)
}

/** Commit, author and subject of each of the last contents, by digest. */
async function commitsByContent(repository: Repository): Promise<Map<string, string[]>> {
  const { root, branch } = repository
  const format = '--format=%H%x00%h%x00%an%x00%s'
  const args = ['log', '--first-parent', `-n${COMPARED}`, format, branch, '--', ...siteFolders]
  const found = new Map<string, string[]>()
  for (const line of (await gitLine(root, args)).split('\n')) {
    const [commit = '', ...columns] = line.split('\0')
    // The folder was elsewhere in an old commit.
    const files = await gitHistory(repository)
      .filesOf(commit)
      .catch(() => undefined)
    const digest = files && digestOf(files)
    // The newest commit comes first.
    if (digest && !found.has(digest)) found.set(digest, columns)
  }
  return found
}

if (process.argv[1] === import.meta.filename)
  runReleases(clinicDir, process.argv.slice(2)).then(console.log, fail)
