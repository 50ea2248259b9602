import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { followBuild } from './followBuild'

/** Headers of every address a pattern matches: a percent-encoded path, which `*` may end. */
export type HeaderRule = { pattern: string; headers: Record<string, string> }

/** The file with the rules in `dist/`, in the format of Netlify and Cloudflare Pages. */
export const headerFile = '_headers'

/** The last line: a text without it is half of one. A comment to every host. */
const lastLine = '# end'

/** The rules as the file's text. */
export function printHeaderRules(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ pattern, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
    return [pattern, ...lines].join('\n')
  })
  return `${[...blocks, lastLine].join('\n\n')}\n`
}

/** The rules in such a text. Throws an Error when it is not whole, or that quotes the line which is none. */
export function parseHeaderRules(text: string): HeaderRule[] {
  if (text.trimEnd().split('\n').at(-1) !== lastLine)
    throw new Error(`${headerFile}: the last line, "${lastLine}", is missing`)
  const rules: HeaderRule[] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? []
    const rule = rules.at(-1)
    if (/^\/\S*$/.test(line)) rules.push({ pattern: line, headers: {} })
    else if (name && value && rule) rule.headers[name] = value
    else throw new Error(`${headerFile}: not a rule: ${line}`)
  }
  return rules
}

/** What the rules give an address together; its path percent-encoded. */
export function headersOf(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const matches = ({ pattern }: HeaderRule) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
  return Object.assign({}, ...rules.filter(matches).map(({ headers }) => headers))
}

/**
 * The rules of the site in `dist`, read again when a build has replaced it; the
 * last good ones while it is being replaced or has bad ones. Throws at once when
 * there are none, because pages without their policy are not to be served.
 */
export function watchHeaderRules(dist: string): () => readonly HeaderRule[] {
  const file = join(dist, headerFile)
  if (!existsSync(file)) throw new Error(`${file} is missing: run "npm run build" again.`)
  return followBuild(dist, () => parseHeaderRules(readFileSync(file, 'utf8')))
}
