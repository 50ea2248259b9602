import { expect, test, vi } from 'vitest'
import { createReference } from '../../../src/server/base/reference'
import { filled, openClinic } from '../../support/serverFixture'

vi.mock('../../../src/server/base/reference', () => ({ createReference: vi.fn() }))

test('a visitor never gets the reference of another request, because a duplicate is drawn again', async () => {
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
