import type { Changes, SiteFiles } from '../../src/desk/editor/contract.ts'
import { changesIn } from '../check/changes/compare.ts'
import type { Doc, Fault } from '../check/types.ts'
import { jumpWarnings } from '../check/warnings/index.ts'

/** Figures of a draft that are half as much again as on the published site, or half of it. */
export function jumpsOf(
  { texts }: SiteFiles,
  docs: ReadonlyMap<string, Doc>,
  changes: Changes,
): Fault[] {
  const { currencySign = '' } = JSON.parse(texts['content/site.json'] ?? '{}')
  const signs = { before: currencySign, after: currencySign }
  const changed = [...changes.keys()].flatMap((file) => {
    const [doc, before] = [docs.get(file), texts[file]]
    if (!doc || before === undefined) return []
    return changesIn(file, doc.schema, [JSON.parse(before), doc.value], signs)
  })
  return jumpWarnings(docs, changed)
}
