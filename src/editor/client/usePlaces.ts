import { type RefObject, useState } from 'react'
import type { Path } from '../contract/contract'
import {
  focusEntry,
  focusField,
  focusHeading,
  useFocus,
  useKeptPlace,
  type WorkPlace,
} from './focus'
import { fileOf, partHas, subjectOf, translationsSubject } from './subjects'
import { languageOf } from './text'
import type { EntryTarget } from './translations/TextList'

/** The open form, and the ways to a field in any form. `isShown`: whether forms are on show. */
export function usePlaces(place: RefObject<WorkPlace>, isShown: boolean) {
  const [subject, setSubject] = useState(place.current.subject)
  const [entryTarget, setEntryTarget] = useState<EntryTarget>()
  const focusLater = useFocus(subject)
  useKeptPlace(place, subject, isShown)
  return {
    subject,
    /** The translation to show. */
    entryTarget,
    open: setSubject,
    openLanguage(language: string) {
      setEntryTarget(undefined)
      setSubject(`${translationsSubject.name}:${language}`)
    },
    openPlace(file: string, path: Path) {
      const translated = languageOf(file)
      if (translated !== undefined) {
        setSubject(`${translationsSubject.name}:${translated}`)
        setEntryTarget((last) => ({ file, path, turn: (last?.turn ?? 0) + 1 }))
        focusLater(() => focusEntry(file, path))
        return
      }
      if (file !== fileOf(subject) || !partHas(subject, path)) setSubject(subjectOf(file))
      focusLater(() => focusField(path))
    },
    openProposals() {
      setSubject('')
      focusLater(() => focusHeading('proposals-heading'))
    },
  }
}
