import { useRef, useState } from 'react'
import { useOnNavigate } from '../sections/site/useOnNavigate'

/** The style sheet of what is below a delivered page's first screen, which it does not block. */
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
