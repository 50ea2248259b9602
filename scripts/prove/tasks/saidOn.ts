import type { Page } from '@playwright/test'

/** Words of the workshop, and names of files: no receptionist is to meet them. */
export const technical =
  /\bgit(?:hub)?\b|\bbranch|\bcommit|\bmerge|pull request|\brepo|\bJSON\b|\bHTML\b|\bschema\b|\bŞema\b|\bdosya|\bdizin\b|\.(?:json|md|html|webp|png|jpe?g|avif|svg|mp4|woff2)\b/i

/** Everything a page says: texts that are seen, and what it tells those who listen to it. */
export const saidOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const told = ['aria-label', 'placeholder', 'title', 'alt', 'value']
    const said: string[] = []
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      for (const node of element.childNodes)
        if (node instanceof Text && node.data.trim()) said.push(node.data.trim())
      for (const name of told) {
        const text = element.getAttribute(name)
        if (text) said.push(text)
      }
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
        if (element.type !== 'file') said.push(element.value)
    }
    return said
  })
