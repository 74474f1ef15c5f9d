import { createTransport } from 'nodemailer'
import type { OutboxRow } from './outbox.repo'
import { plainLine } from './plain-line'

/** Hands e-mails to a mail server. */
export interface Smtp {
  /** Rejects where the server did not take it. */
  send(mail: OutboxRow, signal: AbortSignal): Promise<void>
  /** What a failure said, as one line without the connection's credentials. */
  reasonOf(error: unknown): string
  close(): void
}

/** How long one step of the conversation may take, in milliseconds. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 }

/** Servers may answer at length. */
const longestReason = 300

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Every form in which user and password can turn up in what a server says. */
function secretsOf(url: string): string[] {
  const { username, password } = new URL(url)
  const [user, word] = [decoded(username), decoded(password)]
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  const forms = [base64(`\0${user}\0${word}`), password, word, base64(word), username, user, base64(user)]
  return password || username ? forms.filter(Boolean) : []
}

/**
 * Connects to a mail server when there is something to send, and keeps the connection while there is more.
 * @param url `smtp:` or `smtps:` with user and password; its query is Nodemailer's
 * @param from whom e-mails come from
 */
export function connectSmtp(url: string, from: string): Smtp {
  const secrets = secretsOf(url)
  const transport = createTransport({
    ...patience,
    url,
    pool: true,
    maxConnections: 1,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
  return {
    async send(mail, signal) {
      await transport.sendMail({
        from,
        // Not as text: that could name further recipients.
        to: { name: '', address: mail.recipient },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        date: mail.createdAt,
        // The same every time, so that a repeated e-mail can be told.
        messageId: `<${mail.id}@${domain}>`,
        headers: { 'auto-submitted': 'auto-generated' },
        signal,
      })
    },
    reasonOf(error) {
      const message = error instanceof Error ? error.message : String(error)
      const clean = secrets.reduce((text, secret) => text.replaceAll(secret, '***'), message)
      return plainLine(clean).slice(0, longestReason)
    },
    close: () => transport.close(),
  }
}
