import { expect, test, vi } from 'vitest'
import { createReference } from '../../src/server/reference'
import { filled, openClinic } from './server-fixture'

vi.mock('../../src/server/reference', () => ({ createReference: vi.fn() }))

test('a reference that is taken already is drawn again, and nobody gets another’s', async () => {
  const { postJson, store } = openClinic()
  vi.mocked(createReference).mockReturnValueOnce('AAA-AAA')
  await postJson(filled)
  vi.mocked(createReference).mockReturnValueOnce('AAA-AAA').mockReturnValueOnce('KKK-KKK')
  const answer = await postJson({ ...filled, name: 'Sonra Gelen' })
  expect(await answer.json()).toMatchObject({ reference: 'KKK-KKK' })
  expect(await store.list()).toMatchObject([
    { name: 'Sonra Gelen', reference: 'KKK-KKK' },
    { name: filled.name, reference: 'AAA-AAA' },
  ])
})
