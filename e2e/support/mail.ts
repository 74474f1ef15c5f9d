import type { Store } from './store'

/** An e-mail of the outbox. */
export interface Mail {
  id: string
  kind: string
  recipient: string
  subject: string
  text: string
}

/**
 * Returns the newest e-mail of a kind to a recipient, from the outbox on the command line.
 * @throws Error if there is none
 */
export async function newestMail({ operate }: Store, kind: string, recipient: string): Promise<Mail> {
  const mails = (await operate('outbox', 'list')) as Mail[]
  const mail = mails.find((other) => other.kind === kind && other.recipient === recipient)
  if (!mail) throw new Error(`There is no e-mail ${kind} to ${recipient} in the outbox.`)
  return (await operate('outbox', 'show', mail.id)) as Mail
}
