import { useEffect, useState } from 'react'
import type { DraftPicture, DraftSite } from '../../contract/preview'
import { MEDIA_FOLDER } from '../draft/changes'

const none: DraftSite['pictures'] = {}

/**
 * The draft's new pictures with their sizes. `pictures` holds bytes by file; `addressOf` returns a
 * URL for an `img`.
 */
export function useDraftPictures(
  pictures: Readonly<Record<string, Uint8Array>>,
  addressOf: (name: string) => string,
): DraftSite['pictures'] {
  const [measured, setMeasured] = useState(none)
  useEffect(() => {
    let isCancelled = false
    const all = Object.entries(pictures).map(([file, bytes]) => {
      const name = file.slice(MEDIA_FOLDER.length)
      return measure(name, addressOf(name), name.endsWith('.svg') ? bytes : undefined)
    })
    Promise.all(all).then((entries) => {
      if (!isCancelled) setMeasured(entries.length > 0 ? Object.fromEntries(entries) : none)
    })
    return () => {
      isCancelled = true
    }
  }, [pictures, addressOf])
  return measured
}

/** An unreadable picture has size 0; the validator reports it. */
async function measure(
  name: string,
  src: string,
  drawn: Uint8Array | undefined,
): Promise<[string, DraftPicture]> {
  const image = new Image()
  image.src = src
  await image.decode().catch(() => undefined)
  const drawing = drawn && { drawing: new TextDecoder().decode(drawn) }
  return [name, { src, width: image.naturalWidth, height: image.naturalHeight, ...drawing }]
}
