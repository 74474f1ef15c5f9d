import { EventEmitter } from 'node:events'
import type { Database } from '../db/database'
import { newId } from '../db/ids'
import type { MailMessage } from './messages'
import { insertMail, deleteUnsent, type QueuedMail } from './outbox.repo'
import { findSender } from './sender.repo'
import { renderMail } from './render-mail'

const posts = new EventEmitter()

/**
 * Calls the listener for each e-mail that this process queues. The transaction may still be open.
 * @returns removes the listener
 */
export function onMailEnqueued(listener: () => void): () => void {
  posts.on('post', listener)
  return () => void posts.off('post', listener)
}

/**
 * Writes an e-mail to the outbox. Call it in the transaction of the change, so that the e-mail is sent if and only if
 * it commits.
 */
export async function enqueueMail(tx: Database, message: MailMessage, now: Date): Promise<void> {
  await insertMail(tx, {
    id: newId('mail', now),
    kind: message.kind,
    subjectId: message.subjectId,
    recipient: message.to,
    ...renderMail(message, await findSender(tx)),
    createdAt: now,
    nextTryAt: now,
  })
  wakeMailer()
}

/** Removes an e-mail from the outbox. @returns false if it was sent or does not exist */
export const withdrawMail = (tx: Database, mail: QueuedMail): Promise<boolean> => deleteUnsent(tx, mail)

/** Makes the mailer process the outbox soon. */
export function wakeMailer(): void {
  posts.emit('post')
}
