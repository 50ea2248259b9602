import type { DraftSite, FromPreview, Pointed, ToPreview, View } from '../../contract/preview'
import { texts } from '../text'

const address = '/yonetim/preview/'

/**
 * Renders each state of the draft in a new frame behind the visible one, then swaps them: no
 * flicker. `onMessage` receives the frames' messages with the visible page.
 */
export function openPreviewFrame(
  host: HTMLElement,
  onMessage: (message: FromPreview, page: string) => void,
) {
  let seen: { frame: HTMLIFrameElement; page: string } | undefined
  let next = behind()
  let isReady = false
  let isBusy = false
  let waiting: Pick<View, 'site' | 'page'> | undefined
  let pointed: Pointed = { look: 'field', places: [] }

  function behind(): HTMLIFrameElement {
    const frame = document.createElement('iframe')
    frame.src = address
    frame.title = texts.preview.label
    frame.inert = true
    host.append(frame)
    return frame
  }

  const post = (frame: HTMLIFrameElement, message: ToPreview) =>
    frame.contentWindow?.postMessage(message, location.origin)

  function point() {
    if (seen) post(seen.frame, { kind: 'point', ...pointed })
  }

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
      onMessage(message, seen?.page ?? '')
    } else if (message.kind === 'shown') {
      seen?.frame.remove()
      seen = { frame: next, page: message.page }
      next.inert = false
      addFrame()
      onMessage(message, message.page)
      point()
    }
    begin()
  }

  function listen({ data, origin, source }: MessageEvent<FromPreview>) {
    if (origin !== location.origin) return
    if (source === next.contentWindow) receive(data)
    else if (seen && source === seen.frame.contentWindow) onMessage(data, seen.page)
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
    show(site: DraftSite, page: string) {
      waiting = { site, page }
      begin()
    },
    /** Highlights places in this page and the following ones. */
    point(next: Pointed) {
      pointed = next
      point()
    },
    close() {
      removeEventListener('message', listen)
      removeEventListener('online', retry)
      host.replaceChildren()
    },
  }
}

export type PreviewFrame = ReturnType<typeof openPreviewFrame>

/** Scroll position, open panels and slides of a page. */
function stateOf(frame: HTMLIFrameElement | undefined): Pick<View, 'scroll' | 'open' | 'slides'> {
  const panels = frame?.contentDocument?.querySelectorAll('[data-state="open"][id]') ?? []
  const carousels = frame?.contentDocument?.querySelectorAll('[data-active]') ?? []
  return {
    scroll: frame?.contentWindow?.scrollY ?? 0,
    open: [...panels].map(({ id }) => id),
    slides: [...carousels].map((each) => Number(each.getAttribute('data-active'))),
  }
}
