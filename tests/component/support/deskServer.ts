import type { Board, Change, DeskRequest, ListName, Me } from '../../../src/desk/contract/contract'
import type { Day, Mark } from '../../../src/desk/contract/day'
import type { Conflict } from '../../../src/desk/contract/routes'
import type {
  Absence,
  Account,
  Act,
  AuditRow,
  Feed,
  Need,
  Status,
} from '../../../src/shared/deskModel'
import { laterDay } from '../../../src/shared/formats/opening'
import { FakeServer, type Handler, type Handlers, Refusal, type RouteName } from './fakeServer'

const clinic: Me['clinic'] = {
  name: 'Mercan',
  hours: [{ days: ['monday', 'tuesday', 'wednesday'], open: '11:00', close: '23:00' }],
  exceptions: [],
  timeZone: 'Europe/Istanbul',
  address: 'Mercan Sokak No: 1, Bayrampaşa',
  phone: '+90 212 000 00 00',
  chat: 'whatsapp',
  languages: [
    { id: '', name: 'Türkçe' },
    { id: 'en', name: 'English' },
  ],
  doctors: ['Selin Ardıç', 'Kerem Aksu'],
  requests: ['Muayene', 'İmplant Tedavisi'],
  team: [
    { id: 'selin', name: 'Selin Ardıç' },
    { id: 'kerem', name: 'Kerem Aksu' },
  ],
  types: [
    { id: 'control', name: 'Kontrol', minutes: 15 },
    {
      id: 'implant',
      name: 'İmplant',
      minutes: 60,
      request: 'İmplant Tedavisi',
      doctors: ['kerem'],
    },
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
    reference: `K${1000 + references}`,
    name: 'Gülşen Işık',
    phone: '0532 000 00 00',
    phonesBefore: [],
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
    answer: '',
    answeredAt: '',
    answerLead: '',
    chatAbout: '',
    standing: 'new',
    version: 0,
    tries: 0,
    retryAt: undefined,
    appointmentAt: undefined,
    appointmentDoctor: '',
    appointmentDoctorName: '',
    appointmentMinutes: 0,
    appointmentType: '',
    appointmentTypeName: '',
    follows: '',
    visit: '',
    remindedAt: '',
    entered: false,
    reason: '',
    note: '',
    lastAct: undefined,
    undoable: false,
    openOthers: 0,
    nextAt: '',
    lastVisit: '',
    ...change,
  }
}

const nameOf = (doctor: string) => clinic.team.find(({ id }) => id === doctor)?.name ?? ''

/** What an outcome agrees on. */
const agreed = (change: Change): Partial<DeskRequest> =>
  change.outcome === 'booked'
    ? {
        appointmentAt: change.appointmentAt,
        appointmentDoctor: change.doctor ?? 'selin',
        appointmentDoctorName: nameOf(change.doctor ?? 'selin'),
        appointmentMinutes: change.minutes ?? 30,
        appointmentType: change.type ?? '',
      }
    : { appointmentAt: undefined }

