import type { Place } from '../desk/editor/preview/contract'
import { mark, placeOf } from './marks'

/** What is said in words by attributes, and the values of choices. */
const worded = ['alt', 'aria-label', 'content', 'label', 'placeholder', 'title', 'value']

type Origin = { text: string; places: Place[] }

const origins = new WeakMap<Node, Origin>()

/** The places that a text, or an attribute, was put together from, in their order; the whole comes last. */
export function placesIn(node: Node): readonly Place[] {
  const origin = origins.get(node)
  return origin && origin.text === node.nodeValue ? origin.places : []
}

/** Takes the marks off and remembers what they said. */
function read(node: Node): void {
  const text = node.nodeValue ?? ''
  const letters = text.match(mark)
  if (!letters) return
  const bare = text.replace(mark, '')
  const places = letters.flatMap((letter) => placeOf(letter) ?? [])
  origins.set(node, { text: bare, places })
  node.nodeValue = bare
}

function readAll(root: Node): void {
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  for (let node: Node | null = nodes.currentNode; node; node = nodes.nextNode()) {
    if (node instanceof Text) read(node)
    else if (node instanceof Element) for (const name of worded) readAttribute(node, name)
  }
}

function readAttribute(element: Element, name: string): void {
  const attribute = element.getAttributeNode(name)
  if (attribute) read(attribute)
}

/**
 * Reads the marks of everything that comes to stand in the document, now and later,
 * before it is painted: what is watched is told in the task that has changed it.
 */
export function watchOrigins(): void {
  readAll(document)
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes, attributeName } of changes) {
      if (type === 'characterData') read(target)
      else if (type === 'attributes') readAttribute(target as Element, attributeName ?? '')
      else addedNodes.forEach(readAll)
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: worded,
  })
}

/** Every text and worded attribute below an element, in the order of the page. */
export function wordsIn(root: Element): { node: Node; element: Element }[] {
  const found: { node: Node; element: Element }[] = []
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  for (let node: Node | null = nodes.currentNode; node; node = nodes.nextNode()) {
    if (node instanceof Text) {
      if (node.nodeValue?.trim() && node.parentElement)
        found.push({ node, element: node.parentElement })
    } else if (node instanceof Element) {
      for (const name of worded) {
        const attribute = node.getAttributeNode(name)
        if (attribute?.value) found.push({ node: attribute, element: node })
      }
    }
  }
  return found
}
