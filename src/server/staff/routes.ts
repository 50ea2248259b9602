import type { Hono } from 'hono'
import * as v from 'valibot'
import type { Params, Parsed, ResponseOf, Route, RouteTable } from '../../shared/contract'
import { type BareError, type DeskContext, type DeskEnv, refuse } from './env'

type Incoming<Key extends string, R extends Route> = {
  c: DeskContext
  params: Params<Key>
  /** Body or query, parsed by the contract. */
  input: Parsed<R>
}

/** Adds the handler of a route. `invalid`: the error for a body or query that the contract refuses. */
export type AddRoute<Table extends RouteTable> = <Key extends keyof Table & string>(
  key: Key,
  handle: (
    incoming: Incoming<Key, Table[Key]>,
  ) => Promise<ResponseOf<Table[Key]> | Response> | ResponseOf<Table[Key]> | Response,
  invalid?: BareError,
) => void

/** Serves the routes of a contract: a returned value is sent as JSON, undefined as 204. */
export const routesOf =
  <Table extends RouteTable>(api: Hono<DeskEnv>, table: Table): AddRoute<Table> =>
  (key, handle, invalid = 'malformed') => {
    const [method = '', path = ''] = key.split(' ')
    const { body, query } = table[key] as Route
    const schema = body ?? query ?? v.unknown()
    api.on(method, path, async (c) => {
      const received: unknown = body ? await c.req.json().catch(() => undefined) : c.req.query()
      const parsed = v.safeParse(schema, received)
      if (!parsed.success) return refuse(c, invalid)
      const params = c.req.param() as Params<typeof key>
      const input = parsed.output as Parsed<Table[typeof key]>
      const result = await handle({ c, params, input })
      if (result instanceof Response) return result
      return result === undefined ? c.body(null, 204) : c.json(result as object)
    })
  }
