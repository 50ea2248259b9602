import type { Place } from '../../editor/contract/preview'
import type { Finder } from './find'

/** The text under the pointer; undefined for keyboard clicks or without browser support. */
function textAt({ clientX, clientY, detail }: MouseEvent): Node | undefined {
  if (detail === 0) return undefined
  const { caretPositionFromPoint, caretRangeFromPoint } = document as Partial<Document>
  if (caretPositionFromPoint)
    return caretPositionFromPoint.call(document, clientX, clientY)?.offsetNode
  return caretRangeFromPoint?.call(document, clientX, clientY)?.startContainer
}

/** Reports the place of each click. Panels open and close; links and forms do nothing. */
export function watchPresses(finder: () => Finder, onPress: (place: Place) => void): void {
  const cancel = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const press = (event: MouseEvent) => {
    const { target, isTrusted, detail } = event
    // Ignores the synthetic click that opens a panel.
    if (!(target instanceof Element) || (!isTrusted && detail === 0)) return
    const text = textAt(event)
    const place = finder().placeAt(target, text && target.contains(text) ? text : undefined)
    if (target.closest('a, button[type="submit"], label, select')) cancel(event)
    if (place) onPress(place)
  }
  addEventListener('click', press, true)
  for (const name of ['submit', 'auxclick', 'dragstart', 'contextmenu'] as const)
    addEventListener(name, cancel, true)
}
