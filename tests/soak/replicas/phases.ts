import { setTimeout as wait } from 'node:timers/promises'
import { must, until } from '../proof.ts'
import { type Cluster, signal } from './patroni.ts'
import type { Member } from './patroniFiles.ts'

/** What a phase harms: a whole cluster and the server processes. */
type Scene = { cluster: Cluster; primary: Member; standby: Member; replaceServer(): Promise<void> }

/** How long a machine is paused, in milliseconds: longer than the leader key lives. */
const paused = 45_000

async function stop(pids: () => readonly number[], ms = paused): Promise<void> {
  signal(pids(), 'STOP')
  // With the processes that were started before the first had stopped.
  const all = pids()
  signal(all, 'STOP')
  await wait(ms)
  signal(all, 'CONT')
}

async function without(cluster: Cluster, program: string, ms: number): Promise<void> {
  await cluster.halt(program)
  await wait(ms)
  cluster.start(program)
}

/** Each resolves when the cause of the harm is gone; a new one is a function here. */
export const phases: Readonly<Record<string, (scene: Scene) => Promise<void>>> = {
  async 'primary killed'({ cluster, primary }) {
    await cluster.lose(primary)
    const isReplaced = async () =>
      [...(await cluster.roles())].some(
        ([name, role]) => role === 'leader' && name !== primary.name,
      )
    await until(isReplaced, 'no standby was promoted')
    cluster.start(primary.name)
  },
  async 'standby killed'({ cluster, standby }) {
    await cluster.lose(standby)
    await wait(10_000)
    cluster.start(standby.name)
  },
  'both standbys stalled': ({ cluster, primary }) => {
    const standbys = cluster.members.filter(({ name }) => name !== primary.name)
    return stop(() => standbys.flatMap(cluster.processes))
  },
  'HAProxy gone': ({ cluster }) => without(cluster, 'haproxy', 15_000),
  'etcd gone': ({ cluster }) => without(cluster, 'etcd', 30_000),
  'a server killed': ({ replaceServer }) => replaceServer(),
  async switchover({ primary, standby }) {
    const body = JSON.stringify({ leader: primary.name, candidate: standby.name })
    const address = `http://127.0.0.1:${primary.rest}/switchover`
    const { status } = await fetch(address, { method: 'POST', body })
    must(status === 200, `the switchover was answered ${status}`)
  },
  async 'replication silent'({ cluster, primary }) {
    const senders = await cluster.ask(primary, 'SELECT pid FROM pg_stat_replication')
    await stop(() => senders.map(({ pid }) => pid), 30_000)
  },
  'Patroni alone frozen': ({ cluster, primary }) => stop(() => [cluster.pid(primary.name)]),
  'primary cut off': ({ cluster, primary }) => stop(() => [cluster.pid(primary.wire.name)]),
  'primary frozen': ({ cluster, primary }) => stop(() => cluster.processes(primary)),
}
