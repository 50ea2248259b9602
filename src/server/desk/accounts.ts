import type { Hono } from 'hono'
import * as v from 'valibot'
import type { Account } from '../../desk/contract'
import type { DeskStore } from '../store/desk'
import { visible } from '../visible'
import { readBody } from './body'
import { type DeskContext, type DeskEnv, refuse } from './env'
import { deskPath } from './files'

const invitation = v.strictObject({
  name: v.pipe(
    v.string(),
    v.normalize('NFC'),
    v.transform(visible),
    v.trim(),
    v.minLength(1),
    v.maxLength(60),
  ),
  role: v.picklist(['reception', 'editor', 'manager']),
})

/** Who may come in: what `npm run staff` does, for the manager in the browser. */
export function addAccounts(api: Hono<DeskEnv>, desk: DeskStore): void {
  /** A link that registers a passkey. Behind the # it is sent to no server and stands in no log. */
  const linkTo = (c: DeskContext, token: string) =>
    c.json({ link: `${c.get('origin')}${deskPath}#invite=${token}` })

  const by = (c: DeskContext) => c.get('session').staffId

  async function nameOf(c: DeskContext): Promise<string> {
    const member = (await desk.staff()).find(({ id }) => id === c.req.param('id'))
    return member?.name ?? ''
  }

  api.get('/accounts', async (c) => {
    const accounts: Account[] = (await desk.staff()).map(
      ({ id, name, role, disabledAt, passkeys }) => ({
        id,
        name,
        role,
        state: disabledAt ? 'closed' : passkeys > 0 ? 'open' : 'invited',
      }),
    )
    return c.json(accounts)
  })

  api.post('/accounts', async (c) => {
    const body = await readBody(c, invitation)
    if (!body) return refuse(c, 'malformed')
    const token = await desk.invite(body.name, body.role, by(c))
    return token === undefined ? refuse(c, 'taken') : linkTo(c, token)
  })

  api.post('/accounts/:id/again', async (c) => {
    const token = await desk.inviteAgain(await nameOf(c), by(c))
    return token === undefined ? refuse(c, 'notFound') : linkTo(c, token)
  })

  api.post('/accounts/:id/disable', async (c) => {
    const outcome = await desk.disable(await nameOf(c), by(c))
    if (outcome === 'disabled') return c.body(null, 204)
    return refuse(c, outcome === 'unknown' ? 'notFound' : 'lastManager')
  })
}
