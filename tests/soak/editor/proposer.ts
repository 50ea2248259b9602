import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../../support/clinicRepository.ts'
import { openEditor } from '../../support/openEditor.ts'

/** Proposes new prices and publishes each second one until it is killed; prints the ids of proposals. */
const [root = '', seed = '0'] = process.argv.slice(2)
const prices = 'content/prices.json'
const by = { staffId: 'proof', name: 'Proof' }
const { editor } = await openEditor(root)
for (let price = 2001 + Number(seed) * 1000; ; price += 1) {
  const text = readFileSync(join(root, prices), 'utf8').replace(/"max": \d+/, `"max": ${price}`)
  const id = crypto.randomUUID()
  const base = run(root, 'rev-parse', 'HEAD')
  const changes = new Map([[prices, new TextEncoder().encode(text)]])
  const outcome = await editor.propose({ id, base, changes }, by)
  if (outcome === 'unknown' || 'error' in outcome) throw new Error(JSON.stringify(outcome))
  console.log(id)
  if (price % 2 === 0) {
    await editor.approve([{ id, ...outcome }], by)
    await editor.settled()
  }
}
