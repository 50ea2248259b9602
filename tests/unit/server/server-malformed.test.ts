import { expect, test } from 'vitest'
import { malformed } from '../../soak/endpoint/malformed'
import { seeded } from '../../soak/proof'
import { openClinic } from '../../support/serverFixture'

test('a thousand malformed bodies are each refused and leave no trace', async () => {
  const { post, store, log } = openClinic()
  const random = seeded(20261121)
  for (let count = 0; count < 1000; count += 1) {
    const { body, type } = malformed(random)
    const { status } = await post(body, { 'Content-Type': type })
    expect([400, 413, 415], `${type}: ${JSON.stringify(new TextDecoder().decode(body))}`).toContain(
      status,
    )
  }
  expect(await store.list()).toEqual([])
  expect(new Set(log.map((line) => 'status' in line && line.status))).toEqual(
    new Set([400, 413, 415]),
  )
  expect(log).toHaveLength(1000)
})
