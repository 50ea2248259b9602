import { expect, test } from 'vitest'
import { visibleText } from '../../../src/shared/displayText'

test.each([
  ['a Persian name', '\u2068علی\u200cرضا\u2069', 'علی\u200cرضا'],
  ['an emoji of several', '👩\u200d⚕\ufe0f', '👩\u200d⚕\ufe0f'],
  ['a joiner between Latin letters', 'Ay\u200dşe\u200c', 'Ayşe'],
  ['a joiner at the end of a word', 'علی\u200c ', 'علی '],
  ['marks that reverse text', '\u202eAy\u00adşe\u2066', 'Ayşe'],
  ['a digit as an emoji', '5\ufe0f', '5'],
])('staff read %s as its owner writes it, without what is invisible', (_, written, shown) => {
  expect(visibleText(written)).toBe(shown)
})
