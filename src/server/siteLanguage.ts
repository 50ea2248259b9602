import { join } from 'node:path'
import * as v from 'valibot'
import { readJson } from './readJson.ts'

const siteFile = v.object({ language: v.pipe(v.string(), v.nonEmpty()) })

/**
 * The language in which the clinic in the folder `root` writes. Throws an Error that
 * names file and key.
 */
export const siteLanguage = (root: string): string =>
  readJson(join(root, 'content', 'site.json'), siteFile).language
