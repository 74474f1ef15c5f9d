import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'

/** A table with its columns, without generated ones. */
export interface Table {
  name: string
  columns: string[]
  /** Identity columns. */
  numbered: string[]
}

/** Returns the rows of a raw SQL statement; both drivers use the same field. */
async function rowsOf<Row>(db: Database, statement: ReturnType<typeof sql>): Promise<Row[]> {
  return ((await db.execute(statement)) as { rows: Row[] }).rows
}

interface ColumnRow {
  table_name: string
  column_name: string
  is_identity: 'YES' | 'NO'
}

function findColumns(db: Database): Promise<ColumnRow[]> {
  return rowsOf(
    db,
    sql`
      select columns.table_name, columns.column_name, columns.is_identity
      from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
      order by table_name, ordinal_position
    `,
  )
}

/** Returns the foreign keys between tables. */
function findReferences(db: Database): Promise<{ source: string; target: string }[]> {
  return rowsOf(
    db,
    sql`
      select distinct source.relname as source, target.relname as target
      from pg_constraint
      join pg_class source on source.oid = conrelid
      join pg_class target on target.oid = confrelid
      where contype = 'f' and source.relnamespace = 'public'::regnamespace and conrelid <> confrelid
    `,
  )
}

/** Sorts tables so that referenced ones come first. */
function sortByReferences(
  names: readonly string[],
  references: readonly { source: string; target: string }[],
): string[] {
  const sorted = new Set<string>()
  const visit = (name: string) => {
    if (sorted.has(name)) return
    for (const { source, target } of references) if (source === name) visit(target)
    sorted.add(name)
  }
  for (const name of names) visit(name)
  return [...sorted]
}

/** Returns all tables in an order in which they can be filled. */
export async function findTables(db: Database): Promise<Table[]> {
  const columns = await findColumns(db)
  const names = sortByReferences([...new Set(columns.map((row) => row.table_name))], await findReferences(db))
  return names.map((name) => {
    const tableColumns = columns.filter((row) => row.table_name === name)
    const numbered = tableColumns.filter((row) => row.is_identity === 'YES').map((row) => row.column_name)
    return { name, columns: tableColumns.map((row) => row.column_name), numbered }
  })
}

/** Returns the applied migrations, oldest first; data can only be restored with the same migrations. */
export async function findMigrations(db: Database): Promise<string[]> {
  const rows = await rowsOf<{ hash: string }>(db, sql`select hash from drizzle.__drizzle_migrations order by id`)
  return rows.map(({ hash }) => hash)
}

/** True if all tables are empty, except for the invitation that a new shop creates at its start. */
export async function areEmpty(db: Database, tables: readonly Table[]): Promise<boolean> {
  const exported = tables.filter(({ name }) => name !== 'operator_invites')
  const hasRows = sql.join(
    exported.map(({ name }) => sql`exists (select from ${sql.identifier(name)})`),
    sql` or `,
  )
  const [row] = await rowsOf<{ found: boolean }>(db, sql`select ${hasRows} as found`)
  return row?.found === false
}

/** Rows in one query. */
const rowsAtOnce = 500

/** Reads all rows of a table in batches of JSON texts. Must run in a transaction. */
export async function* readRows(tx: Database, table: Table): AsyncGenerator<string[]> {
  const columns = sql.join(
    table.columns.map((column) => sql.identifier(column)),
    sql`, `,
  )
  await tx.execute(sql`
    declare reading no scroll cursor for
    select row_to_json(whole_row)::text as row from (select ${columns} from ${sql.identifier(table.name)}) as whole_row
  `)
  const next = () => rowsOf<{ row: string }>(tx, sql.raw(`fetch ${rowsAtOnce} from reading`))
  for (let rows = await next(); rows.length > 0; rows = await next()) yield rows.map(({ row }) => row)
  await tx.execute(sql`close reading`)
}

/**
 * Inserts rows.
 * @param rows a JSON array
 */
export async function writeRows(tx: Database, { name, columns }: Table, rows: string): Promise<void> {
  const list = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  )
  await tx.execute(sql`
    insert into ${sql.identifier(name)} (${list}) overriding system value
    select ${list} from json_populate_recordset(null::${sql.identifier(name)}, ${rows}::json)
  `)
}

/** Sets the sequences of identity columns to their highest value. */
export async function resetSequences(tx: Database, { name, numbered }: Table): Promise<void> {
  for (const column of numbered) {
    await tx.execute(sql`
      select setval(pg_get_serial_sequence(${name}, ${column}), highest) from (
        select max(${sql.identifier(column)}) as highest from ${sql.identifier(name)}
      ) as found where highest is not null
    `)
  }
}

/** Truncates all tables. */
export async function emptyTables(tx: Database, tables: readonly Table[]): Promise<void> {
  const names = sql.join(
    tables.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
  await tx.execute(sql`truncate ${names} restart identity cascade`)
}
