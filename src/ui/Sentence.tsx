import type { ReactNode } from 'react'

/** Placeholder for the link while the sentence is formatted. */
const gap = '|'

/**
 * A locale text with a link in place of a variable; `format` receives the placeholder.
 * i18next's `Trans` would add 4 KB.
 */
export function Sentence({
  format,
  children,
}: {
  format: (gap: string) => string
  children: ReactNode
}) {
  const [before, after] = format(gap).split(gap)
  return (
    <>
      {before}
      {children}
      {after}
    </>
  )
}
