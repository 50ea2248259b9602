import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect, test } from 'vitest'
import { everyPage, furtherPages } from './builtPages.ts'

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      // React prints `<br/>`, `hidden=""` and `srcSet`; HTML reads them as it reads the usual forms.
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'attr-case': 'off',
      // `<!doctype html>` in lower case is the form Vite and the standard's own examples use.
      'doctype-style': 'off',
      // React prints one long line.
      'no-trailing-whitespace': 'off',
      // A number is kept on one line by CSS, which a copied number does not suffer from; a browser
      // test looks at every number at 320 px.
      'tel-non-breaking': 'off',
      // Our own files come from our own host; a hash is owed by what comes from elsewhere.
      'require-sri': ['error', { target: 'crossorigin' }],
      // React's useId begins with an underscore, which HTML allows.
      'valid-id': ['error', { relaxed: true }],
      // A list may have a name: the ways to the clinic have.
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

test('invalid markup does not pass', async () => {
  const broken =
    '<!doctype html><html lang="tr"><head><title>x</title></head><body><p><div>x</div></p></body></html>'
  expect((await validator.validateString(broken, 'broken.html')).valid).toBe(false)
})
