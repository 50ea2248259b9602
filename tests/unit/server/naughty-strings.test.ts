/** @module-tag nightly */
import strings from 'big-list-of-naughty-strings' with { type: 'json' }
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { readFacts } from '../../../src/content/loading/clinicFacts'
import { requestSheet } from '../../../src/desk/server/sheet'
import { filled, openClinic } from '../../support/serverFixture'

/** Blanks, controls and characters without a shape, which a request may lose. */
const unseen = /[\s\p{C}\p{Zl}\p{Zp}\p{DI}\u2800]/gu
const seen = (text: string) => text.replace(unseen, '').normalize('NFC')
const isPlain = (text: string) => seen(text) === text.replace(/\s/g, '').normalize('NFC')

/** The first character that a spreadsheet reads, if it begins a formula. */
const formula = /^[=+\-@＝＋－＠\t\r\n]/u

test.each(['postJson', 'postForm'] as const)(
  'a visitor’s text from the Big List of Naughty Strings is stored as sent or refused (%s)',
  async (send) => {
    const { root, store, ...clinic } = openClinic()
    const sent = new Map<string, string>()
    for (const [at, text] of strings.entries()) {
      const phone = `phone ${at}`
      const { status } = await clinic[send]({ ...filled, phone, name: text, request: text })
      const isRefused = seen(text) === '' || text.trim().length > 120
      expect(status, JSON.stringify(text)).toBe(isRefused ? 400 : 201)
      if (status === 201) sent.set(phone, text)
    }
    expect(sent.size).toBeGreaterThan(400)

    const rows = await store.list()
    expect(rows).toHaveLength(sent.size)
    for (const { phone, name, request } of rows) {
      const text = sent.get(phone) ?? ''
      expect(seen(name)).toBe(seen(text))
      if (isPlain(text)) expect(name).toBe(text.trim().normalize('NFC'))
      expect(request).toBe(name)
    }

    const place = { language: 'tr', timeZone: 'Europe/Istanbul', country: 'TR' } as const
    const sheet = await requestSheet(rows, readFacts(root)[0].desk.words, place)
    const cells: string[][] = parse(sheet, { bom: true, delimiter: ';' })
    expect(cells).toHaveLength(rows.length + 1)
    const begun = cells.flat().filter((cell) => formula.test(cell.replace(/^[ \p{Cf}]+/u, '')))
    expect(begun).toEqual([])
  },
)
