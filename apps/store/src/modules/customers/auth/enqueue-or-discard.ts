import type { Database } from '../../../platform/db/database'
import { allowRollback } from '../../../platform/db/failures'
import type { MailMessage } from '../../../platform/mail/messages'
import { enqueueMail } from '../../../platform/mail/outbox'
import type { Recipient } from './reset.repo'

/** A placeholder for a recipient that does not exist. */
const dummyRecipient: Recipient = {
  customerId: 'nobody',
  email: 'nobody@nowhere.invalid',
  firstName: '',
  locale: 'en-GB',
}

/**
 * Writes an e-mail, and rolls it back if there is no recipient, so that both cases take the same time.
 * @param recipient undefined if there is no such customer
 */
export async function enqueueOrDiscard(
  tx: Database,
  recipient: Recipient | undefined,
  write: (owner: Recipient) => MailMessage,
  now: Date,
): Promise<void> {
  const enqueued = tx.transaction(async (inner) => {
    await enqueueMail(inner, write(recipient ?? dummyRecipient), now)
    if (!recipient) inner.rollback()
  })
  await enqueued.catch(allowRollback)
}
