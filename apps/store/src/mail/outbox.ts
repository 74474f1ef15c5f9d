import type { Database } from '../db/database'
import { newId } from '../db/ids'
import { outbox } from '../db/schema'
import type { MailMessage } from './messages'

/**
 * Writes an e-mail into the outbox. Give it the transaction of what the e-mail tells about: so it is neither sent
 * before that holds, nor lost once it does.
 */
export async function postMail(tx: Database, message: MailMessage, now: Date): Promise<void> {
  await tx.insert(outbox).values({
    id: newId('mail', now),
    kind: message.kind,
    subjectId: message.subjectId,
    recipient: message.to,
    subject: message.kind,
    html: JSON.stringify(message.data),
    text: JSON.stringify(message.data),
    createdAt: now,
    nextTryAt: now,
  })
}
