import type { Path } from './contract'
import { idOf } from './form/formContext'

/** Leads to the field of a place once the form of its subject is there. */
export function leadTo(path: Path): void {
  requestAnimationFrame(() => requestAnimationFrame(() => lead(path)))
}

/** Focuses the field of a place, or of the nearest place around it, with the records around it open. */
function lead(path: Path): void {
  for (let length = path.length; length > 0; length -= 1) {
    const field = document.getElementById(idOf(path.slice(0, length)))
    if (!field) continue
    for (let around: Element | null = field; around; around = around.parentElement)
      if (around instanceof HTMLDetailsElement) around.open = true
    field.focus()
    return
  }
}
