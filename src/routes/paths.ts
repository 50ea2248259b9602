/**
 * The public paths of the site, raw Turkish in NFC. The one source file in
 * which Turkish letters may stand (lint/no-turkish-literal).
 */
export const paths = {
  home: '/',
  about: '/hakkımızda',
  staff: '/kadromuz',
  prices: '/fiyat-Listesi',
  contact: '/iletişim',
  appointment: '/randevu',
  privacy: '/kvkk',
} as const

export type PageId = keyof typeof paths
export type Path = (typeof paths)[PageId]

export const pageIds = Object.keys(paths) as PageId[]

/**
 * Folds a path to the form in which all its spellings meet: no percent codes,
 * no combining marks, no capitals, dotless i dotted, no trailing slash.
 * Returns undefined for malformed percent codes.
 */
function fold(pathname: string): string | undefined {
  let decoded: string
  try {
    decoded = decodeURIComponent(pathname)
  } catch {
    return undefined
  }
  const bare = decoded.replace(/\/(?:index\.html)?$/, '') || '/'
  return bare.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i')
}

const pathByFold = new Map(Object.values(paths).map((path) => [fold(path), path]))

/**
 * The canonical raw path behind any spelling of it: other capitals, ASCII
 * typing (/hakkimizda), NFD, percent-encoded, trailing slash. Undefined when
 * no page answers to it.
 */
export function canonicalPath(pathname: string): Path | undefined {
  return pathByFold.get(fold(pathname))
}
