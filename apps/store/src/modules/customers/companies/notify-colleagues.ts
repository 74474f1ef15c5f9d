import type { Database } from '../../../platform/db/database'
import { enqueueMail } from '../../../platform/mail/outbox'
import { findColleagues } from './customers.repo'

/** A customer whom an operator added to a company. */
interface AddedPerson {
  customerId: string
  email: string
  fullName: string
  companyId: string
  companyName: string
}

/** Notifies the company's other customers by e-mail that an operator added one. */
export async function notifyColleagues(
  tx: Database,
  { customerId, companyId, email, ...added }: AddedPerson,
  now: Date,
): Promise<void> {
  for (const { email: to, locale, firstName } of await findColleagues(tx, companyId, customerId)) {
    const data = { firstName, companyName: added.companyName, added: added.fullName, email }
    await enqueueMail(tx, { kind: 'colleague_added', to, subjectId: customerId, locale, data }, now)
  }
}
