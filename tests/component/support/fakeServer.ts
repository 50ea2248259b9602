import * as v from 'valibot'
import { afterEach, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { type DeskRoutes, deskRoutes } from '../../../src/desk/contract/routes'
import { type EditorRoutes, editorRoutes } from '../../../src/editor/contract/routes'
import {
  noContent,
  type Params,
  type Parsed,
  type ResponseOf,
  type RouteTable,
} from '../../../src/shared/contract'

/** An error response; without a status the connection fails. */
export class Refusal extends Error {
  constructor(
    readonly status: number | undefined,
    readonly body: object = {},
    readonly headers: Record<string, string> = {},
  ) {
    super(`refused with ${status}`)
  }
}

const contracts: RouteTable = { ...deskRoutes, ...editorRoutes }
type Contracts = DeskRoutes & EditorRoutes
export type RouteName = keyof Contracts & string

/** A client's input: the values of the path's `:names`, and its query or body. */
type Call<Key extends RouteName> = { params: Params<Key>; input: Parsed<Contracts[Key]> }

/** Returns the response; throws a Refusal. */
export type Handler<Key extends RouteName> = (call: Call<Key>) => Answer<Key> | Promise<Answer<Key>>
type Answer<Key extends RouteName> =
  // biome-ignore lint/suspicious/noConfusingVoidType: a handler without a response returns nothing
  ResponseOf<Contracts[Key]> extends undefined ? void : ResponseOf<Contracts[Key]>

export type Handlers = { [Key in RouteName]?: Handler<Key> }
type AnyHandler = (call: { params: object; input: unknown }) => unknown

let current: FakeServer | undefined

/** Ends the server with its page: a late response would affect the next test. */
afterEach(async () => {
  current?.stop()
  await cleanup()
  localStorage.clear()
})

/**
 * The desk's endpoint in memory, behind `fetch` and `EventSource`. The contracts validate bodies and
 * responses; an invalid body is refused as malformed.
 */
export abstract class FakeServer {
  /** All requests in order, with or without a response. */
  readonly asked: string[] = []
  /** All POST requests, in order. */
  readonly posts: { path: string; body: unknown }[] = []
  /** Whether every connection fails. */
  isAway = false
  /** Whether new event streams hang, neither opened nor refused. */
  isSilent = false
  /** Whether event streams are refused, as by a proxy. */
  refusesStream = false
  readonly streams = new Set<FakeStream>()
  /** All event streams that were ever opened. */
  streamsOpened = 0
  protected abstract readonly routes: Handlers
  private readonly answers: Handlers = {}
  private isStopped = false

  constructor() {
    vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
      const response = await this.respond(input, init)
      return this.isStopped ? new Promise(() => {}) : response
    })
    current = this
    const server = this
    vi.stubGlobal(
      'EventSource',
      class extends FakeStream {
        constructor() {
          super(server)
        }
      },
    )
  }

  /** Stops all responses, those of pending requests too. */
  stop(): void {
    this.isStopped = true
  }

  /** Replaces the handler of a route. */
  answer<Key extends RouteName>(route: Key, handler: Handler<Key>): void {
    Object.assign(this.answers, { [route]: handler })
  }

  /** Refuses a route from now on, with an error code or a whole body. */
  refuse(
    route: RouteName,
    status: number,
    error: string | { error: string; [field: string]: unknown },
    headers: Record<string, string> = {},
  ): void {
    const body = typeof error === 'string' ? { error } : error
    this.answer(route, () => {
      throw new Refusal(status, body, headers)
    })
  }

  /** Holds a route's responses until `release`; `requested` resolves at the first request. */
  hold<Key extends RouteName>(route: Key): { requested: Promise<void>; release(): void } {
    const own = this.handlerOf(route)
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const requested = new Promise<void>((resolve) => {
      this.answer(route, async (call) => {
        resolve()
        await released
        return own(call)
      })
    })
    return { requested, release }
  }

  /** The current handler of a route. */
  handlerOf<Key extends RouteName>(route: Key): Handler<Key> {
    const handler = this.answers[route] ?? this.routes[route]
    if (!handler) throw new Error(`the fake server does not answer ${route}`)
    return handler as Handler<Key>
  }

  send(type: string, data = ''): void {
    for (const stream of this.streams) stream.dispatchEvent(new MessageEvent(type, { data }))
  }

  /** Cuts every event stream. */
  breakStreams(): void {
    for (const stream of this.streams) stream.onerror?.()
  }

  private async respond(url: string, init: RequestInit = {}): Promise<Response> {
    const { pathname, searchParams } = new URL(url, location.origin)
    const path = pathname.replace('/yonetim/api', '')
    const asked = `${init.method ?? 'GET'} ${path}`
    this.asked.push(asked)
    if (this.isAway) throw new TypeError('Failed to fetch')
    const { route, params } = routeOf(asked)
    const { body, query, response } = contracts[route] as (typeof contracts)[string]
    const sent: unknown = body ? JSON.parse(String(init.body)) : Object.fromEntries(searchParams)
    if (init.method === 'POST') this.posts.push({ path, body: sent })
    const input = v.safeParse(body ?? query ?? v.any(), sent)
    try {
      if (!input.success) throw new Refusal(400, { error: 'malformed' })
      const handler = this.handlerOf(route) as AnyHandler
      const answer = await handler({ params, input: input.output })
      if (answer instanceof Blob) return new Response(answer)
      if (response === noContent) return new Response(null, { status: 204 })
      const text = JSON.stringify(answer)
      v.parse(response, JSON.parse(text))
      return new Response(text, { headers: { 'Content-Type': 'application/json' } })
    } catch (caught) {
      if (!(caught instanceof Refusal)) throw caught
      const { status, body: refused, headers } = caught
      if (status === undefined) throw new TypeError('Failed to fetch')
      return Response.json(refused, { status, headers })
    }
  }
}

/** The route of a method and path, with the values of the path's `:names`. */
function routeOf(asked: string): { route: RouteName; params: Record<string, string> } {
  for (const route of Object.keys(contracts)) {
    const pattern = route.replace(/:(\w+)/g, '(?<$1>[^/]+)')
    const match = new RegExp(`^${pattern}$`).exec(asked)
    if (match) return { route: route as RouteName, params: { ...match.groups } }
  }
  throw new Error(`no contract has a route for ${asked}`)
}

/** The server's event stream as an `EventSource`. */
class FakeStream extends EventTarget {
  static readonly CLOSED = 2
  readyState = 0
  onopen: (() => void) | undefined
  onerror: (() => void) | undefined

  constructor(private readonly server: FakeServer) {
    super()
    queueMicrotask(() => {
      if (server.isSilent || this.readyState === FakeStream.CLOSED) return
      if (server.isAway || server.refusesStream) {
        this.readyState = server.refusesStream ? FakeStream.CLOSED : 0
        this.onerror?.()
        return
      }
      server.streams.add(this)
      server.streamsOpened += 1
      this.readyState = 1
      this.onopen?.()
    })
  }

  close(): void {
    this.readyState = FakeStream.CLOSED
    this.server.streams.delete(this)
  }
}
