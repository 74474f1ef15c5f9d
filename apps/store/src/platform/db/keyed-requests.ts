import { AsyncLocalStorage } from 'node:async_hooks'
import { and, eq, gt, lte } from 'drizzle-orm'
import type { Database } from './database'
import { keyedRequests } from './schema'

/** Retention of idempotency keys, in milliseconds; longer than clients retry. */
const retention = 24 * 60 * 60 * 1000

/** A request with an idempotency key. */
export interface KeyedRequest {
  /** Hash of the owner and the key. */
  id: string
  /** The key's owner. */
  ownerId: string
  /** SHA-256 of the request; for an upload available after its files are read. */
  hash: () => string
  now: Date
}

/** The request that is being handled. */
interface Handling extends KeyedRequest {
  /** `tried` during its transaction and after a rollback; `done` after the commit; `over` after the response. */
  state: 'begun' | 'tried' | 'done' | 'over'
}

/** The same request was executed before, by another request or process. */
export class AlreadyHandled extends Error {
  override readonly name = 'AlreadyHandled'
}

const handling = new AsyncLocalStorage<Handling | undefined>()

/** Inserts the key in the request's transaction. Waits for a concurrent request with the same key. */
async function claim(tx: Database, { id, ownerId, hash, now: createdAt }: KeyedRequest): Promise<void> {
  const row = { ownerId, requestHash: hash(), answer: null, createdAt }
  const claimed = await tx
    .insert(keyedRequests)
    .values({ id, ...row })
    .onConflictDoUpdate({
      target: keyedRequests.id,
      set: row,
      setWhere: lte(keyedRequests.createdAt, forgottenBy(createdAt)),
    })
    .returning({ id: keyedRequests.id })
  if (claimed.length === 0) throw new AlreadyHandled()
}

const forgottenBy = (now: Date) => new Date(now.getTime() - retention)

const writing: readonly PropertyKey[] = ['insert', 'update', 'delete']

/**
 * Wraps a database so that the first transaction of a request with an idempotency key also inserts the key; both commit
 * or neither. Such a request must not write outside a transaction before.
 */
export function withKeyedRequests<Kind extends Database>(db: Kind): Kind {
  const transaction: Database['transaction'] = async (work, config) => {
    const request = handling.getStore()
    if (request?.state !== 'begun' && request?.state !== 'tried') return db.transaction(work, config)
    request.state = 'tried'
    const result = await db.transaction(async (tx) => {
      await claim(tx, request)
      return work(tx)
    }, config)
    request.state = 'done'
    return result
  }
  return new Proxy(db, {
    get(target, name) {
      if (name === 'transaction') return transaction
      if (writing.includes(name) && handling.getStore()?.state === 'begun') {
        throw new Error('A request with a key writes outside a transaction.')
      }
      return Reflect.get(target, name) as unknown
    },
  })
}

/**
 * Runs work that is not part of the current request's transaction, e.g. counting it, so that it persists if the request
 * is refused.
 */
export function outsideRequest<Result>(work: () => Result): Result {
  return handling.run(undefined, work)
}

/**
 * Handles a request with an idempotency key.
 * @returns the response, and true if anything was changed
 * @throws AlreadyHandled if the same request was executed before
 */
export async function handleIdempotently<Answer>(
  db: Database,
  request: KeyedRequest,
  {
    handle,
    isRefusal,
  }: {
    handle: () => Promise<Answer>
    /** True if the error means that nothing was changed. */
    isRefusal: (error: unknown) => boolean
  },
): Promise<{ answer: Answer; isDone: boolean }> {
  const current: Handling = { ...request, state: 'begun' }
  try {
    const answer = await handling.run(current, handle)
    return { answer, isDone: current.state === 'done' }
  } catch (error) {
    if (current.state === 'done' && isRefusal(error))
      await db.delete(keyedRequests).where(eq(keyedRequests.id, request.id))
    throw error
  } finally {
    current.state = 'over'
  }
}

/** Returns the stored hash and response of a key; undefined if it is unknown or expired. */
export async function findKeyed(db: Database, { id, now }: Pick<KeyedRequest, 'id' | 'now'>) {
  const { requestHash, answer } = keyedRequests
  const isRemembered = gt(keyedRequests.createdAt, forgottenBy(now))
  const [found] = await db
    .select({ requestHash, answer })
    .from(keyedRequests)
    .where(and(eq(keyedRequests.id, id), isRemembered))
  return found
}

/** Stores the response of an executed request. */
export async function storeAnswer(db: Database, id: string, answer: string): Promise<void> {
  await db.update(keyedRequests).set({ answer }).where(eq(keyedRequests.id, id))
}

/** Deletes expired keys. */
export async function deleteExpiredKeys(db: Database, now: Date): Promise<void> {
  await db.delete(keyedRequests).where(lte(keyedRequests.createdAt, forgottenBy(now)))
}
