import { foldPath } from '../../src/content/spellings.ts'

/** First parts of addresses that are the site's own: files, the endpoint, the desk. */
const RESERVED = ['api', 'assets', 'media', 'yonetim', '404', 'index']

/** Whether an address, in any spelling, is one that the site answers itself. */
export function isReserved(address: string): boolean {
  const [, first = ''] = (foldPath(address) ?? address).split('/')
  return RESERVED.includes(first.replace(/\.html$/, ''))
}
