import type { SiteFiles } from '../../contract/contract'
import type { ChangeLine, SiteChange } from '../../contract/siteChange'

type Page = { title: string; path: string; sections: { record?: string }[] }

const at = (part: unknown, key: string | number): unknown => Reflect.get(Object(part), key)

/**
 * The path of the page that shows a published change best: a new or changed page, else one with a
 * changed record, else the first changed page but the home page.
 */
export function changedPage({ texts }: SiteFiles, { files, pages }: SiteChange): string {
  const read = (file: string): unknown => JSON.parse(texts[file] ?? '{}')
  const own = at(read('content/pages.json'), 'pages') as Page[]
  const lines = files.flatMap(({ file, changes }) => changes.map((line) => ({ ...line, file })))
  const ofPages = lines.filter(
    ({ file, path, kind }) =>
      file === 'content/pages.json' && path?.[0] === 'pages' && kind !== 'removed',
  )
  const isAdded = ({ kind, path }: ChangeLine) => kind === 'added' && path?.length === 2
  const [line] = [...ofPages.filter(isAdded), ...ofPages]
  const ids = lines.flatMap(({ file, path = [] }) => idsAlong(read(file), path))
  const [home] = own
  const found =
    own[Number(line?.path?.[1] ?? -1)] ??
    own.find(({ sections }) => sections.some(({ record }) => record && ids.includes(record))) ??
    own.find((page) => page !== home && pages.includes(page.title) && pages.length < own.length) ??
    home
  return found?.path ?? '/'
}

/** The ids of the records around a place. */
function idsAlong(value: unknown, path: readonly (string | number)[]): unknown[] {
  const around = path.map((_, index) => path.slice(0, index + 1).reduce(at, value))
  return around.map((each) => at(each, 'id')).filter(Boolean)
}
