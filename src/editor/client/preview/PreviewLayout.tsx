import {
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Button, SelectField } from '../../../desk/client/kit/Controls'
import { lang } from '../../../desk/client/kit/text'
import { fill } from '../../../shared/formats/fill'
import type { FileName, Path } from '../../contract/contract'
import type { DraftSite, Place } from '../../contract/preview'
import type { Forms } from '../../contract/validatorMessages'
import type { EditorDraft } from '../draft/useDraft'
import { pathOf } from '../form/formContext'
import type { Media } from '../media'
import { picturesOf } from '../proposals/waiting'
import { languageName, texts as words } from '../text'
import styles from './PreviewLayout.module.css'
import { Chips, PreviewPanel, WIDE_SCREEN } from './PreviewPanel'
import { useDraftPictures } from './useDraftPictures'
import type { ProposalPreview, ShownProposal } from './useProposalPages'

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
  /** A proposal on show instead of the draft. */
  proposal: ProposalPreview
  onOpen(file: FileName, path: Path): void
  children: ReactNode
}

const nothing: readonly Place[] = []
const noPictures: EditorDraft['pictures'] = {}

/** A form with its preview: side by side on wide screens, else one at a time. */
export function PreviewLayout({
  texts,
  forms,
  pictures,
  media,
  proposal: { shown, hide },
  children,
  ...of
}: PreviewLayoutProps) {
  const { file, language = lang, onOpen } = of
  const [isShown, setIsShown] = useState(() => matchMedia(WIDE_SCREEN).matches)
  const [place, setPlace] = useState<Place>()
  const [side, setSide] = useState<keyof ShownProposal['places']>('after')
  const [spoken, setSpoken] = useState(lang)
  const own = shown && (side === 'after' ? shown.pictures : noPictures)
  const shownId = shown?.id
  const addressOf = useMemo(
    () => (shownId === undefined ? media.addressOf : picturesOf(shownId)),
    [shownId, media.addressOf],
  )
  const measured = useDraftPictures(own ?? pictures, addressOf)
  const site = useMemo(() => {
    const all = shown ? { ...shown.before, ...(side === 'after' && shown.texts) } : texts
    const written = Object.entries(all).filter(([name]) => name.endsWith('.json'))
    return {
      language: shown ? spoken : language,
      texts: Object.fromEntries(written),
      forms,
      pictures: measured,
    }
  }, [shown, side, spoken, language, texts, forms, measured])
  const changed = shown ? shown.places[side] : nothing
  useEffect(() => {
    if (!shownId) return
    setSide('after')
    setSpoken(lang)
    setIsShown(true)
  }, [shownId])

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
      if (shownId) return
      if (!matchMedia(WIDE_SCREEN).matches) setIsShown(false)
      onOpen(pressed, path)
    },
    [onOpen, shownId],
  )
  function close() {
    if (!shown || !matchMedia(WIDE_SCREEN).matches) setIsShown(false)
    hide()
  }
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
        <PreviewPanel
          site={site}
          place={shown ? changed[0] : place}
          changed={changed}
          hint={shown ? fill(words.preview.proposal, { name: shown.by }) : words.preview.hint}
          onPress={press}
          onHide={close}
        >
          {shown && (
            <>
              <Chips
                title={words.preview.side}
                options={{ before: words.change.before, after: words.change.after }}
                value={side}
                onChoose={setSide}
              />
              <SelectField
                label={words.preview.language}
                value={spoken}
                options={languagesOf(site).map((each) => [each, languageName(each)])}
                onChange={({ target }) => setSpoken(target.value)}
              />
            </>
          )}
        </PreviewPanel>
      )}
    </div>
  )
}

/** The clinic's own language and the further ones. */
function languagesOf({ texts }: DraftSite): string[] {
  const { languages = [] } = JSON.parse(texts['content/site.json'] ?? '{}') as {
    languages?: { code: string }[]
  }
  return [lang, ...languages.map(({ code }) => code)]
}
