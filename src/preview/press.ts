import type { Place } from '../desk/editor/preview/contract'
import { placeAt } from './find'

/** The text under the pointer; undefined where a key was pressed, or a browser does not tell. */
function textAt({ clientX, clientY, detail }: MouseEvent): Node | undefined {
  if (detail === 0) return undefined
  const { caretPositionFromPoint, caretRangeFromPoint } = document as Partial<Document>
  if (caretPositionFromPoint)
    return caretPositionFromPoint.call(document, clientX, clientY)?.offsetNode
  return caretRangeFromPoint?.call(document, clientX, clientY)?.startContainer
}

/**
 * Tells whose place is pressed, by a pointer or a key. What opens and closes on the page
 * does so; links lead nowhere and forms are not sent: this page is only looked at.
 */
export function watchPresses(tell: (place: Place) => void): void {
  const hold = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const press = (event: MouseEvent) => {
    const { target, isTrusted, detail } = event
    // A panel that is opened to show a place in it was pressed by nobody.
    if (!(target instanceof Element) || (!isTrusted && detail === 0)) return
    const text = textAt(event)
    const place = placeAt(target, text && target.contains(text) ? text : undefined)
    if (target.closest('a, button[type="submit"], label, select')) hold(event)
    if (place) tell(place)
  }
  addEventListener('click', press, true)
  for (const name of ['submit', 'auxclick', 'dragstart', 'contextmenu'] as const)
    addEventListener(name, hold, true)
}
