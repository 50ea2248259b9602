import type { Account } from '../../../src/desk/contract/accounts'
import type { AuditRow } from '../../../src/desk/contract/audit'
import type {
  Act,
  Appointment,
  Board,
  Change,
  DeskRequest,
  ListName,
  Me,
  Status,
} from '../../../src/desk/contract/contract'
import type { Conflict } from '../../../src/desk/contract/routes'
import { FakeServer, type Handler, type Handlers, Refusal, type RouteName } from './fakeServer'

const clinic: Me['clinic'] = {
  name: 'Mercan',
  hours: [{ days: ['monday', 'tuesday', 'wednesday'], open: '11:00', close: '23:00' }],
  exceptions: [],
  timeZone: 'Europe/Istanbul',
  address: 'Mercan Sokak No: 1, Bayrampaşa',
  chat: 'whatsapp',
  doctors: ['Selin Ardıç', 'Kerem Aksu'],
  requests: ['Muayene', 'İmplant Tedavisi'],
  team: [
    { id: 'selin', name: 'Selin Ardıç' },
    { id: 'kerem', name: 'Kerem Aksu' },
  ],
  appointmentMinutes: 30,
}

/** Options for a passkey request. */
export const passkeyOptions = { challenge: 'AAAA', rpId: location.hostname }

let references = 0

/** A new request as the desk receives it. */
function newRequest(change: Partial<DeskRequest>): DeskRequest {
  references += 1
  return {
    reference: `K${String(references).padStart(4, '7')}`,
    name: 'Gülşen Işık',
    phone: '0532 000 00 00',
    dial: '+905320000000',
    chat: 'https://wa.me/905320000000?text=Merhaba',
    doctor: '',
    request: 'Muayene',
    receivedAt: new Date().toISOString(),
    expiresAt: new Date(Date.now() + 180 * 86_400_000 - 1000).toISOString(),
    repeated: false,
    unlisted: false,
    language: '',
    preferences: '',
    standing: 'new',
    version: 0,
    tries: 0,
    retryAt: undefined,
    appointmentAt: undefined,
    appointmentDoctor: '',
    appointmentDoctorName: '',
    appointmentMinutes: 0,
    visit: '',
    remindedAt: '',
    entered: false,
    reason: '',
    note: '',
    lastAct: undefined,
    undoable: false,
    earlier: 0,
    ...change,
  }
}

/** A page of a hundred, from 0. */
const pageOf = ({ requests, total }: Board['fresh'], page = 0) => ({
  requests: requests.slice(page * 100, (page + 1) * 100),
  total,
})

/**
 * The desk's server in memory. Requests change as on the real one, and every open page receives an
 * event.
 */
export class DeskServer extends FakeServer {
  me: Me
  requests: DeskRequest[] = []
  appointments: Appointment[] = []
  accounts: Account[] = []
  audit: AuditRow[] = []
  /** Whether the last re-authentication is recent enough. */
  isProven = true
  private cursor = 1
  private newest = 1
  private readonly before = new Map<string, DeskRequest>()

  constructor(me: Partial<Me> = {}) {
    super()
    this.me = {
      id: 'ayse',
      name: 'Ayşe',
      role: 'reception',
      strength: 'passkey',
      edits: false,
      clinic,
      ...me,
    }
  }

  /** A visitor sends the form. */
  receive(change: Partial<DeskRequest> = {}): DeskRequest {
    const request = newRequest(change)
    this.requests.push(request)
    this.newest += 1
    this.announce()
    return request
  }

  find(reference: string): DeskRequest {
    const request = this.requests.find((each) => each.reference === reference)
    if (!request) throw new Refusal(404, { error: 'notFound' })
    return request
  }

  /** Applies an outcome; throws a conflict if the version is not the latest. */
  change(reference: string, change: Change, by = this.me.name): DeskRequest {
    const request = this.latest(reference, change.version)
    const { outcome, version: _, ...values } = change
    this.before.set(reference, request)
    return this.replace(request, outcome, by, {
      ...values,
      retryAt: outcome === 'unreached' ? change.retryAt : undefined,
      appointmentAt: outcome === 'booked' ? change.appointmentAt : undefined,
      chat: `https://wa.me/905320000000?text=${outcome}`,
      standing: outcome,
      tries: request.tries + (outcome === 'unreached' ? 1 : 0),
      version: request.version + 1,
      undoable: true,
    })
  }

  /** Ends the session of every open page. */
  shutOut(): void {
    this.refuse('GET /me', 401, 'unauthorised')
    this.refusesStream = true
    this.send('over')
  }

  announce(): void {
    this.cursor += 1
    this.send('change', String(this.cursor))
  }

