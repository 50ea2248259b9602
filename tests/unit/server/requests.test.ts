import { once } from 'node:events'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  type Desk,
  done,
  exportCsv,
  list,
  purge,
  show,
} from '../../../scripts/cli/requests/commands'
import { table } from '../../../scripts/cli/terminal'
import { clinicDir } from '../../../scripts/publish/paths'
import { readFacts } from '../../../src/content/loading/clinicFacts'
import { csv, dialled } from '../../../src/desk/server/sheet'
import { mailText } from '../../../src/server/mail/mailText'
import { openEndpoint, stillClock } from '../../support/serverFixture'
import { runCommand, startCommand } from '../../support/serverProcess'

const day = 24 * 60 * 60_000

/** The command line of a clinic with requests, and its output. */
function openDesk(env: Record<string, string> = {}) {
  const clock = stillClock(Date.UTC(2026, 10, 21, 21, 30))
  const clinic = openEndpoint({ RATE_LIMIT_ADDRESS: 'off', RATE_LIMIT_PHONE: 'off', ...env }, clock)
  const said: string[] = []
  const desk: Desk = {
    store: clinic.store,
    words: readFacts(clinicDir)[0].desk.words,
    place: { language: 'tr', timeZone: 'Europe/Istanbul', country: 'TR' },
    retentionDays: 180,
    usualMinutes: 30,
    print: (lines) => said.push(...lines.split('\n')),
    write: (text) => said.push(text),
  }
  return { ...clinic, desk, said, clock }
}

describe('an operator at the command line', () => {
  test('sees the requests in a table, newest first, at the clinic’s time', async () => {
    const { desk, said, send, clock, store } = openDesk()
    await send({ name: 'Önce Gelen' })
    clock.time += 60_000
    await send({ name: 'Sonra Gelen', phone: '+905320000001' })
    await list(desk, false)
    const [newest, oldest] = await store.list()
    expect(said).toEqual([
      'Numara   Talep zamanı      Ad soyad     Telefon         İstediği doktor  Konu     Durum     Randevu doktoru',
      '-------  ----------------  -----------  --------------  ---------------  -------  --------  ---------------',
      `${newest?.reference}  22.11.2026 00:31  Sonra Gelen  0532 000 00 01  Selin Ardıç      Muayene  Bekliyor`,
      `${oldest?.reference}  22.11.2026 00:30  Önce Gelen   0532 000 00 00  Selin Ardıç      Muayene  Bekliyor`,
    ])
  })

  test('sees the newest fifty and the number of the rest, or all', async () => {
    const { desk, said, send } = openDesk()
    for (let count = 0; count < 53; count += 1) await send({ name: `Hasta ${count}` })
    await list(desk, false)
    expect(said).toHaveLength(2 + 50 + 2)
    expect(said.at(-1)).toBe('3 eski talep daha var; hepsi için: npm run requests -- list all')
    said.length = 0
    await list(desk, true)
    expect(said).toHaveLength(2 + 53)
  })

  test('reads one request by its reference in any spelling', async () => {
    const { desk, said, send, store } = openDesk()
    await send({ doctor: 'Eski Hekim', phone: '+90 (532) 000' })
    const [stored] = await store.list()
    await show(desk, ` ${stored?.reference.replace('-', '').toLowerCase()} `)
    expect(said).toEqual([
      `Numara           ${stored?.reference}`,
      'Talep zamanı     22.11.2026 00:30',
      'Ad soyad         Gülşen Işık',
      'Telefon          +90 (532) 000',
      'İstediği doktor  Eski Hekim',
      'Konu             Muayene',
      'Tercih           ',
      'Durum            Bekliyor',
      'Randevu doktoru  ',
      'Süre (dakika)    ',
      'Randevuya geliş  ',
      'Hatırlatıldı     ',
      'Kaydı giren      Hasta',
      'Listede mi       Güncel listede yok',
      'Numara sıklığı   Olağan',
      'E-posta          Kapalı',
    ])
  })

  test('reads whether the mail has left', async () => {
    const { desk, said, send, store, close } = openDesk({ SMTP_URL: 'smtp://127.0.0.1:1' })
    // A stopped server sends no mail; the test does.
    await close()
    await send()
    const [stored] = await store.list()
    const mailLine = async () => {
      await show(desk, stored?.reference ?? '')
      return said.at(-1)
    }
    expect(await mailLine()).toBe('E-posta          Sırada (0 deneme, son hata: -)')
    await store.outbox.claim(1)
    await store.outbox.postpone(stored?.id ?? '', 1, 'ESOCKET')
    expect(await mailLine()).toBe('E-posta          Sırada (1 deneme, son hata: ESOCKET)')
    await store.outbox.delivered(stored?.id ?? '')
    expect(await mailLine()).toBe('E-posta          Gönderildi 22.11.2026 00:30')
  })

  test('marks a request as done, and the first time is kept', async () => {
    const { desk, said, send, store, clock } = openDesk()
    await send()
    const [stored] = await store.list()
    await done(desk, stored?.reference ?? '')
    expect(said).toEqual([`${stored?.reference} tamamlandı olarak işaretlendi.`])
    clock.time += day
    await done(desk, stored?.reference ?? '')
    await list(desk, false)
    expect(said.at(-1)).toMatch(/Tamamlandı 22\.11\.2026 00:30$/)
  })

  test.each([show, done])('reads that a reference is unknown', async (command) => {
    const { desk } = openDesk()
    await expect(command(desk, 'AAA-AAA')).rejects.toThrow('AAA-AAA numaralı talep yok.')
  })

  test('deletes expired requests by hand', async () => {
    const { desk, said, send, store, clock } = openDesk()
    await send()
    clock.time += 181 * day
    await purge(desk)
    expect(said).toEqual([
      '180 günden eski 0 talep silindi.',
      '1 talebin süresi bu saate göre dolmuş, ama bu yeni görülüyor. Bilgisayarın tarihi doğruysa yarın, tarih az önce aylarca atladıysa bir hafta sonra silinir.',
    ])
    clock.time += 7 * day
    await purge(desk)
    expect(said.at(-1)).toBe('180 günden eski 1 talep silindi.')
    expect(await store.list()).toEqual([])
  })
})

