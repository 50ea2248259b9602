import { type RefObject, useEffect, useRef, useState } from 'react'
import type { DraftSite, FromPreview, Place, Pointed } from '../../contract/preview'
import { openPreviewFrame, type PreviewFrame } from './previewFrame'

/** Debounce in milliseconds: no render per keystroke. */
const rest = 120

type Seen = Pick<Extract<FromPreview, { kind: 'shown' }>, 'page' | 'pages'>

export type PreviewOptions = {
  site: DraftSite
  /** The focused field or a proposal: the first page that shows a place of another one opens. */
  subject: Place | string | undefined
  /** Highlighted on the page. */
  pointed: Pointed
  /** A click on the page's part of a place. */
  onPress(place: Place): void
}

/** The preview of a draft in `host`: the visible page, all pages, and the state. */
export function usePreviewFrame(host: RefObject<HTMLElement | null>, options: PreviewOptions) {
  const { site, subject, pointed, onPress } = options
  const previewFrame = useRef<PreviewFrame>(undefined)
  const press = useRef(onPress)
  /** Whether the page of the subject has yet to open; a person may choose another afterwards. */
  const isSought = useRef(false)
  const [chosenPage, choosePage] = useState('')
  const [seen, setSeen] = useState<Seen>({ page: '', pages: [] })
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  const [isAbsent, setIsAbsent] = useState(false)

  useEffect(() => {
    press.current = onPress
  }, [onPress])

  useEffect(() => {
    if (!host.current) return
    const own = openPreviewFrame(host.current, (message, page) => {
      if (message.kind === 'shown') setSeen(message)
      if (message.kind === 'shown' || message.kind === 'failed') setState(message.kind)
      if (message.kind === 'pressed') press.current(message.place)
      if (message.kind !== 'pointed') return
      const { isHere, pages } = message
      const [first] = pages
      const isElsewhere = isSought.current && first !== undefined && !pages.includes(page)
      if (isHere || isElsewhere) isSought.current = false
      setIsAbsent(!isHere && !isElsewhere)
      if (!isHere && isElsewhere) choosePage(first)
    })
    previewFrame.current = own
    return () => own.close()
  }, [host])

  useEffect(() => {
    const timer = setTimeout(() => previewFrame.current?.show(site, chosenPage), rest)
    return () => clearTimeout(timer)
  }, [site, chosenPage])

  useEffect(() => {
    isSought.current = subject !== undefined
  }, [subject])

  useEffect(() => {
    setIsAbsent(false)
    previewFrame.current?.point(pointed)
  }, [pointed])

  return {
    page: chosenPage || seen.page,
    pages: seen.pages,
    state,
    isAbsent,
    choosePage(page: string) {
      isSought.current = false
      choosePage(page)
    },
  }
}
