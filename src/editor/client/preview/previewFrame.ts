import type { DraftSite, FromPreview, Place, ToPreview, View } from '../../contract/preview'

const address = '/yonetim/preview/'

export type PreviewEvents = {
  /** A page was rendered. */
  shown(message: Extract<FromPreview, { kind: 'shown' }>): void
  /** The draft cannot be rendered; the last page stays. */
  failed(): void
  pressed(place: Place): void
  /** Whether a place is on the visible page, and on which pages it may be. */
  pointed(message: Extract<FromPreview, { kind: 'pointed' }>, page: string): void
}

export type PreviewFrame = {
  show(site: DraftSite, page: string): void
  /** Highlights a place in this page and the following ones. */
  point(place: Place | undefined): void
  close(): void
}

type Waiting = Pick<View, 'site' | 'page'>

/**
 * Two frames: the app reads its content once, so each state of the draft needs a new frame. It
 * loads behind the visible one and replaces it when rendered: no flicker, no wait, and a draft
 * that fails leaves the last page visible.
 */
export function openPreviewFrame(
  host: HTMLElement,
  title: string,
  events: PreviewEvents,
): PreviewFrame {
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

  const post = (frame: HTMLIFrameElement, message: ToPreview) =>
    frame.contentWindow?.postMessage(message, location.origin)

  function begin() {
    if (!isReady || isBusy || !waiting) return
    const { site, page } = waiting
    waiting = undefined
    isBusy = true
    const before = seen?.page === page ? seen.frame : undefined
    post(next, { kind: 'show', view: { site, page, ...stateOf(before) } })
  }

  /** Appends an empty frame behind the visible one. */
  function addFrame() {
    isReady = false
    isBusy = false
    next = behind()
  }

  function receive(message: FromPreview) {
    if (message.kind === 'ready') isReady = true
    else if (message.kind === 'failed') {
      next.remove()
      addFrame()
      events.failed()
    } else if (message.kind === 'shown') {
      seen?.frame.remove()
      seen = { frame: next, page: message.page }
      next.inert = false
      addFrame()
      events.shown(message)
      if (pointed) post(seen.frame, { kind: 'point', place: pointed, bring: true })
    }
    begin()
  }

  function listen({ data, origin, source }: MessageEvent<FromPreview>) {
    if (origin !== location.origin) return
    if (source === next.contentWindow) receive(data)
    else if (seen && source === seen.frame.contentWindow) {
      if (data.kind === 'pressed') events.pressed(data.place)
      if (data.kind === 'pointed') events.pointed(data, seen.page)
    }
  }
  addEventListener('message', listen)

  /** A frame that was opened offline never becomes ready. */
  function retry() {
    if (isReady) return
    next.remove()
    addFrame()
  }
  addEventListener('online', retry)

  return {
    show(site, page) {
      waiting = { site, page }
      begin()
    },
    point(place) {
      pointed = place
      if (seen) post(seen.frame, { kind: 'point', place, bring: true })
    },
    close() {
      removeEventListener('message', listen)
      removeEventListener('online', retry)
      host.replaceChildren()
    },
  }
}

/** Scroll position and open panels of a page. */
function stateOf(frame: HTMLIFrameElement | undefined): Pick<View, 'scroll' | 'open'> {
  const panels = frame?.contentDocument?.querySelectorAll('[data-state="open"][id]') ?? []
  return {
    scroll: frame?.contentWindow?.scrollY ?? 0,
    open: [...panels].map(({ id }) => id),
  }
}
