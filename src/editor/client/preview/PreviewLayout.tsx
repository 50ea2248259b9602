import {
  type ReactNode,
  type RefObject,
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
import type { Place, Pointed } from '../../contract/preview'
import type { Forms } from '../../contract/validatorMessages'
import { Chips } from '../Chips'
import type { EditorDraft } from '../draft/useDraft'
import { PointAt, pathOf, ShownSite } from '../form/formContext'
import type { Media } from '../media'
import { picturesOf } from '../proposals/waiting'
import { fileOf, languagesIn, partOf } from '../subjects'
import { engine, languageName, texts as words } from '../text'
import { shownTexts } from '../wording/wording'
import styles from './PreviewLayout.module.css'
import { PreviewPanel, WIDE_SCREEN } from './PreviewPanel'
import { useDraftPictures } from './useDraftPictures'
import type { ProposalPreview, ShownProposal } from './useProposalPages'

type PreviewLayoutProps = {
  /** All texts of the site with the draft's changes. */
  texts: Record<FileName, string>
  forms: Forms
  pictures: EditorDraft['pictures']
  media: Media
  /** The open form's. */
  subject: string | undefined
  /** The translation language on show; undefined for the clinic's own. */
  language: string | undefined
  /** A proposal on show instead of the draft. */
  proposal: ProposalPreview
  onOpen(file: FileName, path: Path): void
  children: ReactNode
}

const noPictures: EditorDraft['pictures'] = {}

/** Both only where they fit side by side. */
type Panes = 'form' | 'page' | 'both'

const isWide = () => matchMedia(WIDE_SCREEN).matches

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
  const { subject, language = lang, onOpen } = of
  const [panes, setPanes] = useState<Panes>(() => (isWide() ? 'both' : 'form'))
  const isShown = panes !== 'form'
  const show = useCallback(() => setPanes(isWide() ? 'both' : 'page'), [])
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
      engine,
      forms,
      pictures: measured,
    }
  }, [shown, side, spoken, language, texts, forms, measured])
  const changed = shown?.places[side]
  const pointed = useMemo(
    (): Pointed =>
      changed
        ? { look: 'change', places: changed }
        : { look: 'field', places: place ? [place] : [] },
    [changed, place],
  )
  const languages = [lang, ...languagesIn(site.texts['content/site.json'])]
  const isOnlyRemoval = shown?.places.after.length === 0
  useEffect(() => {
    if (!shownId) return
    setSide(isOnlyRemoval ? 'before' : 'after')
    setSpoken(lang)
    show()
  }, [shownId, isOnlyRemoval, show])
  // A turned tablet or another window: where only one has room, the form stays.
  useEffect(() => {
    const wide = matchMedia(WIDE_SCREEN)
    const fit = () => (wide.matches || shownId ? show() : setPanes('form'))
    wide.addEventListener('change', fit)
    return () => wide.removeEventListener('change', fit)
  }, [shownId, show])
  const layout = useRef<HTMLDivElement>(null)
  useSwitchFocus(layout, isShown)

  // Opening a form shows the page it changes.
  useLayoutEffect(() => {
    const path = [partOf(subject ?? '') ?? []].flat()
    setPlace(subject ? { file: fileOf(subject), path } : undefined)
  }, [subject])
  const form = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const point = ({ target }: FocusEvent) => {
      const entry = target instanceof HTMLElement ? target.dataset : {}
      if (entry.file && entry.entry) setPlace({ file: entry.file, path: [entry.entry] })
      if (!(target instanceof Element) || target.id === '') return
      const source = target.closest<HTMLElement>('[data-source]')?.dataset.source
      if (source === undefined) return
      const path = pathOf(shownTexts(source, texts[source] ?? '{}'), target.id)
      if (path) setPlace({ file: source, path })
    }
    const own = form.current
    own?.addEventListener('focusin', point)
    return () => own?.removeEventListener('focusin', point)
  }, [texts])
  const press = useCallback(
    ({ file: pressed, path }: Place) => {
      if (shownId) return
      if (!isWide()) setPanes('form')
      onOpen(pressed, path)
    },
    [onOpen, shownId],
  )
  function close() {
    if (!shown || !isWide()) setPanes('form')
    hide()
  }
  return (
    <div ref={layout} className={styles.beside} data-panes={panes}>
      {!isShown && (
        <p className={styles.switch}>
          <Button look="secondary" aria-expanded="false" onClick={show}>
            {words.preview.show}
          </Button>
        </p>
      )}
      <div ref={form} className={styles.form}>
        <ShownSite value={site}>
          <PointAt value={setPlace}>{children}</PointAt>
        </ShownSite>
      </div>
      {isShown && (
        <PreviewPanel
          site={site}
          subject={shownId ?? place}
          pointed={pointed}
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
              {languages.length > 1 && (
                <SelectField
                  label={words.preview.language}
                  value={spoken}
                  options={languages.map((each) => [each, languageName(each)])}
                  onChange={({ target }) => setSpoken(target.value)}
                />
              )}
            </>
          )}
        </PreviewPanel>
      )}
    </div>
  )
}

/**
 * Focuses what hides the page when it is shown; afterwards what has shown it, if that is still there.
 * A visible field keeps the focus.
 */
function useSwitchFocus(layout: RefObject<HTMLElement | null>, isShown: boolean): void {
  const wasShown = useRef(isShown)
  const opener = useRef<Element>(null)
  useLayoutEffect(() => {
    if (wasShown.current === isShown) return
    wasShown.current = isShown
    const active = document.activeElement
    if (isShown) opener.current = active
    if (layout.current?.contains(active) && active?.getClientRects().length) return
    const own = !isShown && layout.current?.contains(opener.current) && opener.current
    const focused = own || layout.current?.querySelector(':scope > :is(p, section) [aria-expanded]')
    if (focused instanceof HTMLElement) focused.focus()
  }, [layout, isShown])
}
