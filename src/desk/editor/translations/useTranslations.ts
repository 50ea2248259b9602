import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { lang } from '../../lib/words'
import type { SiteTexts } from './verdicts'

type Chapter = typeof import('./chapter')

/** Fetches it: the desk's page does, so that all it shares with the editor stays in one piece. */
export type LoadChapter = () => Promise<Chapter>

/**
 * What there is about translations, for a site with further languages; undefined for
 * another, and until it is loaded: it travels to nobody who has no use for it.
 */
export function useTranslations(load: LoadChapter, published: SiteTexts, drafted: SiteTexts) {
  const [chapter, setChapter] = useState<Chapter>()
  const isNeeded = hasLanguages(drafted['content/site.json'])
  useEffect(() => {
    if (isNeeded)
      load().then(
        (loaded) => setChapter(() => loaded),
        // Content can be edited all the same; the next visit tries again.
        () => undefined,
      )
  }, [isNeeded, load])
  // Typing does not wait until all the languages are counted.
  const texts = useDeferredValue(drafted)
  const before = useMemo(
    () => (chapter ? safely(() => chapter.verdictsOf(published, lang)) : []),
    [chapter, published],
  )
  return useMemo(() => {
    if (!chapter || !hasLanguages(texts['content/site.json'])) return undefined
    const verdicts = safely(() => chapter.verdictsOf(texts, lang))
    return { ...chapter, verdicts, becoming: chapter.becomingStale(before, verdicts) }
  }, [chapter, texts, before])
}

/** Of content that cannot be read as a site the gate says what is wrong. */
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
