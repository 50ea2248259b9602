import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../../ui/button'
import { useSite } from '../../siteContext'
import styles from './ClinicMap.module.css'

/** The map by `clinic.sections.map`: at once, after a click, or not at all. */
export function ClinicMap() {
  const { clinic } = useSite()
  const [requested, setRequested] = useState(false)
  const mode = clinic.sections.map
  if (mode === 'off') return null
  if (mode === 'click' && !requested) return <MapPlaceholder onLoad={() => setRequested(true)} />
  return <MapFrame takesFocus={requested} />
}

function MapFrame({ takesFocus }: { takesFocus: boolean }) {
  const { clinic } = useSite()
  const { t } = useTranslation(['contact', 'common'])
  const frame = useRef<HTMLIFrameElement>(null)
  // The pressed button is gone: without this, focus would move to the page.
  useEffect(() => {
    if (takesFocus) frame.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <div className={styles.map}>
      <p className={styles.place} aria-hidden="true">
        {t('common:siteName', { clinic: clinic.name })}
      </p>
      <iframe
        ref={frame}
        className={styles.frame}
        loading="lazy"
        title={t('map.title')}
        referrerPolicy="strict-origin-when-cross-origin"
        allowFullScreen
        src={clinic.map.embedUrl}
      />
    </div>
  )
}

function MapPlaceholder({ onLoad }: { onLoad: () => void }) {
  const { clinic } = useSite()
  const { t } = useTranslation('contact')
  return (
    <div className={styles.placeholder}>
      <p className={styles.notice}>{t('map.notice', { provider: clinic.map.provider })}</p>
      <button type="button" className={buttonClass('primary', styles.load)} onClick={onLoad}>
        {t('map.load')}
      </button>
    </div>
  )
}
