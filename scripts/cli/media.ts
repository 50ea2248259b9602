import { join } from 'node:path'
import { buildMedia } from '../media/buildMedia.ts'
import { cacheDir, clinicDir } from '../publish/paths.ts'

/** `npm run media`: makes the derivatives alone. */
const began = performance.now()
const manifest = await buildMedia({ root: clinicDir, cacheDir })
const seconds = ((performance.now() - began) / 1000).toFixed(1)
console.log(
  `${Object.keys(manifest).length} images and videos ready in ${join(cacheDir, 'media')} (${seconds} s)`,
)
