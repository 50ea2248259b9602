import type { BuiltMedia } from '../../editor/contract/preview'

const block = document.getElementById('media')
if (!block) throw new Error('index.html has no #media')

export const { manifest, glyphs, fonts }: BuiltMedia = JSON.parse(block.textContent)
