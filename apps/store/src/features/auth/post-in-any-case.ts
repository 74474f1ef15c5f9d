import type { Database } from '../../db/database'
import { allowRollback } from '../../db/failures'
import type { MailMessage } from '../../mail/messages'
import { postMail } from '../../mail/outbox'
import type { Recipient } from './reset.repo'

/** Stands for an owner where there is none. */
const nobody: Recipient = { customerId: 'nobody', email: 'nobody@nowhere.invalid', firstName: '', locale: 'en-GB' }

/**
 * Writes an e-mail in any case and takes it back where nobody is to have it: so both take the same work.
 * @param recipient undefined where there is no such customer
 */
export async function postInAnyCase(
  tx: Database,
  recipient: Recipient | undefined,
  write: (owner: Recipient) => MailMessage,
  now: Date,
): Promise<void> {
  const posting = tx.transaction(async (inner) => {
    await postMail(inner, write(recipient ?? nobody), now)
    if (!recipient) inner.rollback()
  })
  await posting.catch(allowRollback)
}
