/** The texts of a page in which the site fills placeholders; no other content has any. */
export const filledTexts = ['title', 'heading', 'intro', 'description'] as const

export const pagePlaceholders = ['site', 'clinic', 'district', 'city'] as const

const FILLED = new RegExp(`^pages\\.[^.]+\\.(?:${filledTexts.join('|')})$`)

/** The placeholders of a text of a content file, by its path joined by dots. */
export const placeholdersAt = (name: string, path: string): readonly string[] =>
  name === 'pages' && FILLED.test(path) ? pagePlaceholders : []
