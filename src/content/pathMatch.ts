import { plainLetters } from '../shared/formats/letters.ts'

/**
 * Folds a path: percent codes decoded, no combining marks, lower case, dotless i dotted, no
 * trailing slash. Undefined for malformed percent codes.
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
 * Finds the page behind any spelling of its path: capitals, ASCII typing (/hakkimizda), NFD,
 * percent codes, trailing slash. Undefined if no page matches.
 */
export function pageFinder<Page extends { path: string }>(
  pages: readonly Page[],
): (pathname: string) => Page | undefined {
  const byFold = new Map(pages.map((page) => [foldPath(page.path), page]))
  return (pathname) => byFold.get(foldPath(pathname))
}
