import { createClient } from '@libsql/client'
import { describe, expect, onTestFinished, test } from 'vitest'
import { retryDelay } from '../../../src/server/mail/delivery'
import { createSmtp, requiresTls, smtpFault } from '../../../src/server/mail/smtp'
import { startMailServer } from '../../support/mailServer'
import { createManualClock } from '../../support/manualClock'
import { filled, openEndpoint } from '../../support/serverFixture'

const minute = 60_000

async function mailServer() {
  const server = await startMailServer()
  onTestFinished(server.stop)
  return server
}

/** A running endpoint whose mail and retention use a manual clock. */
async function mailingClinic(env: Record<string, string> = {}) {
  const mail = await mailServer()
  const clock = createManualClock(Date.UTC(2026, 10, 21, 9), 2)
  const clinic = openEndpoint({ SMTP_URL: mail.url, ...env }, clock)
  clinic.start()
  await clock.asleep()
  return { ...clinic, mail, clock }
}

describe('the mail about a request', () => {
  test('reaches the clinic at once, with reference and phone and nothing else', async () => {
    const { send, store, mail, clock, health, log } = await mailingClinic()
    await send()
    await clock.asleep()
    const [stored] = await store.list()
    expect(mail.mails).toHaveLength(1)
    const [received] = mail.mails
    expect(received?.to).toEqual(['bilgi@mercan.example'])
    expect(received?.messageId).toBe(`<${stored?.id}@mercan.example>`)
    const [head = '', body] = received?.text.split('\n\n') ?? []
    expect(head).toContain('From: bilgi@mercan.example')
    expect(head).toContain(`Subject: Yeni randevu talebi: ${stored?.reference}`)
    expect(head).toContain('Auto-Submitted: auto-generated')
    expect(body).toBe(`Talep numaras=C4=B1: ${stored?.reference}\nTelefon: ${filled.phone}`)
    expect(await health()).toEqual({ status: 'ok', mail: { state: 'ok', waiting: 0 } })
    expect(log).toContainEqual({
      event: 'mail',
      reference: stored?.reference,
      attempt: 1,
      outcome: 'delivered',
    })
    expect(JSON.stringify(log)).not.toContain(filled.phone)
  })

  test('is from MAIL_FROM if it is set', async () => {
    const { send, mail, clock } = await mailingClinic({ MAIL_FROM: 'site@mercan.example' })
    await send()
    await clock.asleep()
    expect(mail.mails[0]?.text).toContain('From: site@mercan.example')
    expect(mail.mails[0]?.to).toEqual(['bilgi@mercan.example'])
  })

  test('that is refused is retried, and log and health report it', async () => {
    const { send, mail, clock, health, log, store } = await mailingClinic()
    mail.behave('refuse')
    await send()
    await clock.asleep()
    expect(await health()).toMatchObject({ status: 'ok', mail: { state: 'ok', waiting: 1 } })
    await clock.advance(5 * minute)
    const [stored] = await store.list()
    expect(await health()).toEqual({
      status: 'degraded',
      mail: { state: 'failing', waiting: 1, oldest: stored?.receivedAt },
    })
    const line = { event: 'mail', reference: stored?.reference, cause: 'EMESSAGE 451' }
    expect(log.filter((entry) => 'event' in entry && entry.event === 'mail')).toEqual([
      { ...line, attempt: 1, outcome: 'failed', retrySeconds: 30 },
      { ...line, attempt: 2, outcome: 'failed', retrySeconds: 60 },
      { ...line, attempt: 3, outcome: 'failing', retrySeconds: 120 },
      { ...line, attempt: 4, outcome: 'failing', retrySeconds: 240 },
    ])
    expect(await store.outbox.find(stored?.id ?? '')).toMatchObject({
      attempts: 4,
      fault: 'EMESSAGE 451',
    })

    mail.behave('take')
    await clock.advance(5 * minute)
    expect(mail.mails).toHaveLength(1)
    expect(await health()).toEqual({ status: 'ok', mail: { state: 'ok', waiting: 0 } })
  })

  test('with an unknown outcome is sent again under the same Message-ID', async () => {
    const { send, mail, clock } = await mailingClinic()
    mail.behave('hang up')
    await send()
    await clock.asleep()
    mail.behave('take')
    await clock.advance(minute)
    expect(mail.mails).toHaveLength(2)
    expect(mail.mails[1]?.messageId).toBe(mail.mails[0]?.messageId)
  })

  test('is retried at growing intervals, of at most a quarter of an hour', () => {
    const minutes = [1, 2, 3, 4, 5, 6, 7, 50].map((attempt) => retryDelay(attempt) / minute)
    expect(minutes).toEqual([0.5, 1, 2, 4, 8, 15, 15, 15])
  })

  test('of a whole hour’s requests arrives once, soon after the mail server is back, also after a restart', async () => {
    const { send, close, reopen, mail, clock, health, log } = await mailingClinic()
    await mail.stop()
    const phones = Array.from({ length: 5 }, (_, at) => `0532 000 00 0${at}`)
    for (const phone of phones) expect((await send({ phone })).status).toBe(201)
    await clock.advance(30 * minute)
    expect(await health()).toMatchObject({ status: 'degraded', mail: { state: 'failing' } })
    await close()
    const { start, store, health: healthAgain } = reopen()
    start()
    await clock.advance(30 * minute)
    const failed = log.filter((line) => 'event' in line && line.event === 'mail')
    expect(failed.length).toBeGreaterThan(5 * phones.length)

    const { mails, stop } = await startMailServer(mail.port)
    onTestFinished(stop)
    await clock.advance(15 * minute)
    expect(mails).toHaveLength(phones.length)
    await clock.advance(60 * minute)
    const ids = (await store.list()).map(({ id }) => `<${id}@mercan.example>`)
    expect(mails.map(({ messageId }) => messageId).sort()).toEqual(ids.sort())
    expect(await healthAgain()).toMatchObject({ status: 'ok', mail: { state: 'ok' } })
  })

  test('that was being sent when the server died is sent by the next one', async () => {
    const { send, close, reopen, store, mail, clock } = await mailingClinic()
    await close()
    await send()
    // Claimed by a server that was then killed.
    await store.outbox.claim(5 * minute)
    reopen().start()
    await clock.asleep()
    expect(mail.mails).toHaveLength(0)
    await clock.advance(6 * minute)
    expect(mail.mails).toHaveLength(1)
  })

  test('is stored with its request, or neither is', async () => {
    const { send, store } = openEndpoint({ SMTP_URL: 'smtp://127.0.0.1:1' })
    await store.check()
    const other = createClient({ url: `file:${store.place}` })
    await other.execute('ALTER TABLE outbox RENAME TO lost')
    expect((await send()).status).toBe(503)
    await other.execute('ALTER TABLE lost RENAME TO outbox')
    other.close()
    expect(await store.list()).toEqual([])
    expect((await send()).status).toBe(201)
    expect(await store.outbox.state()).toMatchObject({ waiting: 1 })
  })

  test('is sent before a stopping server ends', async () => {
    const { send, close, mail, store } = await mailingClinic()
    await send()
    await close()
    expect(mail.mails).toHaveLength(1)
    expect(await store.outbox.state()).toMatchObject({ waiting: 0 })
  })
})

