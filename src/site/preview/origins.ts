import type { Place } from '../../editor/contract/preview'
import { mark, placeOf } from './marks'

/** Attributes with texts, and values of choices. */
const worded = ['alt', 'aria-label', 'content', 'label', 'placeholder', 'title', 'value']

type Origin = { text: string; places: Place[] }

const origins = new WeakMap<Node, Origin>()

/** The places that a text or attribute was composed from, in order; the whole comes last. */
export function placesIn(node: Node): readonly Place[] {
  const origin = origins.get(node)
  return origin && origin.text === node.nodeValue ? origin.places : []
}

/** Removes the marks of a node and records their places. */
function read(node: Node): void {
  const text = node.nodeValue ?? ''
  const letters = text.match(mark)
  if (!letters) return
  const bare = text.replace(mark, '')
  const places = letters.flatMap((letter) => placeOf(letter) ?? [])
  origins.set(node, { text: bare, places })
  node.nodeValue = bare
}

type Words = { node: Node; element: Element | null }

/** The texts and attributes at and below a node, with their elements. */
function* nodesIn(root: Node): Iterable<Words> {
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  for (let node: Node | null = nodes.currentNode; node; node = nodes.nextNode()) {
    if (node instanceof Text) yield { node, element: node.parentElement }
    else if (node instanceof Element)
      for (const name of worded) {
        const attribute = node.getAttributeNode(name)
        if (attribute) yield { node: attribute, element: node }
      }
  }
}

function readAll(root: Node): void {
  for (const { node } of nodesIn(root)) read(node)
}

/** Reads the marks of added nodes before they are painted: observers run in the same task. */
export function watchOrigins(): void {
  readAll(document)
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes, attributeName } of changes) {
      if (type === 'characterData') read(target)
      else if (type === 'attributes') {
        const attribute = (target as Element).getAttributeNode(attributeName ?? '')
        if (attribute) read(attribute)
      } else addedNodes.forEach(readAll)
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: worded,
  })
}

export const wordsIn = (root: Element): { node: Node; element: Element }[] =>
  [...nodesIn(root)].flatMap(({ node, element }) =>
    element && node.nodeValue?.trim() ? [{ node, element }] : [],
  )
