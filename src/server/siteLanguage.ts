import { join } from 'node:path'
import * as v from 'valibot'
import { readJson } from './readJson.ts'

const siteFile = v.object({ language: v.pipe(v.string(), v.nonEmpty()) })

/**
 * The language in which the clinic in the folder `root` speaks: what SITE_LOCALE
 * names, else what its `content/site.json` does. Throws an Error that names file and key.
 */
export const siteLanguage = (root: string, env = process.env): string =>
  env.SITE_LOCALE || readJson(join(root, 'content', 'site.json'), siteFile).language
