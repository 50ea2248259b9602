/**
 * Unit tests in a process of their own, after all others, which share their worker's modules. Most
 * read the open site, whose content and language a test replaces for its whole process; one
 * replaces a module; the checker's process has a priority too low to run beside others.
 */
export const alone = [
  'tests/unit/build/dutch-practice.test.ts',
  'tests/unit/build/other-currency.test.ts',
  'tests/unit/build/other-profession.test.ts',
  'tests/unit/build/publish.test.ts',
  'tests/unit/content/languages.test.ts',
  'tests/unit/content/switched-off.test.ts',
  'tests/unit/editor/editor-checker.test.ts',
  'tests/unit/editor/preview-places.test.ts',
  'tests/unit/server/server-reference.test.ts',
  'tests/unit/shared/ending.test.ts',
  'tests/unit/shared/hours.test.ts',
  'tests/unit/shared/in-language.test.ts',
  'tests/unit/site/head.test.ts',
  'tests/unit/site/opening-sentence.test.ts',
  'tests/unit/site/page-texts.test.ts',
  'tests/unit/site/submit-appointment.test.ts',
  'tests/unit/validation/promise.test.ts',
]
