import type { Page } from '@playwright/test'

/**
 * Translates the page as a browser does: replaces every text, also new ones, by two nested `font`
 * elements with the translation. React's text nodes are then no longer in the page.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const translate = (text: Text) => {
      const parent = text.parentElement
      if (!parent || !text.data.trim()) return
      if (parent.closest('font, script, style, noscript, title, option, svg')) return
      const inner = document.createElement('font')
      inner.textContent = text.data
      const outer = document.createElement('font')
      outer.append(inner)
      text.replaceWith(outer)
    }
    const translateAll = (root: Node) => {
      if (root instanceof Text) return translate(root)
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode())
        if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
      for (const text of texts) translate(text)
    }
    translateAll(document.body)
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData') translateAll(target)
        else for (const node of addedNodes) translateAll(node)
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
}
