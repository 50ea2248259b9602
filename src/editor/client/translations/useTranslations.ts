import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { lang } from '../../../desk/client/kit/text'
import { languagesIn } from '../subjects'
import type { SiteTexts } from './textStatus'

type TextsEntry = typeof import('./textsEntry')

/** Passed in by the desk's page: an import here would split the chunk they share. */
export type LoadTexts = () => Promise<TextsEntry>

/** The translations of a site with further languages; undefined for others and until loaded. */
export function useTranslations(load: LoadTexts, published: SiteTexts, drafted: SiteTexts) {
  const [entry, setEntry] = useState<TextsEntry>()
  const isNeeded = languagesIn(drafted['content/site.json']).length > 0
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
    if (!entry || languagesIn(texts['content/site.json']).length === 0) return undefined
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
