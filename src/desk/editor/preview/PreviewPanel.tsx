import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import controls from '../../styles/Controls.module.css'
import { texts } from '../words'
import type { DraftSite, Place } from './contract'
import styles from './PreviewPanel.module.css'
import { useStage } from './useStage'
import { wide } from './wide'

const words = texts.preview

/** Widths of the page in CSS pixels. */
const widths = { phone: 390, desktop: 1280 } as const
type Width = keyof typeof widths

type PreviewPanelProps = {
  site: DraftSite
  /** Of the field that has the focus; it is shown on the page. */
  place: Place | undefined
  /** Somebody pressed what is this place's. */
  onPress(place: Place): void
  onHide(): void
}

/** The site's own page as the draft makes it, as a phone or a computer shows it. */
export function PreviewPanel({ site, place, onPress, onHide }: PreviewPanelProps) {
  const id = useId()
  const host = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState<Width>(() => (matchMedia(wide).matches ? 'desktop' : 'phone'))
  const title = words.label
  const { page, pages, state, isAbsent, want } = useStage(host, { title, site, place, onPress })
  useScale(host, widths[width])
  const isField = place !== undefined && place.path.length > 0
  const news = state === 'shown' ? (isAbsent && isField ? words.absent : '') : words[state]

  return (
    <section className={styles.panel} aria-label={title}>
      <div className={styles.bar}>
        <div className={styles.choice}>
          <label htmlFor={id}>{words.page}</label>
          <select
            id={id}
            className={controls.input}
            value={page}
            onChange={({ target }) => want(target.value)}
          >
            {pages.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </div>
        <fieldset className={styles.widths}>
          <legend className={styles.legend}>{words.width}</legend>
          {(Object.keys(widths) as Width[]).map((each) => (
            <button
              key={each}
              type="button"
              className={controls.chip}
              aria-pressed={each === width}
              onClick={() => setWidth(each)}
            >
              {words[each]}
            </button>
          ))}
        </fieldset>
        <button type="button" className={controls.secondary} aria-expanded="true" onClick={onHide}>
          {words.hide}
        </button>
      </div>
      <p className={styles.news} role="status">
        {news || words.hint}
      </p>
      <div ref={host} className={styles.stage} data-width={width} />
    </section>
  )
}

/** Shows a page of a width in the room there is: made smaller where it has to be, never larger. */
function useScale(host: RefObject<HTMLElement | null>, width: number): void {
  useEffect(() => {
    const stage = host.current
    if (!stage) return
    const resize = () => {
      const scale = Math.min(1, stage.clientWidth / width)
      stage.style.setProperty('--page-width', `${width}px`)
      stage.style.setProperty('--page-scale', String(scale))
    }
    const watcher = new ResizeObserver(resize)
    watcher.observe(stage)
    resize()
    return () => watcher.disconnect()
  }, [host, width])
}
