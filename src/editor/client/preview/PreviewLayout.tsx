import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Button } from '../../../desk/client/kit/Controls'
import { lang } from '../../../desk/client/kit/text'
import type { FileName, Path } from '../../contract/contract'
import type { Place } from '../../contract/preview'
import type { Forms } from '../../contract/validatorMessages'
import type { EditorDraft } from '../draft/useDraft'
import { pathOf } from '../form/formContext'
import type { Media } from '../media'
import { texts as words } from '../text'
import styles from './PreviewLayout.module.css'
import { PreviewPanel, WIDE_SCREEN } from './PreviewPanel'
import { useDraftPictures } from './useDraftPictures'

type PreviewLayoutProps = {
  /** All texts of the site with the draft's changes. */
  texts: Record<FileName, string>
  forms: Forms
  pictures: EditorDraft['pictures']
  media: Media
  /** The file of the open form. */
  file: FileName | undefined
  /** The translation language on show; undefined for the clinic's own. */
  language: string | undefined
  onOpen(file: FileName, path: Path): void
  children: ReactNode
}

/** A form with its preview: side by side on wide screens, else one at a time. */
export function PreviewLayout({
  texts,
  forms,
  pictures,
  media,
  children,
  ...of
}: PreviewLayoutProps) {
  const { file, language = lang, onOpen } = of
  const [isShown, setIsShown] = useState(() => matchMedia(WIDE_SCREEN).matches)
  const [place, setPlace] = useState<Place>()
  const measured = useDraftPictures(pictures, media.addressOf)
  const site = useMemo(() => {
    const written = Object.entries(texts).filter(([name]) => name.endsWith('.json'))
    return { language, texts: Object.fromEntries(written), forms, pictures: measured }
  }, [language, texts, forms, measured])

  // Opening a form shows the page it changes.
  useLayoutEffect(() => setPlace(file ? { file, path: [] } : undefined), [file])
  const form = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const point = ({ target }: FocusEvent) => {
      const entry = target instanceof HTMLElement ? target.dataset : {}
      if (entry.file && entry.entry) setPlace({ file: entry.file, path: [entry.entry] })
      if (!(target instanceof Element) || target.id === '') return
      const source = target.closest<HTMLElement>('[data-source]')?.dataset.source
      const path = source && pathOf(texts[source] ?? '', target.id)
      if (path) setPlace({ file: source, path })
    }
    const own = form.current
    own?.addEventListener('focusin', point)
    return () => own?.removeEventListener('focusin', point)
  }, [texts])
  const press = useCallback(
    ({ file: pressed, path }: Place) => {
      if (!matchMedia(WIDE_SCREEN).matches) setIsShown(false)
      onOpen(pressed, path)
    },
    [onOpen],
  )
  return (
    <div className={styles.beside} data-shown={isShown}>
      {!isShown && (
        <p className={styles.switch}>
          <Button look="secondary" aria-expanded="false" onClick={() => setIsShown(true)}>
            {words.preview.show}
          </Button>
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
