import type { MailText } from './mailText'

/** Resolves when a mail server has accepted the mail; rejects with a coded error. */
export type SendMail = (mail: MailText & { messageId: string }) => Promise<void>

export type SmtpOptions = { url: string; addresses(): { from: string; to: string } }

/** Milliseconds; together below the outbox's lease. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** TLS outside the machine: passwords and phone numbers. */
export const requiresTls = (url: string): boolean =>
  !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname)

/** Sends through SMTP_URL, whose parameters win. */
export function createSmtp({ url, addresses }: SmtpOptions): SendMail {
  const requireTLS = requiresTls(url)
  return async ({ messageId, subject, text }) => {
    // Loaded with the first mail.
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({ requireTLS, ...timeouts, url })
    await transport.sendMail({
      ...addresses(),
      subject,
      text,
      messageId,
      headers: { 'Auto-Submitted': 'auto-generated' },
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
}

/** The error's code, without the server's text. */
export function smtpFault(error: unknown): string {
  const { code = 'UNKNOWN', responseCode = '' }: Record<string, unknown> = Object(error)
  const text = `${code} ${responseCode}`.trim()
  return text.replace(/[^\w ]/g, '').slice(0, 40)
}
