/** The lazily loaded part of the editor, for sites with further languages. */
export { Translations } from './Translations'
export { languageStatuses, newlyStale } from './textStatus'
