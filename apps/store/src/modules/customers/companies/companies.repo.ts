import { and, desc, eq, isNotNull, isNull, lt, ne, notExists, notInArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database'
import { operatorActor } from '../../../platform/db/events'
import { exactMatchFirst, isIdentifier } from '../../../platform/db/identifier-key'
import { companies, customers, events, orders } from '../../../platform/db/schema'

export type CompanyRow = typeof companies.$inferSelect

/** The result of a VAT number check. */
export type VatIdCheckColumns = Pick<CompanyRow, 'vatIdStatus' | 'vatIdSource' | 'vatIdCheckedAt' | 'vatIdValidAt'>

/** A VAT number with the result of its check. */
export type VatIdColumns = VatIdCheckColumns & Pick<CompanyRow, 'vatId'>

/** For each status: a number is due for a check if its last check was before this time. */
export interface DueBefore {
  unchecked: Date
  unavailable: Date
  others: Date
}

/** Finds and locks a company by its id, or by the id or lower-case e-mail of a customer. */
export async function lockCompany(tx: Database, idOrEmail: string): Promise<CompanyRow | undefined> {
  const people = tx
    .select({ companyId: customers.companyId })
    .from(customers)
    .where(or(eq(customers.id, idOrEmail), isIdentifier(customers.email, idOrEmail)))
    .orderBy(exactMatchFirst(customers.email, idOrEmail))
    .limit(1)
  const [company] = await tx
    .select()
    .from(companies)
    .where(or(eq(companies.id, idOrEmail), eq(companies.id, people)))
    .for('update')
  return company
}

/** Returns the company of a session. */
export async function findCompany(db: Database, id: string): Promise<CompanyRow> {
  const [company] = await db.select().from(companies).where(eq(companies.id, id))
  if (!company) throw new Error(`The company ${id} is not in the database.`)
  return company
}

/** Creates a company if it does not exist. */
export async function ensureCompany(tx: Database, company: typeof companies.$inferInsert): Promise<void> {
  await tx.insert(companies).values(company).onConflictDoNothing({ target: companies.id })
}

/** Changes the country and the payment terms of a company while it has no orders. */
export async function updateUnusedCompany(
  tx: Database,
  id: string,
  terms: Pick<CompanyRow, 'countryCode' | 'paymentTermsDays'>,
): Promise<void> {
  const placed = tx.select({ id: orders.id }).from(orders).where(eq(orders.companyId, id))
  await tx
    .update(companies)
    .set(terms)
    .where(and(eq(companies.id, id), notExists(placed)))
}

/** Returns and locks the company of a session. */
export async function lockKnownCompany(tx: Database, id: string): Promise<CompanyRow> {
  const company = await lockCompany(tx, id)
  if (!company) throw new Error(`The company ${id} is not in the database.`)
  return company
}

/** Returns an operator's last decision on a company's number; undefined if there is none, or VIES decides. */
export async function findOperatorDecision(
  tx: Database,
  id: string,
  vatId: string,
): Promise<VatIdCheckColumns | undefined> {
  const [row] = await tx
    .select({ at: events.at, status: sql<string>`${events.after} ->> 'status'` })
    .from(events)
    .where(
      and(
        eq(events.subjectId, id),
        eq(events.actorId, operatorActor),
        eq(events.action, 'company.vat_id_set'),
        sql`${events.after} ->> 'vatId' = ${vatId}`,
      ),
    )
    .orderBy(desc(events.id))
    .limit(1)
  if (row?.status !== 'valid' && row?.status !== 'invalid') return undefined
  const { at, status } = row
  return {
    vatIdStatus: status,
    vatIdSource: 'operator',
    vatIdCheckedAt: at,
    vatIdValidAt: status === 'valid' ? at : null,
  }
}

/** Updates a company's VAT number and the result of its check. */
export async function updateVatId(tx: Database, id: string, set: VatIdColumns): Promise<void> {
  await tx.update(companies).set(set).where(eq(companies.id, id))
}

/** Updates a company's terms. */
export async function updateTerms(
  tx: Database,
  id: string,
  set: Pick<CompanyRow, 'paymentTermsDays' | 'poRequired'>,
): Promise<void> {
  await tx.update(companies).set(set).where(eq(companies.id, id))
}

/** VIES must not override an operator's decision. */
const isNotDecided = or(isNull(companies.vatIdSource), ne(companies.vatIdSource, 'operator'))

function isDue({ unchecked, unavailable, others }: DueBefore) {
  const { vatIdStatus: status, vatIdCheckedAt: at } = companies
  return or(
    isNull(at),
    and(eq(status, 'unchecked'), lt(at, unchecked)),
    and(eq(status, 'unavailable'), lt(at, unavailable)),
    and(notInArray(status, ['unchecked', 'unavailable']), lt(at, others)),
  )
}

/** Claims a company whose number is due, so that no other process checks it at the same time. */
export function claimDueCompany(db: Database, now: Date, before: DueBefore): Promise<CompanyRow | undefined> {
  return db.transaction(async (tx) => {
    const [company] = await tx
      .select()
      .from(companies)
      .where(and(isNotNull(companies.vatId), isNotDecided, isDue(before)))
      .limit(1)
      .for('update', { skipLocked: true })
    if (company) await tx.update(companies).set({ vatIdCheckedAt: now }).where(eq(companies.id, company.id))
    return company
  })
}

/** Stores the result of a check. False if the company's number has changed or an operator has decided on it. */
export async function updateCheckResult(
  tx: Database,
  id: string,
  vatId: string,
  set: VatIdCheckColumns,
): Promise<boolean> {
  const updated = await tx
    .update(companies)
    .set(set)
    .where(and(eq(companies.id, id), eq(companies.vatId, vatId), isNotDecided))
    .returning({ id: companies.id })
  return updated.length > 0
}
