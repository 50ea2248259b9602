import { createHash } from 'node:crypto'
import type { ClinicFile } from '../content/types.gen'

/** What the built pages ask for beyond their own origin and files. */
export type PageNeeds = {
  /** Sources of the style sheets that stand in the pages, as `inlineSource` gives them. */
  styles: readonly string[]
  /** Origin of the endpoint, where it is not the site's own. */
  endpoint?: string
  /** Origin of the map, where pages show one. */
  frame?: string
}

type MapSwitch = {
  map: Pick<ClinicFile['map'], 'embedUrl'>
  sections: Pick<ClinicFile['sections'], 'map'>
}

/**
 * The Content-Security-Policy of the site's pages. Everything is forbidden but
 * what is named: files of the site itself, the sheets in the pages by their
 * hashes, the endpoint and the map. No inline script, and no string may become
 * markup or script (Trusted Types, for which no page needs a policy).
 */
export function pagePolicy({ styles, endpoint, frame }: PageNeeds): string {
  const own = ["'self'", ...(endpoint ? [endpoint] : [])]
  return print({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'"],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': own,
    'manifest-src': ["'self'"],
    ...(frame && { 'frame-src': [frame] }),
    'base-uri': ["'none'"],
    'form-action': own,
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  })
}

/**
 * For the desk's page: its own files alone, and no string becomes markup or script but
 * the one address of its service worker and that of the gate (`src/desk/lib/scriptAddress.ts`).
 */
export function deskPolicy(): string {
  return print({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    // What an editor has just chosen, and drawings, are shown from the page's own memory.
    'img-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['desk-worker', 'desk-gate'],
  })
}

/**
 * For the page that shows an editor's draft beside its form: what the site's pages may, but
 * that it stands in the desk's page, sends nothing, and shows pictures a draft brings along.
 */
export function previewPolicy(frame: string | undefined): string {
  return print({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'blob:'],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    ...(frame && { 'frame-src': [frame] }),
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  })
}

/** The origin of the map that a clinic's pages show; undefined where they show none. */
export const mapOrigin = ({ map, sections }: MapSwitch): string | undefined =>
  sections.map === 'off' ? undefined : new URL(map.embedUrl).origin

/**
 * For an answer that loads and runs nothing, but for sheets of its own and the
 * site's sign in the tab, which Firefox asks the policy about.
 */
export function closedPolicy(styles: readonly string[] = []): string {
  return print({
    'default-src': ["'none'"],
    ...(styles.length > 0 && { 'style-src': [...styles], 'img-src': ["'self'"] }),
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  })
}

/** How a policy names the text of one inline element, to the byte. */
export function inlineSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

const print = (directives: Record<string, string[]>) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
