import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { customers } from '../../db/schema'
import { postMail } from '../../mail/outbox'

/** Somebody an operator added to a company. */
interface AddedPerson {
  customerId: string
  email: string
  fullName: string
  companyId: string
  companyName: string
}

/** Tells the people who can sign in for a company, by e-mail, that an operator added one more. */
export async function notifyColleagues(tx: Database, { customerId, companyId, email, ...added }: AddedPerson, now: Date): Promise<void> {
  const isColleague = and(eq(customers.companyId, companyId), ne(customers.id, customerId), isNull(customers.blockedAt), isNull(customers.erasedAt))
  const colleagues = await tx.select().from(customers).where(isColleague).orderBy(asc(customers.id))
  for (const { email: to, locale, firstName } of colleagues) {
    const data = { firstName, companyName: added.companyName, added: added.fullName, email }
    await postMail(tx, { kind: 'colleague_added', to, subjectId: customerId, locale, data }, now)
  }
}
