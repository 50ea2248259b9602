import { counted, fill } from '../../lib/words'
import type { ChangeLine, SiteChange } from '../contract'
import { groupOf } from '../wording/groupOf'
import { texts } from '../words'

/** What a proposal does to the site, in words: what it was and what it becomes. */
export function ChangeReport({ change }: { change: SiteChange }) {
  return (
    <ul>
      {change.files.flatMap(({ file, title, changes }) =>
        changes.map((line) => {
          const said = sayLine(line, groupOf(file))
          return <li key={`${title} ${said}`}>{said}</li>
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

/** A picture is told by what it is of, not by what it is called on a disk. */
const isPicture = (value: string) => /^[\w./-]+\.(?:jpe?g|png|webp|avif|svg|mp4|woff2)$/.test(value)

function sayLine(line: ChangeLine, group: string | undefined): string {
  const { kind, place, title, before = '', after = '' } = line
  const name = group ?? [...place, title].filter(Boolean).join(': ')
  if (isPicture(after || before)) return fill(texts.change.picture, { name })
  return fill(texts.change[kind], { name, before, after })
}
