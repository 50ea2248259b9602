import type { Browser, Frame, Page } from '@playwright/test'
import { clinicDir, siteLocale } from '../../../scripts/publish/paths.ts'
import { engineTexts } from '../../../src/content/texts/texts.gen.ts'
import { applyFormEdit } from '../../../src/editor/client/json/applyFormEdit.ts'
import type { DraftSite, FromPreview, Place } from '../../../src/editor/contract/preview.ts'
import { siteFilesOf } from '../../../src/editor/server/siteFiles.ts'
import { formsOf } from '../../../src/editor/worker/forms.ts'
import { folderTree } from '../../../src/validation/node/folderTree.ts'

/** The site of an editor without changes. */
export function unchangedDraft(): DraftSite {
  const tree = folderTree(clinicDir)
  const language = siteLocale()
  const { texts } = siteFilesOf(tree, '')
  return { language, texts, engine: engineTexts, forms: formsOf(tree, language), pictures: {} }
}

/** Shows a page of a draft in a frame that fills the window. Resolves once it is rendered; rejects if that fails. */
export async function showDraft(page: Page, site: DraftSite, id: string): Promise<Frame> {
  const said = await page.evaluate(
    ({ site, id }) =>
      new Promise<FromPreview>((resolve) => {
        for (const frame of document.querySelectorAll('iframe')) frame.remove()
        const frame = document.createElement('iframe')
        frame.style.cssText =
          'position: fixed; inset: 0; z-index: 9; width: 100vw; height: 100vh; max-width: none; border: 0; background: #fff'
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
  if (said.kind !== 'shown' || !frame) throw new Error(`the page "${id}" was not rendered`)
  return frame
}

/** A context without motion, videos and other hosts. */
export async function stillContext(browser: Browser, origin: string, width: number) {
  const viewport = { width, height: 800 }
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  await context.route(
    (url) => url.origin !== origin || url.pathname.endsWith('.mp4'),
    (route) => route.fulfill({ contentType: 'text/html', body: '' }),
  )
  return context
}

/** The value at a place of a draft. */
export const valueAt = ({ texts }: DraftSite, { file, path }: Place): unknown =>
  path.reduce<unknown>(
    (part, step) => Reflect.get(Object(part), step),
    JSON.parse(texts[file] ?? 'null'),
  )

const keyOf = ({ file, path }: Place) => `${file} ${JSON.stringify(path)}`

/** Changes the value at each place to a unique one, except phone numbers and times. */
export function changeAll(site: DraftSite, places: readonly Place[]) {
  const texts = { ...site.texts }
  const signs = new Map<string, string>()
  for (const place of places) {
    const { file, path } = place
    const key = keyOf(place)
    if (signs.has(key)) continue
    const before = valueAt(site, place)
    const number = signs.size + 1
    const [value, sign] = anotherOf(before, String(path.at(-1)), number)
    if (sign === undefined) continue
    signs.set(key, sign)
    texts[file] = applyFormEdit(texts[file] ?? '', { kind: 'set', path, value })
  }
  return {
    site: { ...site, texts },
    /** The text that the page must show for a place; undefined if its value was not changed. */
    signOf: (place: Place) => signs.get(keyOf(place)),
  }
}

function anotherOf(value: unknown, key: string, number: number): [unknown, string | undefined] {
  if (typeof value === 'number' && ['min', 'max', 'target'].includes(key))
    return [1_000_000 + number, String(1_000_000 + number)]
  if (typeof value !== 'string') return [value, undefined]
  if (/^\d{4}-\d{2}-\d{2}$/.test(value))
    return [value.replace(/^\d{4}/, String(2100 + number)), String(2100 + number)]
  if (/^[\d\s+:()/-]+$|@|^https?:/.test(value)) return [value, undefined]
  return [`${value} qx${number}z`, `qx${number}z`]
}
