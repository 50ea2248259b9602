import type { ReactNode } from 'react'

/** Placeholder for the link while the sentence is formatted. */
const gap = '|'

type SentenceProps = { format: (gap: string) => string; children: ReactNode }

/** A locale text with a link in place of a variable. i18next's `Trans` would add 4 KB. */
export function Sentence({ format, children }: SentenceProps) {
  const [before, after] = format(gap).split(gap)
  return (
    <>
      {before}
      {children}
      {after}
    </>
  )
}
