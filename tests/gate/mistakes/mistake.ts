import type { Code } from '../../../scripts/check/types.ts'

/** What an editor does by mistake: in which file, what becomes what, and how it must be told. */
export type Mistake = [does: string, file: string, from: string | RegExp, to: string, code: Code]
