import { firefox } from './firefox.ts'
import type { Engine } from './visitor.ts'
import { webkit } from './webkit.ts'

/** The browsers besides Chromium, by the names of their test files. */
export const engines: Readonly<Record<string, Engine>> = { firefox, webkit }
