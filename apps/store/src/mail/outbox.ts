import { EventEmitter } from 'node:events'
import type { Database } from '../db/database'
import { newId } from '../db/ids'
import type { MailMessage } from './messages'
import { insertMail } from './outbox.repo'
import { renderMail } from './render-mail'

const posts = new EventEmitter()

/**
 * Tells of each e-mail that this process posts. Its transaction may still be open.
 * @returns ends it
 */
export function onPost(listener: () => void): () => void {
  posts.on('post', listener)
  return () => void posts.off('post', listener)
}

/**
 * Writes an e-mail into the outbox. Give it the transaction of what the e-mail is about: so it is neither sent
 * before that holds, nor lost once it does.
 */
export async function postMail(tx: Database, message: MailMessage, now: Date): Promise<void> {
  await insertMail(tx, {
    id: newId('mail', now),
    kind: message.kind,
    subjectId: message.subjectId,
    recipient: message.to,
    ...renderMail(message),
    createdAt: now,
    nextTryAt: now,
  })
  tellOfPost()
}

/** Has an e-mail of the outbox looked at at once. */
export function tellOfPost(): void {
  posts.emit('post')
}
