/** A middle dot between facts of one line, at which no line breaks. */
export const DOT = '\u00a0·\u00a0'
