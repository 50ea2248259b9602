import { useRef, useState } from 'react'
import { useOnNavigate } from '../sections/site/useOnNavigate'

/**
 * The style sheet of everything below the first screen of a delivered page; it does not block
 * the first screen. Its address is known to the build alone and is read from the document.
 */
export function StylesBelow() {
  const link = useRef<HTMLLinkElement>(null)
  const kept = useRef(false)
  const [address] = useState(printedAddress)
  // Adopts the sheet before its link is unmounted: the footer stays and would flash unstyled.
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
