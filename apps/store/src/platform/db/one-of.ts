import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * Returns a condition: the column is one of the texts. They are sent as one parameter, because PostgreSQL allows
 * 65,535.
 */
export function isOneOf(column: PgColumn, texts: readonly string[]): SQL {
  return sql`${column} in (select json_array_elements_text(${JSON.stringify(texts)}::json))`
}
