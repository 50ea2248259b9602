import { type ChildNode, type Document, isComment, isTag } from 'domhandler'
import { DomUtils, parseDocument } from 'htmlparser2'

export const parseHtml = (html: string): Document => parseDocument(html)

/** Compact HTML: no empty values, no end tags of empty SVG elements. */
export const printHtml = (html: Document): string =>
  DomUtils.getInnerHTML(html, { encodeEntities: 'utf8' })

export const elementsNamed = (html: Document, name: string) =>
  DomUtils.getElementsByTagName(name, html, true)

export const elementsWith = (html: Document, attribute: string) =>
  DomUtils.filter((node) => isTag(node) && attribute in node.attribs, html).filter(isTag)

export function drop(html: Document, isDropped: (node: ChildNode) => boolean): void {
  for (const node of DomUtils.filter(isDropped, html)) DomUtils.removeElement(node)
}

/** Replaces the comment `slot`. Throws if it is missing. */
export function fill(html: Document, slot: string, content: string): void {
  const isSlot = (node: ChildNode) => isComment(node) && node.data === slot
  const [place] = DomUtils.filter(isSlot, html)
  if (!place) throw new Error(`The document has no place for ${slot}`)
  for (const node of [...parseHtml(content).children]) DomUtils.prepend(place, node)
  DomUtils.removeElement(place)
}
