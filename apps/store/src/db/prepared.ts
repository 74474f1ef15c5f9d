import { is, Placeholder, sql, type SQLWrapper } from 'drizzle-orm'
import type { Database } from './database'

/** A value in a statement: itself, or its place in one that is built once and filled in each time. */
export type Value<Data> = Data | Placeholder

/** A value as one parameter: a list is not spread into many. */
export function parameter(value: Value<unknown>): SQLWrapper {
  return is(value, Placeholder) ? value : sql.param(value)
}

interface Prepared<Rows> {
  execute: (values: Record<string, unknown>) => Promise<Rows>
}

interface Preparable<Rows> extends PromiseLike<Rows> {
  prepare: (name: string) => Prepared<Rows>
}

/**
 * A statement that is built once for each database, which takes longer than running it, and not for each call. In a
 * transaction it is built for that.
 * @param names of its values
 * @param build makes it with the places of its values
 */
export function prepared<Name extends string, Rows>(
  names: readonly Name[],
  build: (db: Database, places: Record<Name, Placeholder>) => Preparable<Rows>,
): (db: Database, values: Record<Name, unknown>) => Promise<Rows> {
  const made = new WeakMap<Database, Prepared<Rows>>()
  const places = Object.fromEntries(names.map((name) => [name, sql.placeholder(name)])) as unknown as Record<
    Name,
    Placeholder
  >
  return (db, values) => {
    // The connection gives it a name, as it does to all that come again.
    const statement = made.get(db) ?? build(db, places).prepare('')
    made.set(db, statement)
    return statement.execute(values)
  }
}
