import type { HeaderRule } from '../../src/server/headerRules.ts'
import { keeping } from '../../src/server/headers.ts'

/** A page's raw path, and other spellings of it that are led there. */
export type Address = { path: string; aliases: readonly string[] }

/** Where they stand in the built site; `scripts/hosting/nginx.conf` includes them. */
export const nginxFolder = '_nginx'

/**
 * What nginx has to know of this build, by file name: `keeping.conf` for its
 * `http` block, `headers.conf`, `redirects.conf` and `languages.conf` for the
 * site's `server`. `folders` are those of the further languages, as `en`.
 * Made by the build and not kept in the repository, because the policy names
 * the hashes of what was built: the pages and it may never be apart.
 */
export function nginxFiles(
  rules: readonly HeaderRule[],
  published: readonly Address[],
  folders: readonly string[],
): Record<string, string> {
  return {
    'keeping.conf': keepingMap(rules),
    'headers.conf': headers(rules),
    'redirects.conf': redirects(published),
    'languages.conf': folders.map(notFoundOf).join('\n'),
  }
}

/** Asked for the file that is sent, so that an error page is never kept for the file that is missing. */
function keepingMap(rules: readonly HeaderRule[]): string {
  const entries = rules.flatMap(({ pattern, headers: { 'Cache-Control': value } }) => {
    if (!value || value === keeping.revalidated) return []
    const path = decodeURI(pattern)
    return [`    "${path.endsWith('*') ? `~^${path.slice(0, -1)}` : path}" "${value}";`]
  })
  return [
    'map $uri $mercan_keeping {',
    `    default "${keeping.revalidated}";`,
    ...entries,
    '}',
    '',
  ].join('\n')
}

function headers(rules: readonly HeaderRule[]): string {
  const everywhere = rules.find(({ pattern }) => pattern === '/*')?.headers ?? {}
  return addHeaders(everywhere, 'add_header Cache-Control $mercan_keeping always;')
}

/** Headers as nginx adds them to every answer of a location, errors too. */
export function addHeaders(headers: Readonly<Record<string, string>>, ...more: string[]): string {
  const lines = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  )
  return [...lines, ...more, ''].join('\n')
}

/**
 * Rules that lead other spellings of a page's address to the page. One exact
 * location each: nginx compares them by letter case, which its maps do not, and
 * one canonical path differs from an alias by case alone.
 */
function redirects(published: readonly Address[]): string {
  const rules = published.flatMap(({ path, aliases }) => {
    const spellings = [path, ...aliases]
    const others = spellings.flatMap((spelling) => [
      spelling,
      `${spelling}/`,
      `${spelling}/index.html`.replace('//', '/'),
    ])
    return [...new Set(others)]
      .filter((other) => other !== path && other !== '//')
      .map((other) => `location = "${other}" { return 301 ${encodeURI(path)}$is_args$args; }`)
  })
  return `${rules.join('\n')}\n`
}

/** Below a further language what is not there is answered in it. */
const notFoundOf = (folder: string) =>
  `location /${folder}/ { error_page 404 /${folder}/404.html; try_files $uri $uri/index.html =404; }
location = /${folder}/404.html { internal; }
`
