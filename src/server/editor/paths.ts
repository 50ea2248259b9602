/** What an editor may change: content, its pictures, and the texts of a language. */
const WRITABLE = [
  /^content\/[a-z][a-z-]*\.json$/,
  /^content\/media\/(?:[a-z0-9][a-z0-9-]*\/)*[a-z0-9][\w-]*\.(?:jpe?g|png|webp|avif|svg|mp4|woff2)$/,
  /^locales\/[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*\/(?:content\/)?[A-Za-z][\w-]*\.json$/,
]

/** Whether a draft may write to a path. Everything else of the repository is nobody's to edit here. */
export const isWritable = (file: string): boolean => WRITABLE.some((form) => form.test(file))
