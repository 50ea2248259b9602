import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

type ContentFiles = {
  about: typeof import('../../../content/about.json')
  appointment: typeof import('../../../content/appointment.json')
  clinic: typeof import('../../../content/clinic.json')
  doctors: typeof import('../../../content/doctors.json')
  hero: typeof import('../../../content/hero.json')
  prices: typeof import('../../../content/prices.json')
  services: typeof import('../../../content/services.json')
  statistics: typeof import('../../../content/statistics.json')
  testimonials: typeof import('../../../content/testimonials.json')
}

/** A content file as the editor wrote it; media references are file names. */
export function content<Name extends keyof ContentFiles>(name: Name): ContentFiles[Name] {
  return JSON.parse(readFileSync(join(root, 'content', `${name}.json`), 'utf8'))
}

/**
 * A text of the Turkish locale, `tr('common', 'pages.home.title')`, with its
 * `{{variables}}` filled in. Throws for a key or variable that is not there, so
 * that a test never looks for "undefined".
 */
export function tr(
  namespace: string,
  key: string,
  variables: Record<string, string | number> = {},
): string {
  const strings: unknown = JSON.parse(
    readFileSync(join(root, 'locales/tr', `${namespace}.json`), 'utf8'),
  )
  let text = strings
  for (const part of key.split('.')) {
    text = typeof text === 'object' && text !== null ? Reflect.get(text, part) : undefined
  }
  if (typeof text !== 'string') throw new Error(`locales/tr/${namespace}.json has no text "${key}"`)
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_match, name: string) => {
    const value = variables[name]
    if (value === undefined) throw new Error(`${namespace}:${key} needs the variable "${name}"`)
    return String(value)
  })
}
