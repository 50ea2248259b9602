import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect, test } from 'vitest'
import { everyPage, furtherPages } from './builtPages.ts'

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      // React prints `<br/>`, `hidden=""` and `srcSet`, which are valid.
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'attr-case': 'off',
      // Vite and the standard's examples write `<!doctype html>` in lower case.
      'doctype-style': 'off',
      // React prints one long line.
      'no-trailing-whitespace': 'off',
      // CSS keeps numbers on one line; tests/e2e/layout.spec.ts checks it at 320 px.
      'tel-non-breaking': 'off',
      // Only files of other hosts need a hash.
      'require-sri': ['error', { target: 'crossorigin' }],
      // React's useId starts with an underscore, which HTML allows.
      'valid-id': ['error', { relaxed: true }],
      // A list may have a name, such as the directions.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // Length limits apply to the fixture alone; a clinic chooses its own titles.
      'long-title': 'off',
    },
  }),
)

test.each([...everyPage, ...furtherPages])(
  'a screen reader meets valid markup on $name',
  async ({ file, html }) => {
    const report = await validator.validateString(html, file)
    const faults = report.results.flatMap(({ messages }) =>
      messages.map(
        ({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`,
      ),
    )
    expect(faults).toEqual([])
  },
)

test('an engineer sees the check report invalid markup', async () => {
  const broken =
    '<!doctype html><html lang="tr"><head><title>x</title></head><body><p><div>x</div></p></body></html>'
  expect((await validator.validateString(broken, 'broken.html')).valid).toBe(false)
})
