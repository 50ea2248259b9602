import { setTimeout as wait } from 'node:timers/promises'
import { must, until } from '../proof.ts'
import { type Cluster, signal } from './patroni.ts'
import type { Member } from './patroniFiles.ts'

/** What a phase harms: the cluster and the server processes. */
export type Scene = { cluster: Cluster; replaceServer(): Promise<void> }

/** A harm to a whole cluster; resolves when its cause is gone. */
export type Phase = { name: string; run(scene: Scene): Promise<void> }

/** How long a virtual machine is paused, in milliseconds: longer than the leader key lives. */
const frozen = 45_000

const stopped = async (pids: () => readonly number[], ms: number): Promise<void> => {
  const first = pids()
  signal(first, 'SIGSTOP')
  // A process that was started between the list and the signal.
  const all = [...new Set([...first, ...pids()])]
  signal(all, 'SIGSTOP')
  await wait(ms)
  signal(all, 'SIGCONT')
}

const machine = (cluster: Cluster, member: Member) => [
  cluster.patroni(member),
  ...cluster.postgres(member),
]

const halted = async ({ cluster }: Scene, name: string, ms: number): Promise<void> => {
  await cluster.halt(name)
  await wait(ms)
  cluster.start(name)
}

export const primaryFrozen: Phase = {
  name: 'primary frozen',
  async run({ cluster }) {
    const { primary } = await cluster.whole()
    await stopped(() => machine(cluster, primary), frozen)
  },
}

/** All phases; a new one is an object here. */
export const phases: readonly Phase[] = [
  {
    name: 'primary killed',
    async run({ cluster }) {
      const { primary } = await cluster.whole()
      await cluster.lose(primary)
      const isReplaced = async () => {
        const leader = await cluster.primary()
        return leader !== undefined && leader.name !== primary.name
      }
      await until(isReplaced, 'no standby was promoted')
      cluster.start(primary.name)
    },
  },
  {
    name: 'standby killed',
    async run({ cluster }) {
      const { standby } = await cluster.whole()
      await cluster.lose(standby)
      await wait(10_000)
      cluster.start(standby.name)
    },
  },
  {
    name: 'both standbys stalled',
    async run({ cluster }) {
      const { primary } = await cluster.whole()
      const standbys = cluster.members.filter(({ name }) => name !== primary.name)
      await stopped(() => standbys.flatMap((member) => machine(cluster, member)), frozen)
    },
  },
  { name: 'HAProxy gone', run: (scene) => halted(scene, 'haproxy', 15_000) },
  { name: 'etcd gone', run: (scene) => halted(scene, 'etcd', 30_000) },
  { name: 'a server killed', run: ({ replaceServer }) => replaceServer() },
  {
    name: 'switchover',
    async run({ cluster }) {
      const { primary, standby } = await cluster.whole()
      const body = JSON.stringify({ leader: primary.name, candidate: standby.name })
      const address = `http://127.0.0.1:${primary.rest}/switchover`
      const { status } = await fetch(address, { method: 'POST', body })
      must(status === 200, `the switchover was answered ${status}`)
    },
  },
  {
    name: 'replication silent',
    async run({ cluster }) {
      const { primary } = await cluster.whole()
      const senders = await cluster.ask(primary, 'SELECT pid FROM pg_stat_replication')
      await stopped(() => senders.map(({ pid }) => pid), 30_000)
    },
  },
  {
    name: 'Patroni alone frozen',
    async run({ cluster }) {
      const { primary } = await cluster.whole()
      await stopped(() => [cluster.patroni(primary)], frozen)
    },
  },
  {
    name: 'primary cut off',
    async run({ cluster }) {
      const { primary } = await cluster.whole()
      for (const link of cluster.cable(primary)) link.cut()
      await wait(frozen)
      for (const link of cluster.cable(primary)) link.mend()
    },
  },
  primaryFrozen,
]
