import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Button, SelectField } from '../../../desk/client/kit/Controls'
import { Chips } from '../Chips'
import { texts } from '../text'
import styles from './PreviewPanel.module.css'
import { type PreviewOptions, usePreviewFrame } from './usePreviewFrame'

const words = texts.preview

/** From this width a form and its preview fit side by side. */
export const WIDE_SCREEN = '(min-width: 70rem)'

/** In CSS pixels. */
const widths = { phone: 390, desktop: 1280 } as const
type Width = keyof typeof widths

type PreviewPanelProps = PreviewOptions & {
  hint: string
  onHide(): void
  /** Further choices above the page. */
  children: ReactNode
}

/** The page with the draft's content, at the width of a phone or a computer. */
export function PreviewPanel({ hint, onHide, children, ...options }: PreviewPanelProps) {
  const host = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState<Width>(() =>
    matchMedia(WIDE_SCREEN).matches ? 'desktop' : 'phone',
  )
  const { page, pages, state, isAbsent, choosePage } = usePreviewFrame(host, options)
  useScale(host, widths[width])
  const { look, places } = options.pointed
  const isForm = look === 'field' && !places.some(({ path }) => path.length > 0)
  const absent = isAbsent && !isForm ? words.absent[look] : ''
  const news = state === 'shown' ? absent : words[state]

  return (
    <section className={styles.panel} aria-label={words.label}>
      <div className={styles.bar}>
        <SelectField
          label={words.page}
          place={styles.choice}
          value={page}
          options={pages.map(({ id, title }) => [id, title])}
          onChange={({ target }) => choosePage(target.value)}
        />
        {children}
        <Chips
          title={words.width}
          options={{ phone: words.phone, desktop: words.desktop }}
          value={width}
          onChoose={setWidth}
        />
        <Button look="secondary" aria-expanded="true" onClick={onHide}>
          {words.hide}
        </Button>
      </div>
      <p className={styles.news} role="status">
        {news || hint}
      </p>
      <div ref={host} className={styles.stage} data-width={width} />
    </section>
  )
}

/** Scales the page down to the available width; never up. */
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
