import { markdownTable } from '../cli/terminal.ts'

/** One package of package-lock.json (version 3). */
type LockedPackage = {
  version?: string
  license?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/** What package-lock.json holds of interest: packages by the folder they are installed in. */
export type Lockfile = { packages: Record<string, LockedPackage> }

/**
 * The folders of all packages whose code is published or run by the server: the
 * project's dependencies with theirs, for every platform. Throws when the
 * lockfile lacks one.
 */
export function shippedPackages({ packages }: Lockfile): string[] {
  const project = packages[''] ?? {}
  const found = new Set<string>()
  const visit = (from: string, name: string) => {
    const folder = installed(packages, from, name)
    if (!folder) throw new Error(`package-lock.json lacks ${name}, which ${from || 'it'} needs`)
    if (found.has(folder)) return
    found.add(folder)
    const { dependencies, optionalDependencies } = packages[folder] ?? {}
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies }))
      visit(folder, next)
  }
  for (const name of Object.keys(project.dependencies ?? {})) visit('', name)
  return [...found].sort()
}

/** The folder from which Node resolves a package; undefined if the lockfile lacks it. */
function installed(packages: Lockfile['packages'], from: string, name: string): string | undefined {
  const folders = from.split(/\/?node_modules\//).slice(1)
  for (let depth = folders.length; depth >= 0; depth -= 1) {
    const parent = folders.slice(0, depth).map((folder) => `node_modules/${folder}/`)
    const candidate = `${parent.join('')}node_modules/${name}`
    if (packages[candidate]) return candidate
  }
  return undefined
}

/** The list as Markdown: one line a licence, the packages under it behind. */
export function licenceList(lockfile: Lockfile): string {
  const byLicence = new Map<string, Set<string>>()
  for (const folder of shippedPackages(lockfile)) {
    const { version, license = 'UNKNOWN' } = lockfile.packages[folder] ?? {}
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
    byLicence.set(license, (byLicence.get(license) ?? new Set()).add(`${name} ${version}`))
  }
  const rows = [...byLicence]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([licence, names]) => [licence, [...names].join(', ')])
  return [
    '# Licences of what is published or runs on the server',
    '',
    'Made from `package-lock.json` by `npm run generate`. Tools that only build and test are not listed. The fonts carry their licences beside them, in `content/media/fonts/`; pictures, films and icons are this project’s own, as are the drawings for other professions in `scripts/cli/new-clinic/neutral/`.',
    '',
    markdownTable(['licence', 'packages'], rows),
    '',
  ].join('\n')
}