describe('the sheet for Excel', () => {
  test('opens with Turkish letters, in columns, with every request', async () => {
    const { desk, said, send, store } = openDesk()
    await send({ name: 'Işıl "Iş" Gül; Şen' })
    await exportCsv(desk)
    const [stored] = await store.list()
    // A reference of digits alone is marked as text.
    const sheets = said.map((sheet) =>
      sheet.replace(`"'${stored?.reference}`, `"${stored?.reference}`),
    )
    expect(sheets).toEqual([
      '\uFEFF"Numara";"Talep zamanı";"Ad soyad";"Telefon";"İstediği doktor";"Konu";"Tercih";"Durum";"Randevu doktoru";"Süre (dakika)";"Randevuya geliş";"Hatırlatıldı";"Kaydı giren";"Listede mi";"Numara sıklığı"\r\n' +
        `"${stored?.reference}";"22.11.2026 00:30";"Işıl ""Iş"" Gül; Şen";"0532 000 00 00";"Selin Ardıç";"Muayene";"";"Bekliyor";"";"";"";"";"Hasta";"Güncel";"Olağan"\r\n`,
    ])
  })

  test('in a file is readable by this account only, even if it replaces an open one', async () => {
    const { desk, said, root, send } = openDesk()
    await send()
    const file = join(root, 'talepler.csv')
    await exportCsv(desk, file)
    expect(said).toEqual([`1 talep yazıldı: ${file}`])
    expect([...readFileSync(file).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect((statSync(file).mode & 0o777).toString(8)).toBe('600')
  })

  test.each([
    '=1+1',
    '+90 (532) 1',
    '-2',
    '@SUM(A1)',
    ' =1+1',
    '\u200B=1+1',
    '\uFF1D1+1',
    '\t1',
    '\r=1',
    '05320000000',
    '05-11-2030',
    '1E5',
    '12 345',
    '=HYPERLINK("http://x","y")',
  ])('shows %j unchanged, without computing or shortening it', (value) => {
    const cell = csv([[value]], 'TR')
      .replace(/^"|"\r\n$/g, '')
      .replaceAll('""', '"')
    expect(cell).toBe(`'${value}`)
  })

  test.each([
    'Gülşen Işık',
    '0532 000 00 00',
    'a=b',
    'Ayşe-Nur',
    '',
    'K7M-4R2',
    '22.11.2026 00:30',
  ])('leaves %j unchanged', (value) => expect(csv([[value]], 'TR')).toBe(`"${value}"\r\n`))

  test.each([
    ['TR', '"a";45\r\n'],
    ['DE', '"a";45\r\n'],
    ['GB', '"a",45\r\n'],
  ] as const)('opens in columns, with lengths as numbers, in %s', (country, line) =>
    expect(csv([['a', 45]], country)).toBe(line),
  )
})

describe('a list at the command line', () => {
  test.each([
    ['05320000000', '0532 000 00 00'],
    ['+90 532 000 00 00', '0532 000 00 00'],
    ['0090-532-000-00-00', '0532 000 00 00'],
    ['(0212) 000.00.00', '0212 000 00 00'],
    ['532 000 00 00', '0532 000 00 00'],
    ['+49 30 123456', '+49 30 123456'],
    ['beni arayın', 'beni arayın'],
    ['0532 000 00 0', '0532 000 00 0'],
  ])('shows the phone %s as it is dialled', (typed, shown) => {
    expect(dialled(typed, 'TR')).toBe(shown)
  })

  test('has straight columns, whatever letters a name has', () => {
    expect(
      table(
        ['a', 'b'],
        [
          ['Gül', '1'],
          ['s\u0327', '2'],
          ['\u{1F9B7}', '3'],
        ],
      ),
    ).toBe(['a    b', '---  -', 'Gül  1', 's\u0327    2', '\u{1F9B7}   3'].join('\n'))
  })
})

describe('a text written from right to left', () => {
  test.each([
    ['Arabic', '\u0633\u0627\u0631\u0629'],
    ['Adlam', '\u{1E900}\u{1E92A}\u{1E927}\u{1E92B}'],
  ])(
    'in %s leaves the digits of the phone beside it in their order, in straight columns',
    async (_script, name) => {
      const { desk, said, send } = openDesk()
      await send({ name })
      await send({ name: 'Gülşen' })
      await list(desk, false)
      expect(said[3]).toContain(`\u2068${name}\u2069      0532 000 00 00`)
      expect(said[2]).toContain('Gülşen    0532 000 00 00')
    },
  )

  test.each(['0532\u202E 000', '0532 \u2067000', '\u0660\u0665\u0663\u0662 \u0660\u0660\u0660'])(
    'in the phone leaves its digits in their order: %j',
    async (phone) => {
      const { desk, said, send, store } = openDesk()
      await send({ phone })
      await show(desk, (await store.list())[0]?.reference ?? '')
      expect(said).toContain('Telefon          0532 000')
      const [words] = readFacts(clinicDir)
      const { text } = mailText(words, {
        reference: 'K7M-4R2',
        phone,
        language: '',
        repeated: false,
      })
      expect(text).toBe('Talep numarası: K7M-4R2\nTelefon: 0532 000\n')
    },
  )
})

describe('a number with many requests', () => {
  test('is marked at the desk, and the mail warns of it', async () => {
    const { desk, said, send, store } = openDesk({ RATE_LIMIT_PHONE: '1/60' })
    await send()
    await send()
    await show(desk, (await store.list())[0]?.reference ?? '')
    expect(said).toContain('Numara sıklığı   Aynı numaradan çok sayıda')
    const [facts] = readFacts(clinicDir)
    const number = { reference: 'K7M-4R2', phone: '0532' }
    const { text } = mailText(facts, { ...number, language: '', repeated: true })
    expect(text).toContain('Telefon: 0532\nDikkat: ')
  })
})

describe('npm run requests', () => {
  const run = (clinic: string, ...words: string[]) => runCommand('requests', clinic, words)

  test('works beside the running server, and explains itself', async () => {
    const { root, send, store } = openDesk()
    await send()
    const [stored] = await store.list()
    expect(run(root).stdout).toContain(stored?.reference)
    expect(run(root, 'done', stored?.reference ?? '').status).toBe(0)
    expect(await store.list()).toMatchObject([{ doneAt: expect.any(String) }])
    expect((await send({ name: 'Sonra' })).status).toBe(201)
    const wrong = run(root, 'sil')
    expect(wrong.status).toBe(1)
    expect(wrong.stderr).toMatch(/^Kullanım:\n {2}npm run requests +en yeni talepler\n/)
    expect(wrong.stderr).not.toContain('    at ')
  })

  test.each([[[]], [['export', 'csv']]])(
    'ends silently if its reader closes the pipe, as head does: %j',
    async (words) => {
      const { root: clinic, send } = openDesk()
      await send()
      const desk = startCommand('requests', clinic, words)
      desk.stdout.destroy()
      const errors: Buffer[] = []
      desk.stderr.on('data', (chunk: Buffer) => errors.push(chunk))
      const [code] = await once(desk, 'close')
      expect(Buffer.concat(errors).toString()).toBe('')
      expect(code).toBe(0)
    },
  )

  test('creates no file before the first request', () => {
    const { root } = openDesk()
    const { status, stdout } = run(root)
    expect(stdout).toContain('Henüz hiç talep gelmemiş')
    expect(status).toBe(0)
    expect(() => statSync(join(root, '.data'))).toThrow()
  })
})
