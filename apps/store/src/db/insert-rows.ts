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

type Key<Table extends PgTable> = keyof Table['$inferInsert'] & string

const recordsOf = (table: PgTable, rows: readonly object[]) => {
  const named = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [columnName(table, key), value])),
  )
  return sql`json_populate_recordset(null::${table}, ${JSON.stringify(named)}::json)`
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
  update: readonly Key<Table>[] = [],
): Promise<void> {
  if (rows.length === 0) return
  const taken = update.map((key) => sql.raw(`${columnName(table, key)} = excluded.${columnName(table, key)}`))
  const onConflict = taken.length > 0 ? sql` on conflict (id) do update set ${sql.join(taken, sql`, `)}` : sql``
  await tx.execute(sql`insert into ${table} select * from ${recordsOf(table, rows)}${onConflict}`)
}

/** Changes columns of rows that are there, by their ids, as one JSON text. */
export async function updateRows<Table extends PgTable, Changed extends Key<Table>>(
  tx: Database,
  table: Table,
  rows: readonly (Record<'id', string> & Pick<Table['$inferInsert'], Changed>)[],
  columns: readonly Changed[],
): Promise<void> {
  if (rows.length === 0) return
  const taken = columns.map((key) => sql.raw(`${columnName(table, key)} = given.${columnName(table, key)}`))
  await tx.execute(
    sql`update ${table} set ${sql.join(taken, sql`, `)} from ${recordsOf(table, rows)} as given where ${table}.id = given.id`,
  )
}
