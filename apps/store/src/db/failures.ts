import { DrizzleQueryError, TransactionRollbackError } from 'drizzle-orm'

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
  '53300',
  '08006',
  '08003',
  '08001',
])

/** The driver says these without a code. */
const connectionMessages = /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/

/** Whether a query failed because the database could not be reached, so that trying again later makes sense. */
export function isConnectionFailure(error: unknown): boolean {
  if (error instanceof DrizzleQueryError) return isConnectionFailure(error.cause)
  if (error instanceof AggregateError) return error.errors.some(isConnectionFailure)
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  return (code !== undefined && connectionCodes.has(code)) || connectionMessages.test(error.message)
}

/** The statement of a query that failed, without its values; undefined for other errors. */
export function failedStatement(error: Error): string | undefined {
  return error instanceof DrizzleQueryError ? error.query : undefined
}

/** For the end of a transaction that may take itself back with `rollback`. @throws whatever else it failed with */
export function allowRollback(error: unknown): void {
  if (!(error instanceof TransactionRollbackError)) throw error
}
