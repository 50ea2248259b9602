import { fill } from '../../lib/words'
import type { ChangeLine, SiteChange } from '../contract'
import { texts } from '../words'

/** What a proposal does to the site, in words: what it was and what it becomes. */
export function ChangeReport({ change }: { change: SiteChange }) {
  return (
    <ul>
      {change.files.flatMap(({ title, changes }) =>
        changes.map((line) => {
          const said = sayLine(line)
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

const sayLine = ({ kind, place, title, before = '', after = '' }: ChangeLine): string =>
  fill(texts.change[kind], { name: [...place, title].filter(Boolean).join(': '), before, after })
