import { type RefObject, useEffect, useRef, useState } from 'react'
import type { DraftSite, FromPreview, Place } from './contract'
import { openStage, type Stage } from './stage'

/** So long a draft has to rest before it is shown, in milliseconds: whoever types fast is not shown every letter. */
const rest = 120

type Seen = Pick<Extract<FromPreview, { kind: 'shown' }>, 'page' | 'pages'>

type Options = {
  title: string
  site: DraftSite
  /** Of the field that has the focus. */
  place: Place | undefined
  onPress(place: Place): void
}

/** The page of a draft in a place of the document: which one, what there is, and what became of it. */
export function useStage(host: RefObject<HTMLElement | null>, options: Options) {
  const { title, site, place, onPress } = options
  const stage = useRef<Stage>(undefined)
  const press = useRef(onPress)
  const [wanted, want] = useState('')
  const [seen, setSeen] = useState<Seen>({ page: '', pages: [] })
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  const [isAbsent, setIsAbsent] = useState(false)

  useEffect(() => {
    press.current = onPress
  }, [onPress])

  useEffect(() => {
    if (!host.current) return
    const own = openStage(host.current, title, {
      shown({ page, pages }) {
        setSeen({ page, pages })
        setState('shown')
      },
      failed: () => setState('failed'),
      pressed: (pressed) => press.current(pressed),
      pointed({ isHere, pages: [first, ...others] }, page) {
        const isElsewhere = first !== undefined && ![first, ...others].includes(page)
        setIsAbsent(!isHere && !isElsewhere)
        if (!isHere && isElsewhere) want(first)
      },
    })
    stage.current = own
    return () => own.close()
  }, [host, title])

  useEffect(() => {
    const timer = setTimeout(() => stage.current?.show(site, wanted), rest)
    return () => clearTimeout(timer)
  }, [site, wanted])

  useEffect(() => {
    setIsAbsent(false)
    stage.current?.point(place)
  }, [place])

  return { page: wanted || seen.page, pages: seen.pages, state, isAbsent, want }
}
