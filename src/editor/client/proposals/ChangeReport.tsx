import { counted, fill } from '../../../desk/client/kit/text'
import type { ChangeLine, SiteChange } from '../../contract/contract'
import { texts } from '../text'
import { groupOf } from '../wording/wording'

/** A list of what a proposal changes, before and after. */
export function ChangeReport({ change }: { change: SiteChange }) {
  return (
    <ul>
      {change.files.flatMap(({ file, title, changes }) =>
        changes.map((line) => {
          const text = lineText(line, groupOf(file))
          return <li key={`${title} ${text}`}>{text}</li>
        }),
      )}
      {kinds.map((kind) => {
        const count = change.media.filter((each) => each.kind === kind).length
        return count > 0 && <li key={kind}>{counted(texts.change, `media_${kind}`, count)}</li>
      })}
      {change.pages.length > 0 && (
        <li>{fill(texts.change.pages, { pages: change.pages.join(', ') })}</li>
      )}
    </ul>
  )
}

const kinds = ['added', 'changed', 'removed'] as const

/** Pictures go by their description, not by their file name. */
const isPicture = (value: string) => /^[\w./-]+\.(?:jpe?g|png|webp|avif|svg|mp4|woff2)$/.test(value)

function lineText(line: ChangeLine, group: string | undefined): string {
  const { kind, place, title, before = '', after = '' } = line
  const name = group ?? [...place, title].filter(Boolean).join(': ')
  if (isPicture(after || before)) return fill(texts.change.picture, { name })
  return fill(texts.change[kind], { name, before, after })
}
