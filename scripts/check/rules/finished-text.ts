import { textRule } from './plain-text.ts'

/** Nothing that was only meant to hold a place is published. */
export const finishedText = textRule('finished-text', [
  {
    code: 'text.filler',
    find: /lorem ipsum|dolor sit amet|\bTO-?DO\b|\bFIXME\b|\bTBD\b|\bx{3,}\b|\basdf\w*|\bqwerty\w*|\?\?\?|^\.{2,}$|^-+$|\[[^\]]*(?:yaz|gelecek|ekle)[^\]]*\]|buraya .*(?:yaz|gelecek)/i,
  },
])
