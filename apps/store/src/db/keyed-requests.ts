import { AsyncLocalStorage } from 'node:async_hooks'
import { and, eq, gt, lte } from 'drizzle-orm'
import type { Database } from './database'
import { keyedRequests } from './schema'

/** How long a key is remembered, in milliseconds: longer than anybody keeps repeating the same request. */
const rememberedFor = 24 * 60 * 60 * 1000

/** A request that its sender may repeat. */
export interface KeyedRequest {
  /** Of the sender and the key. */
  id: string
  /** Whose key it is. */
  ownerId: string
  /** SHA-256 of what is asked for; of an upload once its files are read. */
  hash: () => string
  now: Date
}

/** The request that is being handled. */
interface Handling extends KeyedRequest {
  /** `tried` while its transaction runs, and if that was refused; `done` as soon as it has ended well; `over` once it is answered. */
  state: 'begun' | 'tried' | 'done' | 'over'
}

/** The same request has been carried out, by another call or another process. */
export class AlreadyDone extends Error {
  override readonly name = 'AlreadyDone'
}

const handling = new AsyncLocalStorage<Handling | undefined>()

/** Files the request in the transaction that carries it out. Waits for another call that is carrying it out. */
async function claim(tx: Database, { id, ownerId, hash, now: createdAt }: KeyedRequest): Promise<void> {
  const fresh = { ownerId, requestHash: hash(), answer: null, createdAt }
  const claimed = await tx
    .insert(keyedRequests)
    .values({ id, ...fresh })
    .onConflictDoUpdate({
      target: keyedRequests.id,
      set: fresh,
      setWhere: lte(keyedRequests.createdAt, forgottenBy(createdAt)),
    })
    .returning({ id: keyedRequests.id })
  if (claimed.length === 0) throw new AlreadyDone()
}

const forgottenBy = (now: Date) => new Date(now.getTime() - rememberedFor)

const writing: readonly PropertyKey[] = ['insert', 'update', 'delete']

/**
 * A database whose first transaction for a request with a key also files the key, so that neither is there without the other.
 * Whatever such a request writes before, outside a transaction, is a fault in the program.
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

/** Does what is no part of the request that is being handled, such as counting it: that stays although the request is refused. */
export function besideRequest<Result>(work: () => Result): Result {
  return handling.run(undefined, work)
}

/**
 * Handles a request with a key.
 * @returns its answer, and whether it has changed anything
 * @throws AlreadyDone where the same request was carried out before
 */
export async function handleOnce<Answer>(
  db: Database,
  request: KeyedRequest,
  {
    handle,
    isUndone,
  }: {
    handle: () => Promise<Answer>
    /** Whether an error says that nothing was changed. */
    isUndone: (error: unknown) => boolean
  },
): Promise<{ answer: Answer; isDone: boolean }> {
  const present: Handling = { ...request, state: 'begun' }
  try {
    const answer = await handling.run(present, handle)
    return { answer, isDone: present.state === 'done' }
  } catch (error) {
    if (present.state === 'done' && isUndone(error))
      await db.delete(keyedRequests).where(eq(keyedRequests.id, request.id))
    throw error
  } finally {
    present.state = 'over'
  }
}

/** What is stored of a request under its key; undefined where the key is unknown or forgotten. */
export async function findKeyed(db: Database, { id, now }: Pick<KeyedRequest, 'id' | 'now'>) {
  const { requestHash, answer } = keyedRequests
  const isRemembered = gt(keyedRequests.createdAt, forgottenBy(now))
  const [found] = await db
    .select({ requestHash, answer })
    .from(keyedRequests)
    .where(and(eq(keyedRequests.id, id), isRemembered))
  return found
}

/** Stores the answer to a request that was carried out. */
export async function storeAnswer(db: Database, id: string, answer: string): Promise<void> {
  await db.update(keyedRequests).set({ answer }).where(eq(keyedRequests.id, id))
}

/** Removes what is forgotten. */
export async function forgetKeyed(db: Database, now: Date): Promise<void> {
  await db.delete(keyedRequests).where(lte(keyedRequests.createdAt, forgottenBy(now)))
}
