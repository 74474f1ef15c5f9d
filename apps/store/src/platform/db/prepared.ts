import { is, Placeholder, sql, type SQLWrapper } from 'drizzle-orm'
import type { Database } from './database'

/** A value in a statement, or the placeholder for it in a prepared one. */
export type Value<Data> = Data | Placeholder

/** Returns the value as a single parameter; Drizzle would expand a list. */
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
 * Creates a statement that Drizzle builds once for each database, because building takes longer than executing. In a
 * transaction it is built for that transaction.
 * @param names of the placeholders
 * @param build builds the statement
 */
export function prepared<Name extends string, Rows>(
  names: readonly Name[],
  build: (db: Database, placeholders: Record<Name, Placeholder>) => Preparable<Rows>,
): (db: Database, values: Record<Name, unknown>) => Promise<Rows> {
  const cache = new WeakMap<Database, Prepared<Rows>>()
  const placeholders = Object.fromEntries(names.map((name) => [name, sql.placeholder(name)])) as unknown as Record<
    Name,
    Placeholder
  >
  return (db, values) => {
    // The connection class assigns the name.
    const statement = cache.get(db) ?? build(db, placeholders).prepare('')
    cache.set(db, statement)
    return statement.execute(values)
  }
}
