import { plainLetters } from '../formats/letters.ts'

/**
 * Folds a path to the form in which all its spellings meet: no percent codes,
 * no combining marks, no capitals, dotless i dotted, no trailing slash.
 * Returns undefined for malformed percent codes.
 */
export function foldPath(pathname: string): string | undefined {
  let decoded: string
  try {
    decoded = decodeURIComponent(pathname)
  } catch {
    return undefined
  }
  const bare = decoded.replace(/\/(?:index\.html)?$/, '') || '/'
  return plainLetters(bare)
}

/**
 * Finds the page behind any spelling of its path: other capitals, ASCII typing
 * (/hakkimizda), NFD, percent-encoded, trailing slash. Answers undefined when no
 * page has it.
 */
export function pageFinder<Page extends { path: string }>(
  pages: readonly Page[],
): (pathname: string) => Page | undefined {
  const byFold = new Map(pages.map((page) => [foldPath(page.path), page]))
  return (pathname) => byFold.get(foldPath(pathname))
}
