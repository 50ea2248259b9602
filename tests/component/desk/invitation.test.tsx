import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { words } from '../../../src/desk/client/kit/text'
import { DeskServer } from '../support/deskServer'
import { breakPasskeys, creationOptions } from '../support/passkeys'
import { allowComplaints } from '../support/setup'

test('a receptionist who follows an invitation’s link is welcomed, also after a failure of the page, and the link is removed from the address', async () => {
  history.replaceState(null, '', '#invite=one-time')
  const mend = breakPasskeys()
  const server = new DeskServer()
  server.refuse('GET /me', 401, 'unauthorised')
  server.answer('POST /invitation', () => ({ name: 'Gül', options: creationOptions }))
  // The page reads its address once, at the start of its script.
  const { DeskApp } = await import('../../../src/desk/client/DeskApp')
  await render(<DeskApp />)
  await expect.element(page.getByRole('alert')).toHaveTextContent(words.faults.page)
  mend()
  await page.getByRole('button', { name: words.unreachable.retry }).click()
  await expect.element(page.getByRole('heading', { name: 'Gül' })).toBeVisible()
  expect(server.posts).toEqual([{ path: '/invitation', body: { token: 'one-time' } }])
  expect(location.href).not.toContain('invite')
  expect(location.hash).toBe('')
  allowComplaints(/./)
})
