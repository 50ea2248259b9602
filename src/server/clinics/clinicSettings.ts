import { backupFolder } from '../backup/copies'
import { databasePlace } from '../database'
import { readSettings } from '../settings'
import { nameOf } from '../store'
import type { ClinicFolder } from './hosts'
import { readClinicVariables } from './variables'

/** A clinic as the process knows it before it is opened; `fault` says why it cannot be. */
export type ClinicSettings = ClinicFolder & { env: NodeJS.ProcessEnv; fault?: Error }

/**
 * The variables of each clinic. Where two keep their requests, copies or proposals in one
 * place, neither is served: a line copied from one's variables to the other's would show
 * it the other's patients, and whose they are is not known here.
 */
export function readClinicSettings(
  clinics: readonly ClinicFolder[],
  processEnv: NodeJS.ProcessEnv,
): ClinicSettings[] {
  const owners = new Map<string, string[]>()
  const all = clinics.map((clinic): ClinicSettings => {
    try {
      const env = readClinicVariables(clinic, processEnv)
      for (const place of placesOf(clinic, env))
        owners.set(place, [...(owners.get(place) ?? []), clinic.host])
      return { ...clinic, env }
    } catch (error) {
      return { ...clinic, env: {}, fault: error instanceof Error ? error : new Error(`${error}`) }
    }
  })
  const shared = [...owners].filter(([, hosts]) => hosts.length > 1)
  return all.map((clinic) => {
    const [place, hosts] = shared.find(([, hosts]) => hosts.includes(clinic.host)) ?? []
    if (place === undefined) return clinic
    return { ...clinic, fault: new Error(`${hosts?.join(' and ')} both keep theirs in ${place}.`) }
  })
}

/** Where a clinic keeps what no other one is to see. */
function placesOf({ root }: ClinicFolder, env: NodeJS.ProcessEnv): string[] {
  const { file, url } = databasePlace(root, env)
  const { backups } = readSettings(env)
  return [
    file ?? nameOf(url),
    ...(backups ? [backupFolder(root, backups.folder)] : []),
    ...(env.EDITOR_GITHUB ? [`${env.EDITOR_GITHUB.toLowerCase()} on GitHub`] : []),
  ]
}
