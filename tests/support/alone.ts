/**
 * Unit tests in a process of their own, after all others, which share their worker's modules: one
 * replaces a module; the checker's process has a priority too low to run beside others.
 */
export const alone = [
  'tests/unit/editor/editor-checker.test.ts',
  'tests/unit/server/server-reference.test.ts',
]
