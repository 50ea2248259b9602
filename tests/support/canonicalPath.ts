import { pageFinder } from '../../src/content/pathMatch.ts'
import { languages } from './sitePaths.ts'

const find = pageFinder(
  languages.flatMap(({ paths }) => Object.values(paths).map((path) => ({ path }))),
)

/** The raw path of any spelling; undefined for unknown paths. */
export const canonicalPath = (pathname: string): string | undefined => find(pathname)?.path
