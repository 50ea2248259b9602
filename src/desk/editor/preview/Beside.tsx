import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { lang } from '../../lib/words'
import controls from '../../styles/Controls.module.css'
import type { FileName, Forms, Path } from '../contract'
import type { EditorDraft } from '../draft/useDraft'
import type { Media } from '../media'
import { texts as words } from '../words'
import styles from './Beside.module.css'
import type { Place } from './contract'
import { PreviewPanel } from './PreviewPanel'
import { pathOf } from './pathOf'
import { useDraftPictures } from './useDraftPictures'
import { wide } from './wide'

type BesideProps = {
  /** All texts of the site, as the draft has them. */
  texts: Record<FileName, string>
  forms: Forms
  pictures: EditorDraft['pictures']
  media: Media
  /** Whose form is open. */
  file: FileName | undefined
  /** The language it is translated into, where that is shown; undefined for the clinic's own. */
  language: string | undefined
  /** Opens the form of a file, at a place. */
  onOpen(file: FileName, path: Path): void
  children: ReactNode
}

/** A form with the page it changes: beside it where there is room, in its place where there is not. */
export function Beside({ texts, forms, pictures, media, children, ...of }: BesideProps) {
  const { file, language = lang, onOpen } = of
  const [isShown, setIsShown] = useState(() => matchMedia(wide).matches)
  const [place, setPlace] = useState<Place>()
  const measured = useDraftPictures(pictures, media.addressOf)
  const site = useMemo(() => {
    const written = Object.entries(texts).filter(([name]) => name.endsWith('.json'))
    return { language, texts: Object.fromEntries(written), forms, pictures: measured }
  }, [language, texts, forms, measured])

  // Whoever opens a form sees the page it is about.
  useLayoutEffect(() => setPlace(file ? { file, path: [] } : undefined), [file])
  const form = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const point = ({ target }: FocusEvent) => {
      const entry = target instanceof HTMLElement ? target.dataset : {}
      if (entry.file && entry.entry) setPlace({ file: entry.file, path: [entry.entry] })
      const id = target instanceof Element ? target.id : ''
      const path = file && id ? pathOf(texts[file] ?? '', id) : undefined
      if (file && path) setPlace({ file, path })
    }
    const own = form.current
    own?.addEventListener('focusin', point)
    return () => own?.removeEventListener('focusin', point)
  }, [file, texts])
  const press = useCallback(
    ({ file: pressed, path }: Place) => {
      if (!matchMedia(wide).matches) setIsShown(false)
      onOpen(pressed, path)
    },
    [onOpen],
  )
  return (
    <div className={styles.beside} data-shown={isShown}>
      {!isShown && (
        <p className={styles.switch}>
          <button
            type="button"
            className={controls.secondary}
            aria-expanded="false"
            onClick={() => setIsShown(true)}
          >
            {words.preview.show}
          </button>
        </p>
      )}
      <div ref={form} className={styles.form}>
        {children}
      </div>
      {isShown && (
        <PreviewPanel site={site} place={place} onPress={press} onHide={() => setIsShown(false)} />
      )}
    </div>
  )
}
