import type { ShopProfile } from '@skafferi/domain/rules/settings/seller-settings'
import { createTransport } from 'nodemailer'
import type { OutboxRow } from './outbox.repo'
import { plainLine } from './plain-line'

/** The mail server that the shop sends with. */
export interface MailServer {
  /** `smtp:` or `smtps:` with credentials; query parameters are Nodemailer's. */
  url: string
  /** Sender address, with or without a name. */
  from: string
}

/** What is sent of an e-mail. */
type SentMail = Pick<OutboxRow, 'id' | 'recipient' | 'subject' | 'text' | 'html' | 'createdAt'>

/** A connection to the mail server. */
export interface Smtp {
  /** Rejects if the server did not accept the e-mail. */
  send(mail: SentMail, signal: AbortSignal): Promise<void>
  /** Returns an error's message as one line without credentials. */
  reasonOf(error: unknown): string
  close(): void
}

/** The shop that writes the e-mails. */
export interface Sender {
  /** The name for a sender address without one. */
  name: string
  /** Where answers go; empty for the sender address. */
  replyTo: string
}

/** Returns the shop as the writer of e-mails. */
export const senderOf = ({ name, senderName, email }: ShopProfile): Sender => ({
  name: senderName || name,
  replyTo: email,
})

/** Timeouts of the SMTP dialogue, in milliseconds. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 }

/** Maximum length of a stored message. */
const longestReason = 300

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Returns all encodings of the credentials that a server's message might contain. */
function secretsOf(url: string): string[] {
  const { username, password } = new URL(url)
  const [user, pass] = [decoded(username), decoded(password)]
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  const forms = [base64(`\0${user}\0${pass}`), password, pass, base64(pass), username, user, base64(user)]
  return password || username ? forms.filter(Boolean) : []
}

/**
 * Creates a connection to a mail server that opens on demand.
 * @param url `smtp:` or `smtps:` with credentials; query parameters are Nodemailer's
 * @param from sender address, with or without a name
 * @param sender returns the shop that writes
 */
export function connectSmtp(url: string, from: string, sender: () => Sender): Smtp {
  const secrets = secretsOf(url)
  const transport = createTransport({
    ...timeouts,
    url,
    pool: true,
    maxConnections: 1,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
  return {
    async send(mail, signal) {
      const { name, replyTo } = sender()
      await transport.sendMail({
        from: from.includes('<') ? from : { name: plainLine(name), address: from },
        replyTo: replyTo === '' ? undefined : { name: '', address: replyTo },
        // An object, because nodemailer parses a string, which could contain further recipients.
        to: { name: '', address: mail.recipient },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        date: mail.createdAt,
        // Constant for an e-mail, so that recipients can recognize a repeated one.
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
