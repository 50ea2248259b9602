import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { aliasesOf, paths } from '../../src/routes/paths.ts'

/** Where the generated rules stand; `nginx.conf` includes them. */
export const redirectsFile = join(import.meta.dirname, 'redirects.gen.conf')

/**
 * nginx rules that lead other spellings of a page's address to the page. One
 * exact location each: nginx compares them by letter case, which its maps do
 * not, and one canonical path differs from an alias by case alone.
 */
export function nginxRedirects(): string {
  const rules = Object.values(paths).flatMap((path) => {
    const spellings = [path, ...aliasesOf(path)]
    const others = spellings.flatMap((spelling) => [
      spelling,
      `${spelling}/`,
      `${spelling}/index.html`.replace('//', '/'),
    ])
    return [...new Set(others)]
      .filter((other) => other !== path && other !== '//')
      .map((other) => `location = "${other}" { return 301 ${encodeURI(path)}$is_args$args; }`)
  })
  const note = '# Made from src/routes/paths.ts by: npx tsx scripts/hosting/redirects.ts'
  return `${[note, ...rules].join('\n')}\n`
}

/** Writes the rules; with `--check` writes nothing and exits 1 when they are stale. */
if (process.argv[1] === import.meta.filename) {
  const rules = nginxRedirects()
  if (!process.argv.includes('--check')) writeFileSync(redirectsFile, rules)
  else if (readFileSync(redirectsFile, 'utf8') !== rules) {
    console.error(`${redirectsFile} is stale: run npx tsx scripts/hosting/redirects.ts`)
    process.exitCode = 1
  }
}
