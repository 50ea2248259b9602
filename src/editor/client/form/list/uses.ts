import { listNamedAt } from '../../../../content/recordNames'
import { translationPath } from '../../../../content/translation/translated'
import { type Run, richText, runsOf } from '../../../../shared/formats/richText'
import { keysOf } from '../../../../shared/recordKeys'
import type { FileName, Path } from '../../../contract/contract'
import type { FormNode, Forms } from '../../../contract/validatorMessages'
import type { FormEdit } from '../../json/applyFormEdit'
import { fileOf, languagesIn } from '../../subjects'
import { resolveRef } from '../formNode'

/** A text with a link, in its own language or another. */
type LinkedText = { file: FileName; path: Path; text: string }

/**
 * A field that names a removed record, or a text that links to a removed page. `list`: the list of the
 * record; `gone`: all removed names, with their lists.
 */
export type Use = {
  file: FileName
  path: Path
  list: string
  title: string
  gone: readonly string[]
  /** The field, or the record that needs it; undefined: it can only be replaced. */
  removal: Path | undefined
  /** The text that links to it, and its translations. */
  linked?: LinkedText[]
}

const PAGES = 'pages.pages'

const isGone = ({ page }: Run, gone: readonly string[]) => gone.includes(`${PAGES} ${page}`)

/** A text whose links to removed pages lead to the page `to`; '' leaves the words. */
export const relinked = (text: string, gone: readonly string[], to: string): string =>
  richText(
    runsOf(text).map(({ page, ...run }) => {
      const target = isGone({ ...run, page }, gone) ? to : page
      return target ? { ...run, page: target } : run
    }),
  )

/** Whether a record goes with the use. */
export const takesRecord = ({ path, removal }: Use): boolean =>
  removal !== undefined && removal.length < path.length && typeof removal.at(-1) === 'number'

const at = (part: unknown, key: string | number): unknown => Reflect.get(Object(part), key)

/** The names of a record and of those in it, each with its list. */
function namesIn(list: string, record: unknown): string[] {
  const name = typeof record === 'string' ? record : at(record, 'id')
  const inner = Object.entries(Object(record)).flatMap(([key, part]) =>
    Array.isArray(part) ? part.flatMap((each) => namesIn(`${list}.${key}`, each)) : [],
  )
  return [...(typeof name === 'string' ? [`${list} ${name}`] : []), ...inner]
}

/** Every field outside the record at `path` that names it, or a record in it. */
export function usesOf(
  { file, path }: { file: FileName; path: Path },
  forms: Forms,
  textOf: (file: FileName) => string,
): Use[] {
  const uses: Use[] = []
  const lists = path.filter((key) => typeof key === 'string')
  const own: unknown = path.reduce<unknown>(at, JSON.parse(textOf(file)))
  const gone = namesIn([file.replace(/^.*\/|\.json$/g, ''), ...lists].join('.'), own)
  const translationsOf = (name: string, key: string): LinkedText[] =>
    languagesIn(textOf('content/site.json') || '{}').flatMap((code) => {
      const file = translationPath(code, 'content', name)
      const entry = Object.entries(Object(at(JSON.parse(textOf(file) || '{}'), key)))
      return entry.map(([language, words]) => ({
        file,
        path: [key, language],
        text: String(words),
      }))
    })
  for (const [name, root] of Object.entries(forms)) {
    const whole: unknown = JSON.parse(textOf(fileOf(name)) || '{}')
    const walk = (node: FormNode, part: unknown, here: Path, removal: Path | undefined): void => {
      if (fileOf(name) === file && here.join() === path.join()) return
      const { items, properties, required, title = '', ...rest } = resolveRef(root, node)
      const list = listNamedAt(rest, here, whole)
      if (typeof part === 'string' && list && gone.includes(`${list} ${part}`))
        uses.push({ file: fileOf(name), path: here, list, title, gone, removal })
      const link =
        typeof part === 'string' && rest.rich && runsOf(part).find((run) => isGone(run, gone))
      if (link) {
        const own = { file: fileOf(name), path: here, text: part }
        const linked = [own, ...translationsOf(name, keysOf(whole, here).join('.'))]
        const title = `“${link.text}”`
        uses.push({ ...own, list: PAGES, title, gone, removal: here, linked })
      }
      if (Array.isArray(part))
        for (const [index, each] of part.entries()) {
          // An optional list is not left empty.
          const isLast = part.length === 1 && removal?.length === here.length
          walk(items ?? {}, each, [...here, index], isLast ? here : [...here, index])
        }
      else if (typeof part === 'object')
        for (const [key, each] of Object.entries(properties ?? {})) {
          const field = [...here, key]
          const needing = typeof here.at(-1) === 'number' ? here : undefined
          walk(each, at(part, key), field, required?.includes(key) ? needing : field)
        }
    }
    walk(root, whole, [], undefined)
  }
  return uses
}

/** Edits of one file in an order in which no removal moves a later place; those in a removed part are dropped. */
export function inOrder(edits: readonly FormEdit[]): FormEdit[] {
  const removed = edits.filter(({ kind }) => kind === 'remove').map(({ path }) => path)
  const isIn = (path: Path, around: Path) =>
    path.length > around.length && around.every((key, index) => path[index] === key)
  const unique = new Map(edits.map((edit) => [JSON.stringify(edit.path), edit]))
  return [...unique.values()]
    .filter(({ path }) => !removed.some((each) => isIn(path, each)))
    .sort((one, other) => {
      const key = one.path.findIndex((each, index) => each !== other.path[index])
      return Number(other.path[key]) - Number(one.path[key]) || 0
    })
}