  private latest(reference: string, version: number): DeskRequest {
    const request = this.find(reference)
    const conflict: Conflict = { error: 'conflict', request }
    if (request.version !== version) throw new Refusal(409, conflict)
    return request
  }

  private replace(request: DeskRequest, act: Act, by: string, change: Partial<DeskRequest>) {
    const lastAct = { act, by, at: new Date().toISOString() }
    const changed = { ...request, ...change, lastAct }
    this.requests = this.requests.map((each) =>
      each.reference === request.reference ? changed : each,
    )
    this.announce()
    return changed
  }

  private lists(): Pick<Board, ListName> {
    const listed = (standing: Status, of = (_: DeskRequest) => true) => {
      const requests = this.requests.filter((each) => each.standing === standing && of(each))
      return { requests, total: requests.length }
    }
    const today = new Date().toLocaleDateString('sv', { timeZone: clinic.timeZone })
    return {
      fresh: listed('new'),
      again: listed('unreached'),
      today: listed('booked', ({ appointmentAt }) => appointmentAt?.startsWith(today) === true),
    }
  }

  private ofPerson(reference: string): DeskRequest[] {
    const { phone } = this.find(reference)
    return this.requests.filter((each) => each.phone === phone)
  }

  /** A route that needs a recent re-authentication. */
  private readonly proven =
    <Key extends RouteName>(handler: Handler<Key>): Handler<Key> =>
    (call) => {
      if (!this.isProven) throw new Refusal(403, { error: 'unproven' })
      return handler(call)
    }

  protected readonly routes: Handlers = {
    'GET /me': () => this.me,
    'POST /alive': () => {},
    'POST /sign-out': () => {},
    'POST /prove/options': () => passkeyOptions,
    'POST /prove': () => {
      this.isProven = true
    },
    'GET /board': () => {
      const { fresh, again, today } = this.lists()
      const lists = { fresh: pageOf(fresh), again: pageOf(again), today: pageOf(today) }
      return { cursor: this.cursor, newest: this.newest, ...lists }
    },
    'GET /list': ({ input: { list, page } }) => pageOf(this.lists()[list], page),
    'GET /audit': () => this.audit,
    'GET /appointments': ({ input: { day } }) =>
      this.appointments.filter(({ at }) => at.startsWith(day)),
    'GET /requests': ({ input: { q, standing, page } }) => {
      const requests = this.requests
        .filter(({ name, reference, dial }) => [name, reference, dial].join().includes(q))
        .filter((each) => standing === '' || each.standing === standing)
      return { requests, total: requests.length, page }
    },
    'POST /requests/:reference/contact': ({ params: { reference }, input: { act } }) =>
      this.replace(this.find(reference), act, this.me.name, {}),
    'POST /requests/:reference/outcome': ({ params: { reference }, input }) =>
      this.change(reference, input),
    'POST /requests/:reference/undo': ({ params: { reference }, input }) => {
      const { version } = this.latest(reference, input.version)
      const before = this.before.get(reference) ?? this.find(reference)
      const change = { version: version + 1, undoable: false }
      return this.replace(before, 'undone', this.me.name, change)
    },
    'GET /requests/:reference/person': ({ params: { reference } }) => this.ofPerson(reference),
    'POST /requests/:reference/export': this.proven(({ params: { reference } }) => {
      const actsOf = ({ lastAct }: DeskRequest) => (lastAct ? [{ ...lastAct, noteBefore: '' }] : [])
      const requests = this.ofPerson(reference).map((each) => ({ ...each, acts: actsOf(each) }))
      return { requests }
    }),
    'POST /requests/:reference/erase': this.proven(({ input: { references } }) => {
      this.requests = this.requests.filter(({ reference }) => !references.includes(reference))
      this.announce()
      return { removed: references.length, wiped: true }
    }),
    'POST /requests/sheet': this.proven(() => new Blob(['\uFEFF"Ad"\r\n'])),
    'GET /accounts': () => this.accounts,
    'GET /disk': () => ({ requests: 3_400_000, releases: 41_000_000, free: 9_000_000_000 }),
    'POST /accounts': this.proven(({ input: { name, role } }) => {
      if (this.accounts.some((each) => each.name === name))
        throw new Refusal(409, { error: 'taken' })
      this.accounts = [...this.accounts, { id: name, name, role, state: 'invited' }]
      return { link: `${location.origin}/yonetim#invite=${name}` }
    }),
    'POST /accounts/:id/again': this.proven(({ params: { id } }) => ({
      link: `${location.origin}/yonetim#invite=${id}-again`,
    })),
    'POST /accounts/:id/disable': this.proven(({ params: { id } }) => {
      this.accounts = this.accounts.map((each) =>
        each.id === id ? { ...each, state: 'closed' } : each,
      )
    }),
  }
}
