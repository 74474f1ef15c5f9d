import type { CountryCode } from '@skafferi/api'
import { and, asc, eq, inArray, not, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database'
import { companies, companyAddresses } from '../../../platform/db/schema'
import type { Page } from '../../../platform/http/handler'

/** An address in a company's address book. */
export type StoredAddressRow = typeof companyAddresses.$inferSelect

const isOfCompany = (companyId: string) => eq(companyAddresses.companyId, companyId)

/** Locks the company's address book until the transaction ends. */
export async function lockBook(tx: Database, companyId: string): Promise<void> {
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('no key update')
}

/** Returns the number of a company's stored addresses. */
export function countAddresses(db: Database, companyId: string): Promise<number> {
  return db.$count(companyAddresses, isOfCompany(companyId))
}

/** Returns a page of a company's addresses, sorted by name. */
export function findAddresses(db: Database, companyId: string, { limit, offset }: Page): Promise<StoredAddressRow[]> {
  return db
    .select()
    .from(companyAddresses)
    .where(isOfCompany(companyId))
    .orderBy(asc(sql`lower(${companyAddresses.name})`), asc(companyAddresses.id))
    .limit(limit)
    .offset(offset)
}

/** Returns an address of the company; undefined if it was removed or belongs to another company. */
export async function findAddress(db: Database, companyId: string, id: string): Promise<StoredAddressRow | undefined> {
  const [row] = await db
    .select()
    .from(companyAddresses)
    .where(and(isOfCompany(companyId), eq(companyAddresses.id, id)))
  return row
}

/** Returns the company's address with a place hash. */
export async function findPlace(
  db: Database,
  companyId: string,
  placeHash: string,
): Promise<StoredAddressRow | undefined> {
  const [row] = await db
    .select()
    .from(companyAddresses)
    .where(and(isOfCompany(companyId), eq(companyAddresses.placeHash, placeHash)))
  return row
}

/** The name in addresses of erased persons. */
export const erasedName = { firstName: 'Erased', lastName: 'customer' } as const

/**
 * Returns the company's address if it has exactly one with a person to receive goods.
 * @param countries only addresses in these countries count; omit for all
 */
export async function findOnlyAddress(
  db: Database,
  companyId: string,
  countries?: readonly CountryCode[],
): Promise<StoredAddressRow | undefined> {
  const part = (name: string): SQL => sql`${companyAddresses.address} ->> ${name}`
  const isErased = and(eq(part('first_name'), erasedName.firstName), eq(part('last_name'), erasedName.lastName))!
  const isServed = countries && inArray(part('country_code'), [...countries])
  const rows = await db
    .select()
    .from(companyAddresses)
    .where(and(isOfCompany(companyId), not(isErased), isServed))
    .limit(2)
  return rows.length === 1 ? rows[0] : undefined
}

export async function insertAddress(tx: Database, row: typeof companyAddresses.$inferInsert): Promise<void> {
  await tx.insert(companyAddresses).values(row)
}

/** Replaces a stored address. */
export async function updateAddress(tx: Database, { id, ...row }: StoredAddressRow): Promise<void> {
  await tx.update(companyAddresses).set(row).where(eq(companyAddresses.id, id))
}

export async function deleteAddress(tx: Database, id: string): Promise<void> {
  await tx.delete(companyAddresses).where(eq(companyAddresses.id, id))
}
