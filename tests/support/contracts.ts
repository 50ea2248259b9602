import * as v from 'valibot'
import { deskRoutes, refusal } from '../../src/desk/contract/routes'
import { editorRoutes } from '../../src/editor/contract/routes'
import { matchesRoute, noContent, type Route, type RouteTable } from '../../src/shared/contract'
import { apiRefusal, publicRoutes } from '../../src/shared/publicRoutes'

const deskBase = '/yonetim/api'
const deskTable: RouteTable = { ...deskRoutes, ...editorRoutes }

function routeOf(table: RouteTable, method: string, path: string): Route | undefined {
  return Object.entries(table).find(([key]) => matchesRoute(key, `${method} ${path}`))?.[1]
}

type Asked = Pick<Request, 'method' | 'url'>

/** Throws if a response of the public endpoint, the desk or the editor breaks its contract. */
export async function expectContract(request: Asked, response: Response): Promise<void> {
  const { pathname } = new URL(request.url)
  if (pathname.startsWith('/api/')) {
    // Forms receive pages, HEAD receives no body.
    if (!isJson(response) || request.method === 'HEAD') return
    await parse(request, response, routeOf(publicRoutes, request.method, pathname), apiRefusal)
    return
  }
  // Without a desk the site responds.
  if (!pathname.startsWith(`${deskBase}/`) || !response.headers.has('X-Robots-Tag')) return
  const route = routeOf(deskTable, request.method, pathname.slice(deskBase.length))
  if (response.ok && route?.response === noContent) {
    if (response.body) throw new Error(`${request.method} ${pathname} has a body`)
  } else if (isJson(response) || (response.ok && !route)) {
    await parse(request, response, route, refusal)
  }
}

const isJson = ({ headers }: Response) =>
  headers.get('Content-Type')?.startsWith('application/json') === true

async function parse(
  { method, url }: Asked,
  response: Response,
  route: Route | undefined,
  refused: v.GenericSchema,
): Promise<void> {
  if (response.ok && !route) throw new Error(`${method} ${url} is in no contract`)
  const refusals = route?.refusal ? v.union([refused, route.refusal]) : refused
  const schema = response.ok && route ? route.response : refusals
  const body: unknown = await response.clone().json()
  const { issues } = v.safeParse(schema, body)
  if (issues) throw new Error(`${method} ${url}: ${JSON.stringify(v.flatten(issues))}`)
}
