/** The lazily loaded part of the editor, for sites with further languages. */
export { languageChanges } from '../../../content/translation/consequences'
export { Translations } from './Translations'
export { languageStatuses } from './textStatus'
