import { DrizzleQueryError, TransactionRollbackError } from 'drizzle-orm'
import { WaitedTooLong } from '../queue'

/** Node's codes for a server that is not there, and PostgreSQL's for one that is going away or has no room. */
const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08003',
  '08001',
])

/** The driver says these without a code. */
const connectionMessages = /Connection terminated|Client has encountered a connection error/

/**
 * PostgreSQL's codes for a database that is there and has too much to do: no room for one more connection, a lock or a
 * statement that took too long, two transactions that waited for each other.
 */
const busyCodes = new Set(['53300', '55P03', '57014', '40P01', '40001'])

/** The pool says so when no connection has become free in time. */
const busyMessages = /timeout exceeded when trying to connect/

/** Why work on the database failed so that trying again later makes sense; undefined for other errors. */
export type PassingFailure = 'unreachable' | 'busy'

/** Tells failures that pass from those that do not. */
export function passingFailure(error: unknown): PassingFailure | undefined {
  if (error instanceof DrizzleQueryError) return passingFailure(error.cause)
  if (error instanceof AggregateError) return error.errors.map(passingFailure).find(Boolean)
  if (error instanceof WaitedTooLong) return 'busy'
  if (!(error instanceof Error)) return undefined
  const { code = '' } = error as NodeJS.ErrnoException
  if (busyCodes.has(code) || busyMessages.test(error.message)) return 'busy'
  return connectionCodes.has(code) || connectionMessages.test(error.message) ? 'unreachable' : undefined
}

/** The statement of a query that failed, without its values; undefined for other errors. */
export function failedStatement(error: Error): string | undefined {
  return error instanceof DrizzleQueryError ? error.query : undefined
}

/** For the end of a transaction that may take itself back with `rollback`. @throws whatever else it failed with */
export function allowRollback(error: unknown): void {
  if (!(error instanceof TransactionRollbackError)) throw error
}
