import { plainLetters } from '../shared/formats/letters.ts'

/** Folds a path: decoded, lower case, without marks and trailing slash; undefined if malformed. */
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

/** Finds the page behind any spelling of its path: capitals, ASCII (/hakkimizda), NFD, codes. */
export function pageFinder<Page extends { path: string }>(
  pages: readonly Page[],
): (pathname: string) => Page | undefined {
  const byFold = new Map(pages.map((page) => [foldPath(page.path), page]))
  return (pathname) => byFold.get(foldPath(pathname))
}
