import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'

/** A table with the columns that hold data of their own; computed ones follow from them. */
export interface Table {
  name: string
  columns: string[]
  /** Columns that number rows by themselves. */
  numbered: string[]
}

/** The rows of a statement that Drizzle did not build itself; both databases answer them under the same name. */
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

/** Which table refers to which. */
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

/** Sorts names so that each stands after those it refers to. */
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

/** All tables of the shop, each after those it refers to: in this order they can be filled. */
export async function findTables(db: Database): Promise<Table[]> {
  const columns = await findColumns(db)
  const names = sortByReferences([...new Set(columns.map((row) => row.table_name))], await findReferences(db))
  return names.map((name) => {
    const own = columns.filter((row) => row.table_name === name)
    const numbered = own.filter((row) => row.is_identity === 'YES').map((row) => row.column_name)
    return { name, columns: own.map((row) => row.column_name), numbered }
  })
}

/** What the tables were made by, oldest first: data fits only tables of the same history. */
export async function findMigrations(db: Database): Promise<string[]> {
  const rows = await rowsOf<{ hash: string }>(db, sql`select hash from drizzle.__drizzle_migrations order by id`)
  return rows.map(({ hash }) => hash)
}

/** Whether none of the tables holds a row, but for the link that a shop without an owner prints when it starts. */
export async function areEmpty(db: Database, tables: readonly Table[]): Promise<boolean> {
  const telling = tables.filter(({ name }) => name !== 'operator_invites')
  const holding = sql.join(
    telling.map(({ name }) => sql`exists (select from ${sql.identifier(name)})`),
    sql` or `,
  )
  const [row] = await rowsOf<{ found: boolean }>(db, sql`select ${holding} as found`)
  return row?.found === false
}

/** How many rows are read and written at once. */
const rowsAtOnce = 500

/** All rows of a table as JSON texts, so many at a time. Must run inside a transaction. */
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

/** Puts rows back as they were read. @param rows a JSON list */
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

/** Lets each numbered column go on after the highest number that is in it. */
export async function continueNumbers(tx: Database, { name, numbered }: Table): Promise<void> {
  for (const column of numbered) {
    await tx.execute(sql`
      select setval(pg_get_serial_sequence(${name}, ${column}), highest) from (
        select max(${sql.identifier(column)}) as highest from ${sql.identifier(name)}
      ) as found where highest is not null
    `)
  }
}

/** Empties all tables at once. */
export async function emptyTables(tx: Database, tables: readonly Table[]): Promise<void> {
  const names = sql.join(
    tables.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
  await tx.execute(sql`truncate ${names} restart identity cascade`)
}
