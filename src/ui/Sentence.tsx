import type { ReactNode } from 'react'

/** Stands in for the link until the sentence is whole. */
const gap = '|'

/**
 * A sentence of the locale with a link in the place of one of its variables; `say`
 * tells it with what it is given there. (i18next's own `Trans` would do it with 4 KB
 * of program on the form's page.)
 */
export function Sentence({ say, children }: { say: (gap: string) => string; children: ReactNode }) {
  const [before, after] = say(gap).split(gap)
  return (
    <>
      {before}
      {children}
      {after}
    </>
  )
}
