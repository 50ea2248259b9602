import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { root as engine } from '../../scripts/publish/paths'
import { createClinics, createServer, openClinicsMetrics } from '../../src/host/index'
import type { ClinicsOptions } from '../../src/host/tenants'
import type { Clock } from '../../src/server/base/clock'
import type { Log } from '../../src/server/base/requestLog'
import { expectContract } from './contracts'
import { addDesk, copyClinic, removeFolder, temporaryFolder, writeFiles } from './folders'
import { filled } from './serverFixture'

export const mercan = 'www.mercan.example'
export const lindenhof = 'www.lindenhof.example'

/** A folder with two clinics in two countries, each with a page that names it; removed after the test. */
export function twoClinics(variables: { [host: string]: string } = {}): string {
  const folder = temporaryFolder('clinics')
  onTestFinished(() => removeFolder(folder))
  const sources = { [mercan]: 'mercan', [lindenhof]: 'duesseldorf' }
  for (const [host, source] of Object.entries(sources)) {
    const copy = copyClinic(join(engine, 'tests/fixtures/clinics', source))
    addDesk(copy.root)
    renameSync(copy.root, join(folder, host))
    const own = variables[host] ?? ''
    writeFiles(join(folder, host), {
      'dist/index.html': `<!doctype html><title>${source}</title>`,
      env: `DESK_ORIGIN=https://${host}\n${own}`,
    })
  }
  return folder
}

type Sent = { host?: string; from?: string; headers?: Record<string, string>; body?: unknown }

/** Several clinics in one process, closed after the test. */
export async function openClinics(
  options: Partial<Pick<ClinicsOptions, 'folder' | 'env'>> & { clock?: Clock } = {},
) {
  const { folder = twoClinics(), env = {}, clock } = options
  const log: Parameters<Log>[0][] = []
  const told: string[] = []
  const clinics = createClinics({
    folder,
    env,
    clock,
    metrics: await openClinicsMetrics(env),
    open: async (own) => createServer(own),
    log: (line) => log.push(line),
    tell: (sentence) => told.push(sentence),
  })
  onTestFinished(() => clinics.close())
  const ask = async (
    path: string,
    { host = mercan, from = '192.0.2.1', headers = {}, body }: Sent = {},
  ): Promise<Response> => {
    const request = new Request(`https://${host}${path}`, {
      redirect: 'manual',
      headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    })
    const response = await clinics.fetch(request, { incoming: { socket: { remoteAddress: from } } })
    await expectContract(request, response)
    return response
  }
  return {
    folder,
    clinics,
    log,
    told,
    ask,
    send: (host: string, change: Partial<typeof filled> = {}, from?: string) =>
      ask('/api/randevus', { host, from, body: { ...filled, ...change } }),
  }
}