const today = () => new Date().toLocaleDateString('sv', { timeZone: clinic.timeZone })

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
  absences: Absence[] = []
  feeds: Feed[] = []
  /** Free wall times of a doctor's day. */
  free: string[] = []
  /** Doctors who do not work on any day. */
  off: string[] = []
  /** What is unusual about appointments, by reference. */
  readonly marks = new Map<string, Mark[]>()
  /** Who would like the hour of appointments, by reference. */
  readonly wishes = new Map<string, Day['appointments'][number]['wishes']>()
  /** The secrets of the reminders' links. */
  readonly links: (string | undefined)[] = []
  /** Breaks of every day, `HH:MM`. */
  breaks: { from: string; to: string }[] = []
  /** Conditions that need confirmation before a booking. */
  needs: Need[] = []
  accounts: Account[] = []
  audit: AuditRow[] = []
  /** Whether the last re-authentication is recent enough. */
  isProven = true
  /** Proposals that need the account. */
  waiting = 0
  private cursor = 1
  private newest = 1
  private readonly kept = new Set<string>()
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

  /** A doctor is absent, or with '' everybody. */
  leave(given: Pick<Absence, 'doctor' | 'startsAt' | 'endsAt' | 'note'>): Absence {
    const { doctor, startsAt: id } = given
    const absence = { ...given, id, doctorName: nameOf(doctor), by: this.me.name }
    this.absences = [...this.absences, absence]
    this.announce()
    return absence
  }

  find(reference: string): DeskRequest {
    const request = this.requests.find((each) => each.reference === reference)
    if (!request) throw new Refusal(404, { error: 'notFound' })
    return request
  }

  /** Applies an outcome; throws a conflict if the version is not the latest. */
  change(reference: string, change: Change, by = this.me.name): DeskRequest {
    const request = this.latest(reference, change.version)
    const { outcome, note } = change
    if (change.outcome === 'booked') this.ask(change.allow)
    this.before.set(reference, request)
    return this.replace(request, outcome, by, {
      note,
      reason: outcome === 'cancelled' ? change.reason : '',
      retryAt: outcome === 'unreached' ? change.retryAt : undefined,
      ...agreed(change),
      chat: `https://wa.me/905320000000?text=${outcome}`,
      chatAbout: outcome === 'booked' ? ('confirmation' as const) : '',
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

  /** Proposals or the publication have changed. */
  announceProposals(): void {
    this.send('proposals')
  }

  announce(): void {
    this.cursor += 1
    this.send('change', String(this.cursor))
  }

  /** A day of appointments, absences, and one gap for each doctor. */
  private day(day: string): Day {
    const isOn =
      (date: string) =>
      (at = '') =>
        at.startsWith(date)
    const appointments = this.requests
      .filter(({ standing, appointmentAt }) => standing === 'booked' && isOn(day)(appointmentAt))
      .map((each) => ({
        ...each,
        appointmentDoctor: each.appointmentDoctor || 'selin',
        marks: this.marks.get(each.reference) ?? [],
        wishes: this.wishes.get(each.reference) ?? [],
      }))
    const { team } = this.me.clinic
    return {
      day,
      today: today(),
      note: '',
      opening: [{ open: '11:00', close: '23:00' }],
      doctors: team.map(({ id, name }) => ({
        id,
        name,
        left: false,
        off: this.off.includes(id),
        hours: this.off.includes(id) ? [] : [{ from: `${day}T11:00`, to: `${day}T23:00` }],
        gaps: this.off.includes(id) ? [] : [{ from: `${day}T20:00`, to: `${day}T23:00` }],
      })),
      breaks: this.breaks.map(({ from, to }) => ({ from: `${day}T${from}`, to: `${day}T${to}` })),
      appointments,
      total: appointments.length,
      absences: this.absences.filter(({ startsAt }) => isOn(day)(startsAt)),
      week: Array.from({ length: 7 }, (_, at) => {
        const date = laterDay(day, at - 3)
        const count = this.requests.filter((each) => isOn(date)(each.appointmentAt)).length
        return { day: date, count, open: at > 0 }
      }),
    }
  }

  /** Returns the conditions not confirmed yet. */
  private ask(allow: readonly string[] = []): void {
    const needs = this.needs.filter(({ kind }) => !allow.includes(kind))
    if (needs.length > 0) throw new Refusal(409, { error: 'asked', needs })
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
    return {
      fresh: listed('new'),
      again: listed('unreached'),
      today: listed('booked', ({ appointmentAt }) => appointmentAt?.startsWith(today()) === true),
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
    'GET /waiting': () => ({ proposals: this.waiting }),
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
    'GET /day': ({ input: { day } }) => this.day(day || today()),
    'GET /free': () => ({ starts: this.free, first: this.free[0] ?? '' }),
    'GET /reminders': () => ({ day: '', open: 0, reminders: [] }),
    'GET /absences': () => this.absences,
    'POST /absences': ({ input }) => {
      if (input.endsAt <= input.startsAt)
        throw new Refusal(422, { error: 'refused', fields: { endsAt: 'order' } })
      return this.leave(input)
    },
    'GET /to-move': () =>
      this.requests
        .filter(({ reference, standing }) => standing === 'booked' && !this.kept.has(reference))
        .map((request) => ({
          request,
          closed: false,
          absences: this.absences.filter(
            ({ startsAt, endsAt }) =>
              startsAt <= (request.appointmentAt ?? '') && (request.appointmentAt ?? '') < endsAt,
          ),
        }))
        .filter((each) => each.absences.length > 0),
    'POST /requests/:reference/keep': ({ params: { reference }, input: { version } }) => {
      this.kept.add(reference)
      this.announce()
      return this.latest(reference, version)
    },
    'POST /absences/:id/remove': ({ params: { id } }) => {
      this.absences = this.absences.filter((each) => each.id !== decodeURIComponent(id))
    },
    'GET /feeds': () => this.feeds,
    'POST /feeds': ({ input: { doctor } }) => {
      const doctorName = nameOf(doctor)
      const madeAt = new Date().toISOString()
      const feed = { id: doctor, doctor, doctorName, by: this.me.name, madeAt, revokedAt: '' }
      this.feeds = [feed, ...this.feeds]
      return { feed, address: `https://mercan.example/takvim/${doctor}.ics` }
    },
    'POST /feeds/:id/revoke': ({ params: { id } }) => {
      const revokedAt = new Date().toISOString()
      this.feeds = this.feeds.map((each) => (each.id === id ? { ...each, revokedAt } : each))
    },
    'POST /requests/:reference/remind': ({ params: { reference }, input: { link } }) => {
      this.links.push(link)
      const remindedAt = new Date().toISOString()
      return this.replace(this.find(reference), 'messaged', this.me.name, { remindedAt })
    },
    'POST /requests/:reference/remind/undo': ({ params: { reference } }) =>
      this.replace(this.find(reference), 'undone', this.me.name, { remindedAt: '' }),
    'POST /entries': ({ input: { name, phone, note, ...slot } }) => {
      if (!phone) throw new Refusal(422, { error: 'refused', fields: { phone: 'required' } })
      this.ask(slot.allow)
      const change = { outcome: 'booked', version: 0, note, ...slot } as const
      const request = this.receive({ name, phone, note, entered: true })
      return this.change(request.reference, change)
    },
    'POST /requests/:reference/visit': ({ params: { reference }, input: { visit, version } }) => {
      const request = this.latest(reference, version)
      this.before.set(reference, request)
      const change = { visit, version: version + 1, undoable: true }
      return this.replace(request, visit, this.me.name, change)
    },
    'GET /requests': ({ input: { q, standing, page } }) => {
      const requests = this.requests
        .filter(({ name, reference, dial }) => [name, reference, dial].join().includes(q))
        .filter((each) => standing === '' || each.standing === standing)
      return { requests, total: requests.length, page, language: q.startsWith('+44') ? 'en' : '' }
    },
    'POST /requests/:reference/contact': ({ params: { reference }, input: { act } }) =>
      this.replace(this.find(reference), act, this.me.name, {}),
    'POST /requests/:reference/outcome': ({ params: { reference }, input }) =>
      this.change(reference, input),
    'POST /requests/:reference/undo': ({ params: { reference }, input }) => {
      const { version } = this.latest(reference, input.version)
      const before = this.before.get(reference) ?? this.find(reference)
      const change = { version: version + 1, undoable: false }
      const undone = this.replace(before, 'undone', this.me.name, change)
      const removed = before.entered && before.version === 0
      if (removed) this.requests = this.requests.filter((each) => each !== undone)
      return { ...undone, removed }
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
      this.accounts = [...this.accounts, { id: name, name, role, state: 'invited', passkeys: [] }]
      return { link: `${location.origin}/yonetim#invite=${name}` }
    }),
    'POST /accounts/:id/again': this.proven(({ params: { id }, input: { lost } }) => {
      this.accounts = this.accounts.map((each) => ({
        ...each,
        passkeys: each.passkeys.filter((passkey) => each.id !== id || !lost?.includes(passkey.id)),
      }))
      return { link: `${location.origin}/yonetim#invite=${id}-again` }
    }),
    'POST /accounts/:id/disable': this.proven(({ params: { id } }) => {
      this.accounts = this.accounts.map((each) =>
        each.id === id ? { ...each, state: 'closed', passkeys: [] } : each,
      )
    }),
  }
}
