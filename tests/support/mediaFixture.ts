import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { onTestFinished } from 'vitest'
import { buildMedia } from '../../scripts/media/buildMedia.ts'
import type { Manifest } from '../../src/content/media/resolveMedia.ts'
import { removeFolder, temporaryFolder, writeFiles } from './folders.ts'

/** A site with only media and a background colour, removed after the test. */
export function openMediaSite() {
  const root = temporaryFolder('media')
  onTestFinished(() => removeFolder(root))
  const output = join(root, '.cache', 'media')
  writeFiles(root, {
    'content/site.json': '{ "language": "tr" }',
    'content/theme.json': '{ "colours": { "paper": "#FAF5EC" } }',
  })

  return {
    put: (name: string, bytes: Buffer | string): void =>
      writeFiles(root, { [`content/media/${name}`]: bytes }),
    remove: (name: string): void => rmSync(join(root, 'content', 'media', name)),
    build: (): Promise<Manifest> => buildMedia({ root, cacheDir: join(root, '.cache') }),
    derived: (address: string): string => join(output, address.replace(/^\/media\//, '')),
    /** The derivatives with inode and time, which rewriting changes. */
    files: (): Map<string, string> => {
      const names = readdirSync(output, { recursive: true, encoding: 'utf8' }).sort()
      return new Map(
        names.map((name) => {
          const { ino, mtimeMs } = statSync(join(output, name))
          return [name, `${ino} ${mtimeMs}`]
        }),
      )
    },
  }
}

/** A plain photograph of the given size in pixels. */
export const photo = (width: number, height: number, colour = '#0F4C5C'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer()

export const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="40 66 720 900"></svg>'
