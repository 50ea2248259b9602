import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { lang } from '../../../desk/client/kit/text'
import type { SiteTexts } from './textStatus'

type TextsEntry = typeof import('./textsEntry')

/** Passed in by the desk's page: an import here would split the chunk they share. */
export type LoadTexts = () => Promise<TextsEntry>

/** The translations of a site with further languages; undefined for others and until loaded. */
export function useTranslations(load: LoadTexts, published: SiteTexts, drafted: SiteTexts) {
  const [entry, setEntry] = useState<TextsEntry>()
  const isNeeded = hasLanguages(drafted['content/site.json'])
  useEffect(() => {
    if (isNeeded)
      load().then(
        (loaded) => setEntry(() => loaded),
        // Editing works without it; the next visit retries.
        () => undefined,
      )
  }, [isNeeded, load])
  // Typing has priority over counting.
  const texts = useDeferredValue(drafted)
  const before = useMemo(
    () => (entry ? safely(() => entry.languageStatuses(published, lang)) : []),
    [entry, published],
  )
  return useMemo(() => {
    if (!entry || !hasLanguages(texts['content/site.json'])) return undefined
    const results = safely(() => entry.languageStatuses(texts, lang))
    return { ...entry, results, becoming: entry.languageChanges(before, results) }
  }, [entry, texts, before])
}

/** The validator reports content that cannot be read. */
function safely<Value>(read: () => Value[]): Value[] {
  try {
    return read()
  } catch {
    return []
  }
}

function hasLanguages(site: string | undefined): boolean {
  const { languages } = JSON.parse(site ?? '{}') as { languages?: unknown }
  return Array.isArray(languages) && languages.length > 0
}
