import { eq, or } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { companies, customers } from '../../db/schema'

/** Who buys. */
export type CompanyRow = typeof companies.$inferSelect

/** What is known of a company's VAT number. */
export type VatIdColumns = Pick<CompanyRow, 'vatId' | 'vatIdStatus' | 'vatIdSource' | 'vatIdCheckedAt' | 'vatIdValidAt'>

/** Finds a company by its id, or by the e-mail in lower case or the id of one of its people, and locks it. */
export async function lockCompany(tx: Database, idOrEmail: string): Promise<CompanyRow | undefined> {
  const people = tx
    .select({ companyId: customers.companyId })
    .from(customers)
    .where(or(eq(customers.id, idOrEmail), eq(customers.email, idOrEmail)))
  const [company] = await tx
    .select()
    .from(companies)
    .where(or(eq(companies.id, idOrEmail), eq(companies.id, people)))
    .for('update')
  return company
}

/** Keeps what is known of a company's VAT number. */
export async function updateVatId(tx: Database, id: string, set: VatIdColumns): Promise<void> {
  await tx.update(companies).set(set).where(eq(companies.id, id))
}
