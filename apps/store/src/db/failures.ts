import { DrizzleQueryError, TransactionRollbackError } from 'drizzle-orm'
import { WaitedTooLong } from '../queue'
import { readOnlyCode } from './read-only'

/** Node's codes for a server that is not there, and PostgreSQL's, or a pooler's, for one that is going away. */
const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '08000',
  '08006',
  '08003',
  '08001',
  '08004',
  '08P01',
])

/** The driver says these without a code. */
const connectionMessages =
  /Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|Query read timeout/

/** PostgreSQL's codes for a database that can be read and not written: it takes no changes, or its disk is full or failing. */
const unwritableCodes = new Set([readOnlyCode, '53100', '58030'])

/**
 * PostgreSQL's codes for a database that is there and has too much to do: no room for one more connection, no memory, a lock
 * or a statement that took too long, two transactions that waited for each other.
 */
const busyCodes = new Set(['53000', '53200', '53300', '55P03', '57014', '40P01', '40001'])

/** The pool says so when no connection has become free in time. */
const busyMessages = /timeout exceeded when trying to connect/

/** Why work on the database failed so that trying again later makes sense; undefined for other errors. */
export type PassingFailure = 'unreachable' | 'unwritable' | 'busy'

/** Tells failures that pass from those that do not. */
export function passingFailure(error: unknown): PassingFailure | undefined {
  if (error instanceof DrizzleQueryError) return passingFailure(error.cause)
  if (error instanceof AggregateError) return error.errors.map(passingFailure).find(Boolean)
  if (error instanceof WaitedTooLong) return 'busy'
  if (!(error instanceof Error)) return undefined
  const { code = '' } = error as NodeJS.ErrnoException
  if (busyCodes.has(code) || busyMessages.test(error.message)) return 'busy'
  if (unwritableCodes.has(code)) return 'unwritable'
  return connectionCodes.has(code) || connectionMessages.test(error.message) ? 'unreachable' : undefined
}

/** Notes something beside what a call is about: where the database takes no changes, the call goes on without. */
export async function whereWritable<Result>(noting: Promise<Result>): Promise<Result | undefined> {
  try {
    return await noting
  } catch (error) {
    if (passingFailure(error) === 'unwritable') return undefined
    throw error
  }
}

/** The statement of a query that failed, without its values; undefined for other errors. */
export function failedStatement(error: Error): string | undefined {
  return error instanceof DrizzleQueryError ? error.query : undefined
}

/** For the end of a transaction that may take itself back with `rollback`. @throws whatever else it failed with */
export function allowRollback(error: unknown): void {
  if (!(error instanceof TransactionRollbackError)) throw error
}
