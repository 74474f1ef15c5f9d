import type { Database } from '../../db/database'
import { postMail } from '../../mail/outbox'
import { findColleagues } from './customers.repo'

/** Somebody an operator added to a company. */
interface AddedPerson {
  customerId: string
  email: string
  fullName: string
  companyId: string
  companyName: string
}

/** Tells the people who can sign in for a company, by e-mail, that an operator added one more. */
export async function notifyColleagues(
  tx: Database,
  { customerId, companyId, email, ...added }: AddedPerson,
  now: Date,
): Promise<void> {
  for (const { email: to, locale, firstName } of await findColleagues(tx, companyId, customerId)) {
    const data = { firstName, companyName: added.companyName, added: added.fullName, email }
    await postMail(tx, { kind: 'colleague_added', to, subjectId: customerId, locale, data }, now)
  }
}
