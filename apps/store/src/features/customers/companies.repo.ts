import { and, desc, eq, isNotNull, isNull, lt, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { operatorActor } from '../../db/events'
import { alikeFirst, isIdentifier } from '../../db/identifier-key'
import { companies, customers, events } from '../../db/schema'

/** Who buys. */
export type CompanyRow = typeof companies.$inferSelect

/** What is known of a VAT number. */
export type CheckedColumns = Pick<CompanyRow, 'vatIdStatus' | 'vatIdSource' | 'vatIdCheckedAt' | 'vatIdValidAt'>

/** A company's VAT number with what is known of it. */
export type VatIdColumns = CheckedColumns & Pick<CompanyRow, 'vatId'>

/** Before which moment a number of a status must have been looked into to be due again. */
export interface DueBefore {
  unchecked: Date
  unavailable: Date
  others: Date
}

/** Finds a company by its id, or by the e-mail in lower case or the id of one of its people, and locks it. */
export async function lockCompany(tx: Database, idOrEmail: string): Promise<CompanyRow | undefined> {
  const people = tx
    .select({ companyId: customers.companyId })
    .from(customers)
    .where(or(eq(customers.id, idOrEmail), isIdentifier(customers.email, idOrEmail)))
    .orderBy(alikeFirst(customers.email, idOrEmail))
    .limit(1)
  const [company] = await tx
    .select()
    .from(companies)
    .where(or(eq(companies.id, idOrEmail), eq(companies.id, people)))
    .for('update')
  return company
}

/** The company of somebody who is signed in. */
export async function findCompany(db: Database, id: string): Promise<CompanyRow> {
  const [company] = await db.select().from(companies).where(eq(companies.id, id))
  if (!company) throw new Error(`The company ${id} is not in the database.`)
  return company
}

/** The company of somebody who is signed in, locked. */
export async function lockKnownCompany(tx: Database, id: string): Promise<CompanyRow> {
  const company = await lockCompany(tx, id)
  if (!company) throw new Error(`The company ${id} is not in the database.`)
  return company
}

/** What an operator said last of a number of a company; undefined where they said nothing, or left it to the register. */
export async function findJudgement(tx: Database, id: string, vatId: string): Promise<CheckedColumns | undefined> {
  const [said] = await tx
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
  if (said?.status !== 'valid' && said?.status !== 'invalid') return undefined
  const { at, status } = said
  return {
    vatIdStatus: status,
    vatIdSource: 'operator',
    vatIdCheckedAt: at,
    vatIdValidAt: status === 'valid' ? at : null,
  }
}

/** Keeps what is known of a company's VAT number. */
export async function updateVatId(tx: Database, id: string, set: VatIdColumns): Promise<void> {
  await tx.update(companies).set(set).where(eq(companies.id, id))
}

/** Keeps what is agreed with a company. */
export async function updateTerms(
  tx: Database,
  id: string,
  set: Pick<CompanyRow, 'paymentTermsDays' | 'poRequired'>,
): Promise<void> {
  await tx.update(companies).set(set).where(eq(companies.id, id))
}

/** Nobody but an operator may overrule an operator. */
const isNotJudged = or(isNull(companies.vatIdSource), ne(companies.vatIdSource, 'operator'))

function isDue({ unchecked, unavailable, others }: DueBefore) {
  const { vatIdStatus: status, vatIdCheckedAt: at } = companies
  return or(
    isNull(at),
    and(eq(status, 'unchecked'), lt(at, unchecked)),
    and(eq(status, 'unavailable'), lt(at, unavailable)),
    and(notInArray(status, ['unchecked', 'unavailable']), lt(at, others)),
  )
}

/** Takes a company whose number is due, so that no other process asks about it at the same time. */
export function takeDue(db: Database, now: Date, before: DueBefore): Promise<CompanyRow | undefined> {
  return db.transaction(async (tx) => {
    const [company] = await tx
      .select()
      .from(companies)
      .where(and(isNotNull(companies.vatId), isNotJudged, isDue(before)))
      .limit(1)
      .for('update', { skipLocked: true })
    if (company) await tx.update(companies).set({ vatIdCheckedAt: now }).where(eq(companies.id, company.id))
    return company
  })
}

/** Keeps an answer about a number. False where the company has another one by now, or an operator has judged it. */
export async function updateChecked(tx: Database, id: string, vatId: string, set: CheckedColumns): Promise<boolean> {
  const kept = await tx
    .update(companies)
    .set(set)
    .where(and(eq(companies.id, id), eq(companies.vatId, vatId), isNotJudged))
    .returning({ id: companies.id })
  return kept.length > 0
}
