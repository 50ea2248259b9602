import type { SiteFacts } from '../../src/content/loading/clinicFacts.ts'
import { type HeaderRule, keeping, securityHeaders } from '../../src/server/http/headers.ts'
import { plainPagePolicy } from '../../src/server/http/plainPage.ts'
import { answerPage } from '../../src/server/requests/responses.ts'

/** A page's raw path and its aliases. */
export type Address = { path: string; aliases: readonly string[] }

/** The folder in the built site that `scripts/hosting/nginx.conf` includes. */
export const nginxFolder = '_nginx'

/**
 * nginx includes by file name: `keeping.conf` for `http`; `headers.conf`, `redirects.conf` and
 * `languages.conf` for `server`. `folders`: those of further languages. Built, not committed,
 * because the policy holds the pages' hashes.
 */
export function nginxFiles(
  rules: readonly HeaderRule[],
  published: readonly Address[],
  folders: readonly string[],
): Record<string, string> {
  return {
    'keeping.conf': keepingMap(rules) + answerMap(folders),
    'headers.conf': headers(rules),
    'redirects.conf': redirects(published),
    'languages.conf': folders.map(notFoundOf).join('\n'),
  }
}

/** The suffix of nginx's own error pages by the language of the form. */
const answerMap = (folders: readonly string[]): string =>
  [
    'map $arg_language $mercan_answer {',
    '    default "";',
    ...folders.map((folder) => `    ${folder} "-${folder}";`),
    '}',
    '',
  ].join('\n')

/** Keyed by the served file, so that an error page does not take a missing file's rule. */
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

/** Headers for every response of a location, errors included. */
export function addHeaders(headers: Readonly<Record<string, string>>, ...more: string[]): string {
  const lines = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  )
  return [...lines, ...more, ''].join('\n')
}

/**
 * One exact location per alias: nginx maps ignore case, and an alias may differ from its path by
 * case alone.
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

/** A further language has its own 404 page. */
const notFoundOf = (folder: string) =>
  `location /${folder}/ { error_page 404 /${folder}/404.html; try_files $uri $uri/index.html =404; }
location = /${folder}/404.html { internal; }
`

/**
 * nginx's own error pages below `/api/` by file name (413, 502), in the words of each language,
 * the clinic's own first, and their headers.
 */
export function nginxAnswers(languages: SiteFacts): Record<string, string> {
  const pages = languages.flatMap((facts, index) =>
    (['tooLarge', 'unavailable'] as const).map((code) => [
      `${code}${index > 0 ? `-${facts.locale.lang.toLowerCase()}` : ''}.html`,
      answerPage(facts, { kind: 'refused', code, errors: {} }),
    ]),
  )
  return {
    ...Object.fromEntries(pages),
    'answer.conf': addHeaders({
      ...securityHeaders,
      'Content-Security-Policy': plainPagePolicy(languages[0]),
      'Cache-Control': 'no-store',
    }),
  }
}
