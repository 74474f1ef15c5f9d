import { sql } from 'drizzle-orm'
import type { Database } from './database'
import { keyOfIdentifier } from './identifier-key'
import { customers, operators, variants } from './schema'

const stored = { sku: variants.sku, customer: customers.email, operator: operators.email } as const

/** Stored identifiers that are equal after normalization. */
export interface DuplicateIdentifier {
  what: keyof typeof stored
  /** The stored spellings, with invisible characters written as code points. */
  written: string[]
}

/** Writes invisible and confusable characters as code points: "SAL<U+2011>0120". */
const visibly = (text: string) =>
  text.replace(
    /[^\x20-\x7E\p{L}\p{N}]/gu,
    (sign) => `<U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`,
  )

/**
 * Finds SKUs and e-mail addresses that were stored before normalization and differ only in case, dashes, spaces or
 * invisible characters. A search finds each by its exact spelling, and any one of them by another spelling.
 */
export async function findDuplicateIdentifiers(db: Database): Promise<DuplicateIdentifier[]> {
  const found = Object.entries(stored).map(async ([what, column]) => {
    const written = sql<string[]>`array_agg(${column} order by ${column})`
    const rows = await db
      .select({ written })
      .from(column.table)
      .groupBy(keyOfIdentifier(column))
      .having(sql`count(${column}) > 1`)
      .orderBy(keyOfIdentifier(column))
    return rows.map((row) => ({ what: what as DuplicateIdentifier['what'], written: row.written.map(visibly) }))
  })
  return (await Promise.all(found)).flat()
}
