import type { DeskRoutes } from '../../desk/contract/routes'
import type { RequestStore } from '../storage/store'
import { deskPath } from './deskFiles'
import { type DeskContext, refuse } from './env'
import type { AddRoute } from './routes'

/** Account management in the browser, as `npm run staff` on the command line. */
export function addAccounts(
  route: AddRoute<DeskRoutes>,
  desk: RequestStore,
  team: readonly { id: string }[],
): void {
  const linkTo = (c: DeskContext, token: string) => ({
    link: `${c.get('origin')}${deskPath}#invite=${token}`,
  })

  const by = (c: DeskContext) => c.get('session').staffId

  async function nameOf(id: string): Promise<string> {
    return (await desk.staff()).find((member) => member.id === id)?.name ?? ''
  }

  route('GET /accounts', desk.staff)

  route('POST /accounts', async ({ c, input }) => {
    const { name, role, doctor } = input
    const isDoctor = team.some(({ id }) => id === doctor)
    if (isDoctor !== (role === 'doctor')) return refuse(c, 'malformed')
    const token = await desk.invite(name, role, by(c), doctor)
    return token === undefined ? refuse(c, 'taken') : linkTo(c, token)
  })

  route('POST /accounts/:id/again', async ({ c, params, input: { lost } }) => {
    const loss = { lost, kept: c.get('session').hash }
    const token = await desk.inviteAgain(await nameOf(params.id), loss, by(c))
    return token === undefined ? refuse(c, 'notFound') : linkTo(c, token)
  })

  route('POST /accounts/:id/disable', async ({ c, params }) => {
    const outcome = await desk.disable(await nameOf(params.id), by(c))
    if (outcome === 'disabled') return undefined
    return refuse(c, outcome === 'unknown' ? 'notFound' : 'lastManager')
  })
}
