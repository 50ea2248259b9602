import 'virtual:theme.css'
import '../styles/index.css'
import './preview.css'
import type { FromPreview, ToPreview } from '../desk/editor/preview/contract'
import { give } from './given'

/**
 * The site's own app beside an editor's form. It shows one state of one draft: its modules
 * read the content when they are loaded, so they are loaded once that has been given, by
 * the page around this frame and nobody else.
 */
const say = (message: FromPreview) => parent.postMessage(message, location.origin)

let shown: Promise<typeof import('./show')> | undefined

addEventListener('message', ({ data, origin, source }: MessageEvent<ToPreview>) => {
  if (origin !== location.origin || source !== parent || parent === window) return
  if (data.kind === 'point') {
    const { place, bring } = data
    shown?.then(({ point }) => say(point(place, bring))).catch(() => {})
    return
  }
  if (shown) return
  give(data.view)
  shown = import('./show')
  // What keeps a draft from being shown the gate says at its field.
  shown.then(({ show }) => show(data.view, say)).then(say, () => say({ kind: 'failed' }))
})

// Nothing is printed from here, and a dialog would hold the form.
window.print = () => {}

// What needs no content is there before there is any. A frame that never gets ready, because
// the connection is gone, is begun anew by the page around it.
import('react-dom/client').then(
  () => say({ kind: 'ready' }),
  () => {},
)
