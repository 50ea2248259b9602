import { createHash } from 'node:crypto'
import type { ClinicFile } from '../../content/types.gen'

/** What pages load beyond their own files. */
export type PageNeeds = {
  /** Hashes of inline style sheets, from `inlineSource`. */
  styles: readonly string[]
  /** Of the endpoint, if not the site's own. */
  endpoint?: string
  /** Of the map, if pages show one. */
  frame?: string
}

type MapSwitch = {
  map: Pick<ClinicFile['map'], 'embedUrl'>
  sections: Pick<ClinicFile['sections'], 'map'>
}

/**
 * The Content-Security-Policy of the site's pages: own files, inline sheets by hash, endpoint and
 * map. No inline script; Trusted Types without any policy.
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
 * The desk's page: own files. Trusted Types allow two script URLs: service worker and validator
 * worker (`src/desk/client/kit/scriptAddress.ts`), and the editor's parsing of pasted HTML.
 */
export function deskPolicy(): string {
  return print({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    // Chosen pictures, drawings and videos are blobs.
    'img-src': ["'self'", 'blob:'],
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['desk-worker', 'desk-gate', 'ProseMirrorClipboard'],
  })
}

/** The preview's page: framed by the desk, without requests, with pictures of the draft. */
export function previewPolicy(frame: string | undefined): string {
  return print({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'blob:'],
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    ...(frame && { 'frame-src': [frame] }),
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  })
}

/** The map's origin; undefined without a map. */
export const mapOrigin = ({ map, sections }: MapSwitch): string | undefined =>
  sections.map === 'off' ? undefined : new URL(map.embedUrl).origin

/** Allows only own sheets, a form if there is one, and the favicon, for which Firefox checks the policy. */
export function closedPolicy(styles: readonly string[] = [], hasForm = false): string {
  return print({
    'default-src': ["'none'"],
    ...(styles.length > 0 && { 'style-src': [...styles], 'img-src': ["'self'"] }),
    'base-uri': ["'none'"],
    'form-action': [hasForm ? "'self'" : "'none'"],
    'frame-ancestors': ["'none'"],
  })
}

/** The CSP hash of an inline element, to the byte. */
export function inlineSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

const print = (directives: Record<string, string[]>) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
