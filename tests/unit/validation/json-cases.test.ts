/** @module-tag nightly */
import { expect, test } from 'vitest'
import { isJson } from '../../../src/shared/json.ts'
import { nestings, numbers } from '../../fixtures/jsonCases'
import { filled, openClinic } from '../../support/serverFixture'
import { siteCopy } from '../../support/siteCopy'

const file = 'content/clinic.json'
const site = siteCopy()

/** The case alone, in a list, and as the value of a field that takes none of them. */
const around = (text: string) => [text, `[${text}]`, `{ "name": ${text} }`]

test.each([...numbers, ...nestings].map((text) => [text.slice(0, 24), text.length, text]))(
  'an editor reads what is wrong with %j (%i characters)',
  (_start, _length, text) => {
    for (const content of around(text)) {
      site.write(file, content)
      const faults = site.validate().faults.filter((fault) => fault.file === file)
      expect(faults.length, content.slice(0, 40)).toBeGreaterThan(0)
      for (const { code, sentence, range } of faults) {
        expect(sentence.length, code).toBeGreaterThan(10)
        expect(range.offset, code).toBeLessThanOrEqual(content.length)
      }
      const syntax = faults.map(({ code }) => code).filter((code) => /^(json|file)\./.test(code))
      if (!isJson(content)) expect(syntax.length, content.slice(0, 40)).toBeGreaterThan(0)
      else
        expect(syntax.filter((code) => code !== 'json.deep' && code !== 'file.large')).toEqual([])
    }
  },
)

test.each(numbers.map((text) => [text]))(
  'an editor’s price of %j is an amount in whole kuruş or refused',
  (text) => {
    site.replace('content/prices.json', /"min": \d+/, `"min": ${text}`)
    const price = isJson(text) ? JSON.parse(text) : Number.NaN
    const codes = site.validate().faults.map(({ code }) => code)
    const isAmount = Number.isSafeInteger(Math.floor(price)) && Number(price.toFixed(2)) === price
    if (!isAmount || price < 1) expect(codes).not.toEqual([])
  },
)

test('a server that receives each case refuses it and takes the next visitor’s request', async () => {
  const { post, postJson, store } = openClinic()
  for (const text of [...numbers, ...nestings])
    for (const body of [...around(text), JSON.stringify(filled).replace('"Muayene"', text)])
      expect([400, 413], body.slice(0, 60)).toContain((await post(body)).status)
  expect(await store.list()).toEqual([])
  expect((await postJson(filled)).status).toBe(201)
})
