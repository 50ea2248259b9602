import { backupFolder } from '../backup/copies'
import { databasePlace } from '../database'
import { readSettings } from '../settings'
import { nameOf } from '../store'
import type { ClinicFolder } from './hosts'

/**
 * Which clinic keeps its patients where. A line copied from one clinic's variables to
 * another's would put both into one database, or their copies into one folder.
 */
export function createStakes() {
  const owners = new Map<string, string>()

  /** Notes where the clinic keeps requests and copies. Throws where another one does already. */
  return function stake({ host, root }: ClinicFolder, env: NodeJS.ProcessEnv): void {
    const { file, url } = databasePlace(root, env)
    const { backups } = readSettings(env)
    const places = [file ?? nameOf(url), ...(backups ? [backupFolder(root, backups.folder)] : [])]
    for (const place of places) {
      const owner = owners.get(place)
      if (owner !== undefined && owner !== host)
        throw new Error(`${place} is where ${owner} keeps its requests or its copies already.`)
    }
    for (const place of places) owners.set(place, host)
  }
}
