import type { DraftSite, FromPreview, Place, ToPreview, View } from './contract'

const address = '/yonetim/preview/'

export type Hear = {
  /** A page stands. */
  shown(message: Extract<FromPreview, { kind: 'shown' }>): void
  /** The draft cannot be shown; what was shown before stays. */
  failed(): void
  pressed(place: Place): void
  /** Whether a place is on the page that is seen, and on which it might be. */
  pointed(message: Extract<FromPreview, { kind: 'pointed' }>, page: string): void
}

export type Stage = {
  show(site: DraftSite, page: string): void
  /** Outlines what shows a place, in this page and in those that take its turn. */
  point(place: Place | undefined): void
  close(): void
}

type Waiting = Pick<View, 'site' | 'page'>

/**
 * Two frames in one place. The app in a frame reads its content once, so each state of the
 * draft gets a frame of its own: one stands behind with everything loaded, is given the
 * draft, and takes the other's place when its page stands. So nothing flickers, a draft
 * that cannot be shown leaves the last that could, and no start is waited for.
 */
export function openStage(host: HTMLElement, title: string, hear: Hear): Stage {
  let seen: { frame: HTMLIFrameElement; page: string } | undefined
  let next = behind()
  let isReady = false
  let isBusy = false
  let waiting: Waiting | undefined
  let pointed: Place | undefined

  function behind(): HTMLIFrameElement {
    const frame = document.createElement('iframe')
    frame.src = address
    frame.title = title
    frame.inert = true
    host.append(frame)
    return frame
  }

  const tell = (frame: HTMLIFrameElement, message: ToPreview) =>
    frame.contentWindow?.postMessage(message, location.origin)

  function begin() {
    if (!isReady || isBusy || !waiting) return
    const { site, page } = waiting
    waiting = undefined
    isBusy = true
    const before = seen?.page === page ? seen.frame : undefined
    tell(next, { kind: 'show', view: { site, page, ...stateOf(before) } })
  }

  /** Puts an empty frame behind the page that is seen. */
  function anew() {
    isReady = false
    isBusy = false
    next = behind()
  }

  function take(message: FromPreview) {
    if (message.kind === 'ready') isReady = true
    else if (message.kind === 'failed') {
      next.remove()
      anew()
      hear.failed()
    } else if (message.kind === 'shown') {
      seen?.frame.remove()
      seen = { frame: next, page: message.page }
      next.inert = false
      anew()
      hear.shown(message)
      if (pointed) tell(seen.frame, { kind: 'point', place: pointed, bring: true })
    }
    begin()
  }

  function listen({ data, origin, source }: MessageEvent<FromPreview>) {
    if (origin !== location.origin) return
    if (source === next.contentWindow) take(data)
    else if (seen && source === seen.frame.contentWindow) {
      if (data.kind === 'pressed') hear.pressed(data.place)
      if (data.kind === 'pointed') hear.pointed(data, seen.page)
    }
  }
  addEventListener('message', listen)

  /** A frame that was begun without a connection never gets ready. */
  function retry() {
    if (isReady) return
    next.remove()
    anew()
  }
  addEventListener('online', retry)

  return {
    show(site, page) {
      waiting = { site, page }
      begin()
    },
    point(place) {
      pointed = place
      if (seen) tell(seen.frame, { kind: 'point', place, bring: true })
    },
    close() {
      removeEventListener('message', listen)
      removeEventListener('online', retry)
      host.replaceChildren()
    },
  }
}

/** How far a page is scrolled and which of its panels are open. */
function stateOf(frame: HTMLIFrameElement | undefined): Pick<View, 'scroll' | 'open'> {
  const panels = frame?.contentDocument?.querySelectorAll('[data-state="open"][id]') ?? []
  return {
    scroll: frame?.contentWindow?.scrollY ?? 0,
    open: [...panels].map(({ id }) => id),
  }
}
