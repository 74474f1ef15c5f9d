import type { Store } from './store'

/** An e-mail as the outbox shows it. */
export interface Mail {
  id: string
  kind: string
  recipient: string
  subject: string
  text: string
}

/**
 * The newest e-mail of a kind to somebody. It is read where operators without a mail server read it.
 * @throws Error where there is none
 */
export async function newestMail({ operate }: Store, kind: string, recipient: string): Promise<Mail> {
  const mails = (await operate('outbox', 'list')) as Mail[]
  const mail = mails.find((other) => other.kind === kind && other.recipient === recipient)
  if (!mail) throw new Error(`There is no e-mail ${kind} to ${recipient} in the outbox.`)
  return (await operate('outbox', 'show', mail.id)) as Mail
}
