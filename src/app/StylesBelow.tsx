import { useRef } from 'react'
import { useOnNavigate } from '../sections/site/useOnNavigate'

/**
 * Where the build links the sheet of what comes below, which only it knows: whatever a
 * browser finds after it waits for the sheet, the first screen does not. React leaves
 * what is in here as it was delivered.
 */
export function StylesBelow() {
  const place = useRef<HTMLDivElement>(null)
  const kept = useRef(false)
  // What stands in here goes with this page, and the footer stays: at once, or it would flash.
  useOnNavigate(() => {
    const sheet = place.current?.querySelector('link')?.sheet
    if (!sheet || kept.current) return
    const copy = new CSSStyleSheet()
    copy.replaceSync(Array.from(sheet.cssRules, ({ cssText }) => cssText).join(''))
    document.adoptedStyleSheets.push(copy)
    kept.current = true
  })
  return (
    <div
      ref={place}
      data-styles=""
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, it says whose the content is
      dangerouslySetInnerHTML={{ __html: '' }}
      suppressHydrationWarning
    />
  )
}
