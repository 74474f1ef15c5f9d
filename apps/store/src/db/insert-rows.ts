import { getTableColumns, sql, type Column } from 'drizzle-orm'
import { CasingCache } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database'

/** The schema says `createdAt`, the database `created_at`. */
const casing = new CasingCache('snake_case')

/** The name of a table's column in the database. */
function columnName(table: PgTable, key: string): string {
  return casing.getColumnCasing((getTableColumns(table) as Record<string, Column>)[key] as Column)
}

/**
 * Puts rows in as one JSON text: that is several times as fast as a parameter for each value. A column that a row does
 * not name becomes null, whatever its default is.
 * @param update columns that a row which is there already, by its id, takes over; without them it must not be there
 */
export async function insertRows<Table extends PgTable>(
  tx: Database,
  table: Table,
  rows: Table['$inferInsert'][],
  update: readonly (keyof Table['$inferInsert'] & string)[] = [],
): Promise<void> {
  if (rows.length === 0) return
  const named = rows.map((row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [columnName(table, key), value])))
  const taken = update.map((key) => sql.raw(`${columnName(table, key)} = excluded.${columnName(table, key)}`))
  const onConflict = taken.length > 0 ? sql` on conflict (id) do update set ${sql.join(taken, sql`, `)}` : sql``
  await tx.execute(sql`
    insert into ${table} select * from json_populate_recordset(null::${table}, ${JSON.stringify(named)}::json)${onConflict}
  `)
}
