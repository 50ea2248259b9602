import type { Frame, Page } from '@playwright/test'
import type { DraftSite, FromPreview } from '../../../src/desk/editor/preview/contract.ts'
import { clinicDir, siteLocale } from '../../build/places.ts'
import { folderTree } from '../../check/folderTree.ts'
import { formsOf } from '../../editor/forms.ts'
import { siteFilesOf } from '../../editor/siteFiles.ts'

/** The clinic as an editor's page has it who has changed nothing. */
export function unchangedDraft(): DraftSite {
  const tree = folderTree(clinicDir)
  const language = siteLocale()
  const { texts } = siteFilesOf(tree, '')
  return { language, texts, forms: formsOf(tree, language), pictures: {} }
}

/**
 * Shows a draft's page in a frame that fills the window, in a page of the desk, which is
 * the only one that may. Resolves when the page stands; rejects when it cannot be shown.
 */
export async function showDraft(page: Page, site: DraftSite, id: string): Promise<Frame> {
  const said = await page.evaluate(
    ({ site, id }) =>
      new Promise<FromPreview>((resolve) => {
        for (const frame of document.querySelectorAll('iframe')) frame.remove()
        const frame = document.createElement('iframe')
        const place = {
          position: 'fixed',
          inset: '0',
          zIndex: '9',
          width: '100vw',
          height: '100vh',
        }
        Object.assign(frame.style, place, { border: '0', maxWidth: 'none', background: '#fff' })
        addEventListener('message', ({ data, source }: MessageEvent<FromPreview>) => {
          if (source !== frame.contentWindow) return
          const view = { site, page: id, scroll: 0, open: [] }
          if (data.kind === 'ready')
            frame.contentWindow?.postMessage({ kind: 'show', view }, origin)
          if (data.kind === 'shown' || data.kind === 'failed') resolve(data)
        })
        frame.src = '/yonetim/preview/'
        document.body.append(frame)
      }),
    { site, id },
  )
  const frame = page.frames().find((each) => each.url().endsWith('/yonetim/preview/'))
  if (said.kind !== 'shown' || !frame) throw new Error(`the page "${id}" cannot be shown`)
  return frame
}
