/** Writes the clinic in Vienna into a folder, to be built and visited. */
import { rmSync } from 'node:fs'
import { writeVienna } from '../support/vienna.ts'

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Which folder?')
rmSync(folder, { recursive: true, force: true })
writeVienna(folder)
