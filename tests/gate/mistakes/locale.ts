import type { Mistake } from './mistake.ts'

const common = 'locales/tr/common.json'
const footer = 'locales/tr/footer.json'
const home = 'locales/tr/home.json'
const form = 'locales/tr/appointment.json'
const contact = 'locales/tr/contact.json'
const locale = 'locales/tr/locale.json'

/** Texts of the interface. */
export const localeMistakes: Mistake[] = [
  ['writes a number for a text of the interface', common, '"İçeriğe geç"', '5', 'locale.type'],
  ['writes null for a text of the interface', common, '"İçeriğe geç"', 'null', 'locale.type'],
  [
    'writes a list for a text of the interface',
    common,
    '"İçeriğe geç"',
    '["İçeriğe geç"]',
    'locale.type',
  ],
  [
    'writes a group for a text of the interface',
    common,
    '"İçeriğe geç"',
    '{ "a": "b" }',
    'locale.type',
  ],
  [
    'adds a text nobody shows',
    common,
    '"skipToContent": ',
    '"yeni": "Yeni",\n  "skipToContent": ',
    'locale.unknown',
  ],
  [
    'translates a key of the interface',
    common,
    '"skipToContent"',
    '"içeriğe geç"',
    'locale.renamed',
  ],
  ['misspells a group of texts', common, '"drawer": {', '"drawr": {', 'locale.unknown'],
  ['translates a group of texts', home, '"doctors": {', '"doktorlar": {', 'locale.unknown'],
  ['deletes a group of texts', form, /\n {2}"errors": \{[^}]*\},/, '', 'locale.missing'],
  ['empties a group of texts', form, /"errors": \{[^}]*\}/, '"errors": {}', 'locale.missing'],
  ['writes a text for a group', form, /"errors": \{[^}]*\}/, '"errors": "Hata"', 'locale.type'],
  [
    'writes the name for its placeholder',
    common,
    '"{{clinic}} Diş Kliniği"',
    '"Mercan Diş Kliniği"',
    'locale.variable-lost',
  ],
  [
    'leaves a placeholder one brace',
    common,
    '"{{clinic}} Diş',
    '"{clinic} Diş',
    'locale.variable-broken',
  ],
  [
    'parts the braces of a placeholder',
    common,
    '"{{clinic}} Diş',
    '"{ {clinic} } Diş',
    'locale.variable-broken',
  ],
  [
    'writes a placeholder in Turkish words',
    common,
    '"{{clinic}} Diş',
    '"{{kliniğin adı}} Diş',
    'locale.variable-renamed',
  ],
  ['empties a placeholder', common, '"{{clinic}} Diş', '"{{}} Diş', 'locale.variable-renamed'],
  [
    'adds a placeholder of another text',
    common,
    '"{{clinic}} Diş',
    '"{{clinic}} {{page}} Diş',
    'locale.variable-unknown',
  ],
  [
    'adds a placeholder where none is filled in',
    common,
    '"İçeriğe geç"',
    '"İçeriğe {{geç}}"',
    'locale.variable-unknown',
  ],
  ['puts a word in braces', common, '"İçeriğe geç"', '"İçeriğe {geç}"', 'locale.brace'],
  ['types a third brace', common, '"{{clinic}} Diş', '"{{{clinic}}} Diş', 'locale.variable-broken'],
  [
    'writes one of two placeholders twice',
    contact,
    '{{from}} - {{to}}',
    '{{from}} - {{from}}',
    'locale.variable-lost',
  ],
  [
    'forgets the quotes of a text with a placeholder',
    common,
    '"{{clinic}} Diş Kliniği"',
    '{{clinic}} Diş Kliniği',
    'json.bare-word',
  ],
  [
    'saves a text of the interface in another encoding',
    common,
    'İçeriğe geç',
    'Ä°Ã§eriÄŸe geÃ§',
    'bytes.mojibake',
  ],
  [
    'leaves a space before a text of the interface',
    common,
    '"İçeriğe geç"',
    '" İçeriğe geç"',
    'text.edge-space',
  ],
  ['changes the language', locale, '"tr"', '"en"', 'locale.language'],
  ['writes the direction in Turkish', locale, '"ltr"', '"soldan"', 'locale.direction'],
  [
    'names another text inside a text',
    common,
    '"İçeriğe geç"',
    '"$t(siteName) geç"',
    'locale.nesting',
  ],
  ['translates the social code', common, '"tr_TR"', '"Türkçe"', 'locale.social-code'],
  ['writes the social code with a dash', common, '"tr_TR"', '"tr-TR"', 'locale.social-code'],
  ['types round brackets for braces', footer, '{{name}}', '((name))', 'locale.variable-broken'],
  ['types the signs of another program', footer, '{{name}}', '%name%', 'locale.variable-broken'],
  ['mixes braces and brackets', footer, '{{name}}', '{{name]]', 'locale.variable-broken'],
  ['deletes the braces of a placeholder', footer, '{{name}}', 'name', 'locale.variable-broken'],
  [
    'damages two placeholders alike',
    common,
    '{{page}} | {{site}}',
    '{page} | {site}',
    'locale.variable-broken',
  ],
  [
    'translates a placeholder and loses a brace',
    footer,
    '{{name}}',
    '{isim}',
    'locale.variable-renamed',
  ],
]
