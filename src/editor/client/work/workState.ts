import type {
  EditorRefusal,
  Proposal,
  ProposalState,
  Proposals,
  Publication,
  SiteFiles,
} from '../../contract/contract'
import type { Forms } from '../../contract/validatorMessages'
import type { Refusal } from '../callEditor'
import type { Validator } from '../validator'

/** The published site with its validator and forms. */
export type OpenSite = { site: SiteFiles; validator: Validator; forms: Forms }

/** A draft that is published in one step. */
export type SentDraft = { id: string; texts: SiteFiles['texts'] }

export type ConflictRefusal = Extract<EditorRefusal, { error: 'moved' }>

/** The draft between this page and the server. Only an editable draft can be sent. */
export type Exchange =
  | { kind: 'editable' }
  /** `isSlow`: the server is busy with other work. */
  | { kind: 'sending'; isSlow: boolean }
  /** It began on an older site. */
  | { kind: 'rebasing' }
  /** It could not be rebased. */
  | { kind: 'behind'; refusal: Refusal }
  /** The site and the draft changed the same records. */
  | { kind: 'choosing'; conflict: ConflictRefusal; refusal?: Refusal }

/** What became of the last act. */
export type News = 'sent' | 'sentPart' | 'waits' | 'discarded'

/** What others did with a proposal of this account; `arrived`: one to decide about. */
export type Told = 'published' | 'returned' | 'failed' | 'deleted' | 'arrived'

/** States of open proposals by id, as they were listed last. */
export type Seen = Readonly<Record<string, ProposalState>>

/** What an account does with its draft and the proposals: the state of the editor's page. */
export type Work = {
  open: OpenSite | undefined
  /** The open site, with the draft that is being published. */
  site: SiteFiles | undefined
  /** Why the site was not loaded; the former one stays. */
  siteFault: Refusal | undefined
  listed: Proposals | undefined
  /** Undefined before the first list on this device. */
  seen: Seen | undefined
  told: Told | undefined
  /** The id of the proposal that arrived last. */
  arrived: string | undefined
  /**
   * Versions of open proposals by id, as this page showed them first, or first after their return;
   * those are approved.
   */
  looked: Readonly<Record<string, string>>
  /** Why the proposals were not listed, or one not changed. */
  listFault: Refusal | undefined
  exchange: Exchange
  news: News | undefined
  /** Why the draft was not sent. */
  refusal: Refusal | undefined
  /** The publication on show: a running one, or one that ended here, until it is dismissed. */
  publication: Publication
  sent: SentDraft | undefined
}

export type WorkEvent =
  | { kind: 'opened'; open: OpenSite }
  | { kind: 'unavailable'; refusal: Refusal }
  | { kind: 'listed'; listed: Proposals }
  /** Undefined: an act succeeded. */
  | { kind: 'unlisted'; refusal: Refusal | undefined }
  | { kind: 'looked'; id: string; version: string }
  | { kind: 'sends' }
  | { kind: 'waits' }
  | { kind: 'refused'; refusal: Refusal; news?: News }
  | { kind: 'sent'; news?: News }
  | { kind: 'discarded'; news?: News }
  | { kind: 'rebases' }
  | { kind: 'rebased' }
  | { kind: 'unrebased'; refusal: Refusal }
  | { kind: 'publishes'; key: string; sent?: SentDraft }
  | { kind: 'progressed'; publication: Publication }
  | { kind: 'ended'; publication: Publication }
  | { kind: 'newsRead' }
  | { kind: 'dismissed' }

export const noWork: Work = {
  open: undefined,
  site: undefined,
  siteFault: undefined,
  listed: undefined,
  seen: undefined,
  told: undefined,
  arrived: undefined,
  looked: {},
  listFault: undefined,
  exchange: { kind: 'editable' },
  news: undefined,
  refusal: undefined,
  publication: null,
  sent: undefined,
}

/** Whether the draft can be neither edited nor sent. */
export const isHeld = ({ exchange }: Work): boolean =>
  exchange.kind === 'rebasing' || exchange.kind === 'behind' || exchange.kind === 'choosing'

export const isPublishing = ({ publication }: Work): boolean => publication?.state === 'running'

/** A proposal that came back to its author. */
export type Returned = Proposal & Required<Pick<Proposal, 'returned'>>

/** Proposals that came back to this account. */
export const ownReturned = ({ listed }: Work): Returned[] =>
  (listed?.open ?? []).filter((each): each is Returned => each.own && each.returned !== undefined)

