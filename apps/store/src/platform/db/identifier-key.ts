import { sql, type Column, type SQL } from 'drizzle-orm'

/** Returns the comparison key of an identifier. SQL counterpart of the domain's `identifierKey`; indexed. */
export function keyOfIdentifier(identifier: Column | SQL): SQL<string> {
  return sql<string>`identifier_key(${identifier})`
}

/** Returns a condition: the stored identifier equals the typed one after normalization. */
export function isIdentifier(stored: Column, typed: string): SQL {
  return sql`${keyOfIdentifier(stored)} = identifier_key(${typed}::text)`
}

/** Returns a sort order: the exact spelling comes first. */
export function exactMatchFirst(stored: Column, typed: string): SQL {
  return sql`${stored} = ${typed} desc`
}
