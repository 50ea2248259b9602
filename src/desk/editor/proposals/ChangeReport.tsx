import { fill } from '../../lib/words'
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
      {change.media.map(({ name }) => (
        <li key={name}>{fill(texts.change.media, { name })}</li>
      ))}
      {change.pages.length > 0 && (
        <li>{fill(texts.change.pages, { pages: change.pages.join(', ') })}</li>
      )}
    </ul>
  )
}

function sayLine(line: ChangeLine, group: string | undefined): string {
  const { kind, place, title, before = '', after = '' } = line
  const name = group ?? [...place, title].filter(Boolean).join(': ')
  return fill(texts.change[kind], { name, before, after })
}
