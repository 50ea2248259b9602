import { plainLetters } from '../shared/formats/letters.ts'

/** Messengers encode an address that is encoded already, at most this often. */
const ENCODINGS = 3
/** Copied with an address: spaces and other invisible characters. */
const INVISIBLE = /[\s\p{Cf}]/gu
/** An encoded query or fragment. */
const QUERY = /[?#].*$/s
/** The end of the sentence around an address; no path ends with it. */
const PUNCTUATION = /[^\p{L}\p{M}\p{N}/]+$/u

/**
 * Folds a path: decoded, lower case, without marks, trailing slash and what a message appends;
 * undefined if malformed.
 */
export function foldPath(pathname: string): string | undefined {
  let decoded = decode(pathname)
  for (let again = 1; again < ENCODINGS && decoded; again += 1) decoded = decode(decoded) ?? decoded
  if (decoded === undefined) return undefined
  const address = [INVISIBLE, QUERY, PUNCTUATION].reduce(
    (path, appended) => path.replace(appended, ''),
    decoded,
  )
  const bare = address.replace(/\/(?:index\.html)?$/, '') || '/'
  return plainLetters(bare)
}

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}

/** Finds the page behind any spelling of its path: capitals, ASCII (/hakkimizda), NFD, codes. */
export function pageFinder<Page extends { path: string }>(
  pages: readonly Page[],
): (pathname: string) => Page | undefined {
  const byFold = new Map(pages.map((page) => [foldPath(page.path), page]))
  return (pathname) => byFold.get(foldPath(pathname))
}
