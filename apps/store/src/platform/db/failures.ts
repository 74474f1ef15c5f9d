import { DrizzleQueryError, TransactionRollbackError } from 'drizzle-orm'
import { WaitTimeoutError } from '../jobs/queue'
import { readOnlyCode } from './read-only'

/** Error codes of Node for an unreachable server, and of PostgreSQL or a pooler for one that is shutting down. */
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

/** Errors of the driver without a code. */
const connectionMessages = [
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed',
  'Cannot use a pool after calling end',
  'Query read timeout',
]

/** PostgreSQL error codes for a database that cannot be written: read-only, disk full or I/O error. */
const unwritableCodes = new Set([readOnlyCode, '53100', '58030'])

/**
 * PostgreSQL error codes for an overloaded database: no connection or memory left, lock or statement timeout, deadlock.
 */
const busyCodes = new Set(['53000', '53200', '53300', '55P03', '57014', '40P01', '40001'])

/** The pool's error if no connection becomes free in time. */
const busyMessages = /timeout exceeded when trying to connect/

/** The kind of a temporary database failure, after which a retry makes sense. */
export type TemporaryFailure = 'unreachable' | 'unwritable' | 'busy'

/** Classifies a temporary database failure; undefined for other errors. */
export function temporaryFailure(error: unknown): TemporaryFailure | undefined {
  if (error instanceof DrizzleQueryError) return temporaryFailure(error.cause)
  if (error instanceof AggregateError) return error.errors.map(temporaryFailure).find(Boolean)
  if (error instanceof WaitTimeoutError) return 'busy'
  if (!(error instanceof Error)) return undefined
  const { code = '' } = error as NodeJS.ErrnoException
  if (busyCodes.has(code) || busyMessages.test(error.message)) return 'busy'
  if (unwritableCodes.has(code)) return 'unwritable'
  const isLost = connectionCodes.has(code) || connectionMessages.some((text) => error.message.includes(text))
  return isLost ? 'unreachable' : undefined
}

/**
 * Awaits a secondary write. If the database is read-only, the write is skipped, so that the request succeeds without
 * it.
 */
export async function skipIfReadOnly<Result>(write: Promise<Result>): Promise<Result | undefined> {
  try {
    return await write
  } catch (error) {
    if (temporaryFailure(error) === 'unwritable') return undefined
    throw error
  }
}

/** Returns the SQL of a failed query without its parameters; undefined for other errors. */
export function failedStatement(error: Error): string | undefined {
  return error instanceof DrizzleQueryError ? error.query : undefined
}

/**
 * Ignores the error of a transaction that called `rollback` on purpose.
 * @throws any other error
 */
export function allowRollback(error: unknown): void {
  if (!(error instanceof TransactionRollbackError)) throw error
}
