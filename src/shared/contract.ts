import * as v from 'valibot'

/**
 * One route of an endpoint. A GET route reads a `query`, a POST route a JSON `body`, or
 * neither. `response`: of a 2xx status; `refusal`: other error bodies than a bare code.
 */
export type Route = {
  query?: v.GenericSchema
  body?: v.GenericSchema
  response: v.GenericSchema
  refusal?: v.GenericSchema
}

/** Routes by method and path: `POST /requests/:reference/undo`. */
export type RouteTable = Readonly<Record<string, Route>>

/** No body: status 201, 202 or 204. */
export const noContent = v.undefined()
/** A body that is not JSON. */
export const file = v.instance(Blob)

type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** The values of a path's `:names`. */
export type Params<Key extends string> = Record<ParamName<Key>, string>

type InputSchema<R extends Route> = R extends { body: infer S extends v.GenericSchema }
  ? S
  : R extends { query: infer S extends v.GenericSchema }
    ? S
    : v.UndefinedSchema<undefined>

/** Body or query as the client sends it. */
export type Sent<R extends Route> = v.InferInput<InputSchema<R>>
/** Body or query as the server parses it. */
export type Parsed<R extends Route> = v.InferOutput<InputSchema<R>>
export type ResponseOf<R extends Route> = v.InferOutput<R['response']>

/** The account of the page that sends a request, percent-encoded; refused in another's session. */
export const accountHeader = 'Desk-Account'

/** Whether a route, with or without its method, is the one that was called. */
export const matchesRoute = (route: string, called: string): boolean =>
  new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`).test(called)

/** What a client passes besides the route's key. */
export type CallArguments<Key extends string, R extends Route> =
  Sent<R> extends undefined
    ? [ParamName<Key>] extends [never]
      ? []
      : [params: Params<Key>]
    : [params: Params<Key>, input: Sent<R>]
