import { useRef, useState } from 'react'
import { useOnNavigate } from '../sections/site/useOnNavigate'

/**
 * The sheet of what comes below the first screen of a delivered page: whatever a browser
 * finds after its link waits for it, the first screen does not. Only the build knows its
 * address, which is read from the document; a page that is walked to brings its styles itself.
 */
export function StylesBelow() {
  const link = useRef<HTMLLinkElement>(null)
  const kept = useRef(false)
  const [address] = useState(printedAddress)
  // What stands in here goes with this page, and the footer stays: at once, or it would flash.
  useOnNavigate(() => {
    const sheet = link.current?.sheet
    if (!sheet || kept.current) return
    const copy = new CSSStyleSheet()
    copy.replaceSync(Array.from(sheet.cssRules, ({ cssText }) => cssText).join(''))
    document.adoptedStyleSheets.push(copy)
    kept.current = true
  })
  return address && <link ref={link} rel="stylesheet" href={address} data-styles="" />
}

const printedAddress = () =>
  import.meta.env.SSR
    ? 'address'
    : document.querySelector('link[data-styles]')?.getAttribute('href')
