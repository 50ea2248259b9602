import 'virtual:theme.css'
import '../styles/index.css'
import './preview.css'
import type { FromPreview, ToPreview } from '../../editor/contract/preview'
import { give } from './given'

/**
 * The site's app beside an editor's form. It shows one state of one draft: its modules read
 * content at import, so they are imported after the draft has arrived.
 */
const post = (message: FromPreview) => parent.postMessage(message, location.origin)

let shown: Promise<typeof import('./show')> | undefined

addEventListener('message', ({ data, origin, source }: MessageEvent<ToPreview>) => {
  if (origin !== location.origin || source !== parent || parent === window) return
  if (data.kind === 'point') {
    const { place, bring } = data
    shown?.then(({ point }) => post(point(place, bring))).catch(() => {})
    return
  }
  if (shown) return
  give(data.view)
  shown = import('./show')
  // The validator reports the error at its field.
  shown.then(({ show }) => show(data.view, post)).then(post, () => post({ kind: 'failed' }))
})

// A print dialog would block the form.
window.print = () => {}

// Loads what needs no content. If it fails, the page around the frame reloads it.
import('react-dom/client').then(
  () => post({ kind: 'ready' }),
  () => {},
)
