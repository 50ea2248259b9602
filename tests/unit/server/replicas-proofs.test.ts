/** @module-tag nightly */
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { settleAtOnce } from '../../soak/desk/two'
import { sameFormAtOnce, samePhoneAtOnce } from '../../soak/replicas/atOnce'
import { killWithMailInHand, sendTogether } from '../../soak/replicas/mails'
import { killReplicas, withReplicas } from '../../soak/replicas/replicas'
import { findPostgres } from '../../support/postgres'
import { clinicFolder, writeFiles } from '../../support/serverFixture'
import { isPostgresHere } from '../../support/storeDatabases'

test('an engineer’s PostgreSQL is found on the PATH or where Debian has it, the newest one, and only a whole one', () => {
  const root = clinicFolder()
  writeFiles(root, { 'own/postgres': '', 'own/initdb': '', 'half/postgres': '' })
  for (const version of ['9', '15', '17'])
    writeFiles(root, {
      [`debian/${version}/bin/postgres`]: '',
      [`debian/${version}/bin/initdb`]: '',
    })
  const own = join(root, 'own')
  expect(findPostgres(own, '/nowhere')).toBe(own)
  expect(findPostgres(own, join(root, 'debian'))).toBe(join(root, 'debian/17/bin'))
  expect(findPostgres(join(root, 'half'), '/nowhere')).toBeUndefined()
})

/** Registered only where PostgreSQL is installed; `npm run test:all` reports its absence. */
const whereItIs = isPostgresHere ? describe : () => {}

/** Samples of `npm run prove -- replicas`; each throws if it fails. */
whereItIs('two server processes on one PostgreSQL', () => {
  test('store a form once that is sent to both sixteen times, and mark one number’s eleventh', async () => {
    await withReplicas(async (replicas) => {
      await sameFormAtOnce(replicas, 3)
      await replicas.ask('TRUNCATE requests, outbox')
      await samePhoneAtOnce(replicas, 1)
    })
  })

  test('send each mail once, and again only what one had in hand when it was killed', async () => {
    await withReplicas((replicas) => sendTogether(replicas, 20))
    await withReplicas((replicas) => killWithMailInHand(replicas, 5))
  })

  test('let one of four people win who change the same request', async () => {
    const won = await withReplicas(({ env }) => settleAtOnce(5, 18, env))
    expect(won.reduce((sum, each) => sum + each)).toBe(5)
  })

  test('lose nothing that was acknowledged when one is killed with -9, and then another', async () => {
    const visit = { visitors: 10, everyMs: 500, forMs: 3000 }
    const { posts } = await withReplicas((replicas) => killReplicas(replicas, visit))
    expect(posts).toBe(60)
  })
})