describe('a clinic without a mail server', () => {
  test('queues nothing, so that nothing old is sent when it gets one', async () => {
    const { send, store, health } = openEndpoint()
    await send()
    expect(await health()).toEqual({ status: 'ok', mail: { state: 'off' } })
    expect(await store.outbox.state()).toEqual({ waiting: 0, attempts: 0, oldest: undefined })
  })
})

describe('the connection to the mail server', () => {
  test('is encrypted outside the machine, or the mail waits', async () => {
    expect(
      ['smtp://mail.mercan.example', 'smtp://10.0.0.5:25', 'smtps://localhost.example'].map(
        requiresTls,
      ),
    ).toEqual([true, true, true])
    expect(['smtp://localhost', 'smtp://127.0.0.1:1025', 'smtp://[::1]'].map(requiresTls)).toEqual([
      false,
      false,
      false,
    ])
    const { port, mails } = await mailServer()
    const address = { from: 'a@mercan.example', to: 'b@mercan.example' }
    const mail = { subject: 'x', text: 'x', messageId: '<x@y>' }
    // This machine too, by an address that is not known to be local.
    const send = createSmtp({ url: `smtp://0.0.0.0:${port}`, addresses: () => address })
    await expect(send(mail)).rejects.toMatchObject({ code: 'ETLS' })
    expect(mails).toEqual([])
    const url = `smtp://0.0.0.0:${port}?requireTLS=false`
    await createSmtp({ url, addresses: () => address })(mail)
    expect(mails).toHaveLength(1)
  })

  test('has no address and no password in its errors', async () => {
    const send = createSmtp({
      url: 'smtp://user:secret@127.0.0.1:1',
      addresses: () => ({ from: 'a@b', to: 'c@d' }),
    })
    const fault = await send({ subject: 'x', text: 'x', messageId: '<x@y>' }).catch(smtpFault)
    expect(fault).toBe('ESOCKET')
    expect(smtpFault(new Error('user:secret'))).toBe('UNKNOWN')
    expect(smtpFault({ code: 'E: <a@b>\n', responseCode: 550 })).toBe('E ab 550')
  })
})
