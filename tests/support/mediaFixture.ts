import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { onTestFinished } from 'vitest'
import { buildMedia } from '../../scripts/media/buildMedia.ts'
import type { Manifest } from '../../src/content/media/resolveMedia.ts'

/** A site of its own with nothing but pictures and their ground, gone after the test. */
export function openMediaSite() {
  const root = mkdtempSync(join(tmpdir(), 'media-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const output = join(root, '.cache', 'media')
  mkdirSync(join(root, 'content'))
  writeFileSync(join(root, 'content', 'theme.json'), '{ "colours": { "paper": "#FAF5EC" } }')
  const place = (name: string): string => join(root, 'content', 'media', name)

  return {
    put: (name: string, bytes: Buffer | string): void => {
      mkdirSync(dirname(place(name)), { recursive: true })
      writeFileSync(place(name), bytes)
    },
    remove: (name: string): void => rmSync(place(name)),
    build: (): Promise<Manifest> => buildMedia({ root, cacheDir: join(root, '.cache') }),
    derived: (address: string): string => join(output, address.replace(/^\/media\//, '')),
    /** Every derived file with its identity on the disk: rewriting one changes it. */
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
