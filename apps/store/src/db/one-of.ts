import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Whether a column is one of so many texts, which are sent as one: PostgreSQL takes 65,535 parameters at most. */
export function isOneOf(column: PgColumn, texts: readonly string[]): SQL {
  return sql`${column} in (select json_array_elements_text(${JSON.stringify(texts)}::json))`
}
