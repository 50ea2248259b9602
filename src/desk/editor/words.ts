import texts from 'virtual:locale/editor'

/** The editor's words: they travel with the editor, not with the desk. */
export { texts }
