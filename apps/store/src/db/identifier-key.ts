import { sql, type Column, type SQL } from 'drizzle-orm'

/** What an identifier is compared by, whatever was typed around and into it: `identifierKey` of the domain, as an index has it. */
export function keyOfIdentifier(identifier: Column | SQL): SQL<string> {
  return sql<string>`identifier_key(${identifier})`
}

/** Whether a stored identifier is the one that was typed. */
export function isIdentifier(stored: Column, typed: string): SQL {
  return sql`${keyOfIdentifier(stored)} = identifier_key(${typed}::text)`
}

/** The one that is written alike comes first where several are the same. */
export function alikeFirst(stored: Column, typed: string): SQL {
  return sql`${stored} = ${typed} desc`
}
