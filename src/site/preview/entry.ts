import '../styles/index.css'
import './preview.css'
import type { FromPreview, ToPreview } from '../../editor/contract/preview'
import { point } from './point'
import { show } from './show'

/** The site's app beside an editor's form. It shows one state of one draft. */
const post = (message: FromPreview) => parent.postMessage(message, location.origin)

let shown: ReturnType<typeof show> | undefined

addEventListener('message', ({ data, origin, source }: MessageEvent<ToPreview>) => {
  if (origin !== location.origin || source !== parent || parent === window) return
  if (data.kind === 'point') {
    shown?.then((page) => post(point(page, data))).catch(() => {})
    return
  }
  if (shown) return
  shown = show(data.view, post)
  // The validator reports the error at its field.
  shown.then(
    ({ message }) => post(message),
    () => post({ kind: 'failed' }),
  )
})

// A print dialog would block the form.
window.print = () => {}

post({ kind: 'ready' })
