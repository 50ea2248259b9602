import {
  accountHeader,
  type CallArguments,
  type ResponseOf,
  type RouteTable,
} from '../../../shared/contract'
import type { Contact, Need } from '../../../shared/deskModel'
import { fill } from '../../../shared/formats/fill'
import type { Faults, RefusedField } from '../../contract/appointment'
import type { DeskRequest, SearchQuery } from '../../contract/contract'
import type { DeskError, DeskRoutes } from '../../contract/routes'
import { isStorageKept, readStored, writeStored } from './storage'
import { words } from './text'

/** Details of a refusal: the current request or conditions to confirm (409), or faults by field (422). */
type Refusal = { request?: DeskRequest; needs?: Need[]; fields?: Faults }

/** An error response; `offline`: no response. */
export class ApiError extends Error {
  override name = 'ApiError'
  constructor(
    readonly code: DeskError | 'offline',
    readonly refusal: Refusal = {},
    /** Seconds until a retry; 0 if the server gave none. */
    readonly retryAfter = 0,
  ) {
    super(code)
  }
}

/** The code of a caught error. */
export const errorCode = (error: unknown): ApiError['code'] =>
  error instanceof ApiError ? error.code : 'unexpected'

export const refusalOf = (error: unknown): Refusal =>
  error instanceof ApiError ? error.refusal : {}

/** The text of a caught error; `own`: texts of further codes. */
export function faultText(
  error: unknown,
  own: Partial<Record<ApiError['code'], string>> = {},
): string {
  const { offline, unavailable, other } = words.faults
  return { offline, unavailable, ...own }[errorCode(error)] ?? other
}

/** The faults of a form, one sentence for each field. */
export const faultsText = (faults: Faults): string =>
  Object.entries(faults)
    .map(([field, fault]) =>
      fill(words.booking.faults[fault], { field: words.booking.fields[field as RefusedField] }),
    )
    .join(' ')

/** Milliseconds. */
const timeout = 15_000

type Request = [url: string, init?: RequestInit]

let account: string | undefined

/** Names the account of this page: the server refuses its changes in another's session. */
export const setAccount = (name: string | undefined): void => {
  account = name
}

/** Address and options of a request. A GET route's input is its query, a POST route's its body. */
export function requestTo(key: string, params: object = {}, input?: object): Request {
  const [method, pattern = ''] = key.split(' ')
  const names = params as Record<string, string>
  const path = `/yonetim/api${pattern.replace(/:(\w+)/g, (_, name) => names[name] ?? '')}`
  if (method === 'GET') return [input ? `${path}?${new URLSearchParams({ ...input })}` : path]
  const headers = {
    'Content-Type': 'application/json',
    ...(account && { [accountHeader]: encodeURIComponent(account) }),
  }
  return [path, { method, headers, body: JSON.stringify(input ?? {}) }]
}

/**
 * A `call` typed by the routes of a contract; a signal after its arguments aborts it. Rejects with
 * an ApiError, also for a body that is cut or no JSON.
 */
export const caller =
  <Table extends RouteTable>() =>
  async <Key extends keyof Table & string>(
    key: Key,
    ...given: [...CallArguments<Key, Table[Key]>, signal?: AbortSignal]
  ): Promise<ResponseOf<Table[Key]>> => {
    const last = given.at(-1)
    const [params, input] = given.filter((each) => !(each instanceof AbortSignal)) as object[]
    const signal = last instanceof AbortSignal ? last : undefined
    const response = await send(requestTo(key, params, input), signal)
    if (response.status === 204) return undefined as ResponseOf<Table[Key]>
    return response.json().catch(() => {
      throw new ApiError('unexpected')
    })
  }

export const call = caller<DeskRoutes>()

/** The CSV file of a search. */
export async function fetchSheet(query: SearchQuery): Promise<Blob> {
  const route = 'POST /requests/sheet' satisfies keyof DeskRoutes
  return (await send(requestTo(route, {}, query))).blob()
}

/** Posts a contact even if the page is left for the dialler or the chat. */
export async function postContact(
  reference: string,
  contact: { act: Contact; link: string | undefined },
): Promise<void> {
  const route = 'POST /requests/:reference/contact' satisfies keyof DeskRoutes
  const [url, init] = requestTo(route, { reference }, contact)
  await send([url, { ...init, keepalive: true }])
}

type ErrorBody = { error?: DeskError } & Refusal

const lockKey = 'desk-locked'

/** Whether the server has not confirmed a sign-out. */
export const isSignOutDue = (): boolean => !!readStored(lockKey)

/** Sends a request, after a sign-out that is due. */
async function send(request: Request, signal?: AbortSignal): Promise<Response> {
  if (isSignOutDue()) await endSession()
  return exchange(request, signal)
}

async function endSession(): Promise<void> {
  const route = 'POST /sign-out' satisfies keyof DeskRoutes
  await exchange(requestTo(route)).catch((fault) => {
    // It has ended already.
    if (errorCode(fault) !== 'unauthorised') throw fault
  })
  writeStored(lockKey, '')
}

/** Ends the session. Rejects if it is open, and the device cannot remember to end it later. */
export async function signOut(): Promise<void> {
  writeStored(lockKey, 'yes')
  await endSession().catch((fault) => {
    if (!isStorageKept()) throw fault
  })
}

async function exchange(request: Request, signal?: AbortSignal): Promise<Response> {
  const first = await fetched(request, signal)
  // A re-authentication in another tab may have replaced the cookie: retry a GET.
  const response = first?.status === 401 && !request[1] ? await fetched(request, signal) : first
  if (!response) throw new ApiError('offline')
  noteResponse()
  if (response.ok) return response
  const body: ErrorBody = await response.json().catch(() => ({}))
  const { error = 'unexpected', ...refusal } = body
  throw new ApiError(error, refusal, Number(response.headers.get('Retry-After')))
}

/** Undefined without a response. */
function fetched([url, init]: Request, left?: AbortSignal): Promise<Response | undefined> {
  const aborted = new AbortController()
  for (const each of [left, AbortSignal.timeout(timeout)])
    each?.addEventListener('abort', () => aborted.abort())
  return fetch(url, { signal: aborted.signal, ...init }).catch(() => undefined)
}

const key = 'desk-contact'

/** Stores the time of the last response for an offline start. */
export const noteResponse = (): void => writeStored(key, String(Date.now()))

/** Milliseconds since 1970; undefined if this device never got a response. */
export function lastResponse(): number | undefined {
  const kept = readStored(key)
  return kept === undefined ? undefined : Number(kept)
}

export const calendarHref = (reference: string): string =>
  `/yonetim/api/requests/${reference}/calendar`
