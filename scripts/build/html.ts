import { type ChildNode, type Document, type Element, isComment, isTag } from 'domhandler'
import { DomUtils, parseDocument } from 'htmlparser2'

export const parseHtml = (html: string): Document => parseDocument(html)

/** The nodes in few characters: no value where it is empty, no end tag where a drawing's part has nothing in it. */
export const printHtml = (html: Document): string =>
  DomUtils.getInnerHTML(html, { encodeEntities: 'utf8' })

export const elementsNamed = (html: Document, name: string) =>
  DomUtils.getElementsByTagName(name, html, true)

export const elementsWith = (html: Document, attribute: string) =>
  DomUtils.filter((node) => isTag(node) && attribute in node.attribs, html).filter(isTag)

export function drop(html: Document, isDropped: (node: ChildNode) => boolean): void {
  for (const node of DomUtils.filter(isDropped, html)) DomUtils.removeElement(node)
}

/** Puts `content` where the document has the comment `slot`. Throws when it has none. */
export function fill(html: Document, slot: string, content: string): void {
  const isSlot = (node: ChildNode) => isComment(node) && node.data === slot
  const [place] = DomUtils.filter(isSlot, html)
  if (!place) throw new Error(`The document has no place for ${slot}`)
  for (const node of [...parseHtml(content).children]) DomUtils.prepend(place, node)
  DomUtils.removeElement(place)
}

/** Puts `content` at the end of an element. */
export function append(element: Element, content: string): void {
  for (const node of [...parseHtml(content).children]) DomUtils.appendChild(element, node)
}