/** The state after an event. */
export function reduceWork(work: Work, event: WorkEvent): Work {
  const next = reduced(work, event)
  const { open, sent } = next
  if (open === work.open && sent === work.sent) return next
  const site = open?.site
  return {
    ...next,
    site: site && sent ? { ...site, texts: { ...site.texts, ...sent.texts } } : site,
  }
}

const editable: Exchange = { kind: 'editable' }

function reduced(work: Work, event: WorkEvent): Work {
  switch (event.kind) {
    case 'opened': {
      const isOther = work.open?.site.base !== event.open.site.base
      // The choice was about the former site.
      const exchange = isOther && work.exchange.kind === 'choosing' ? editable : work.exchange
      return { ...work, open: event.open, siteFault: undefined, exchange }
    }
    case 'unavailable':
      return { ...work, siteFault: event.refusal }
    case 'listed': {
      const { listed } = event
      const seen = Object.fromEntries(
        listed.open.filter(isConcern(listed)).map(({ id, state }) => [id, state]),
      )
      const looked = Object.fromEntries(
        listed.open.map(({ id, version }) => [
          id,
          work.seen?.[id] === 'returned' ? version : (work.looked[id] ?? version),
        ]),
      )
      return { ...work, ...toldBy(work, listed), listed, seen, looked }
    }
    case 'looked':
      return { ...work, looked: { ...work.looked, [event.id]: event.version } }
    case 'unlisted': {
      const { refusal } = event
      // The next list shows the new versions.
      const looked = refusal?.error === 'changed' ? {} : work.looked
      return { ...work, listFault: refusal, looked }
    }
    case 'sends':
      return {
        ...work,
        exchange: { kind: 'sending', isSlow: false },
        news: undefined,
        told: undefined,
        refusal: undefined,
      }
    case 'waits':
      return work.exchange.kind === 'sending'
        ? { ...work, exchange: { kind: 'sending', isSlow: true } }
        : work
    case 'refused': {
      const { refusal, news } = event
      if (refusal.error === 'moved')
        return { ...work, exchange: { kind: 'choosing', conflict: refusal }, news }
      return { ...work, exchange: editable, refusal, news }
    }
    case 'sent':
    case 'discarded':
      return { ...work, exchange: editable, news: event.news, refusal: undefined }
    case 'rebases':
      // The choice stays on show until it is taken.
      return work.exchange.kind === 'choosing' ? work : { ...work, exchange: { kind: 'rebasing' } }
    case 'rebased':
      return { ...work, exchange: editable }
    case 'unrebased': {
      const { refusal } = event
      if (refusal.error === 'moved')
        return { ...work, exchange: { kind: 'choosing', conflict: refusal } }
      const { exchange } = work
      return {
        ...work,
        exchange:
          exchange.kind === 'choosing' ? { ...exchange, refusal } : { kind: 'behind', refusal },
      }
    }
    case 'publishes': {
      const { key, sent } = event
      return { ...work, publication: { state: 'running', key, progress: { step: 'check' } }, sent }
    }
    case 'progressed':
      return { ...work, publication: event.publication }
    case 'ended':
      return { ...work, publication: event.publication, sent: undefined }
    case 'newsRead':
      return { ...work, news: undefined, told: undefined, refusal: undefined }
    case 'dismissed':
      return { ...work, publication: null }
  }
}

/** A manager decides about all proposals, an author follows her own. */
const isConcern =
  ({ canApprove }: Proposals) =>
  ({ own }: Proposal) =>
    own || canApprove

/** The news of a list. What became of a proposal replaces the news that it was sent. */
function toldBy(work: Work, listed: Proposals): Partial<Work> {
  const { seen } = work
  if (!seen) return {}
  const news = work.news === 'sent' ? undefined : work.news
  for (const { id, own, state } of listed.open) {
    const wasWaiting = id in seen && seen[id] !== 'returned'
    if (!own && listed.canApprove && !wasWaiting && state !== 'returned')
      return { told: 'arrived', arrived: id }
    const isNew = own && id in seen && seen[id] !== state
    if (isNew && (state === 'returned' || state === 'failed')) return { told: state, news }
  }
  const isOver = ({ id, own }: { id: string; own: boolean }) => own && id in seen
  if (listed.deleted.some(isOver)) return { told: 'deleted', news }
  if (listed.published.some(({ proposal }) => proposal in seen) && !listed.canApprove)
    return { told: 'published', news }
  const isWaiting = listed.open.some(({ id, state }) => id === work.arrived && state !== 'returned')
  return work.told === 'arrived' && !isWaiting ? { told: undefined } : {}
}
