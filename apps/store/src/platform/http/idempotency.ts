import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../db/database'
import { AlreadyHandled, findKeyed, handleIdempotently, storeAnswer, type KeyedRequest } from '../db/keyed-requests'
import type { Operation, ReadContract } from './contract'
import { refuse, StoreError } from './errors'
import type { Session } from './handler'

const headerName = 'Idempotency-Key'

/** Maximum length of a stored response, in characters; equals the limit of a request body. */
const maxStored = 256 * 1024

/**
 * The response is stored right after its transaction commits. A repeated request polls for it this long, at this
 * interval, in milliseconds.
 */
const timeoutMs = 3_000
const pollInterval = 25

/** A stored response. */
interface StoredAnswer {
  body: Record<string, unknown>
  etag?: string
  /** True if the response also contains the cart, which is read again when the response is repeated. */
  hasCart?: boolean
}

/** Settings and functions that idempotent requests need. */
export interface IdempotencyOptions {
  db: Database
  now: () => Date
  /** Reads a customer's cart, which is not stored with responses. */
  readCart?: (session: Session) => Promise<unknown>
}

/** True if the operation accepts an idempotency key. */
export function acceptsIdempotencyKey(
  { parameters = [] }: Operation<string>,
  { resolve }: Pick<ReadContract<string>, 'resolve'>,
): boolean {
  return parameters.some((parameter) => resolve(parameter).name === headerName)
}

const sha256 = (...parts: readonly string[]) => createHash('sha256').update(JSON.stringify(parts)).digest()

/** Returns the owner of a key. Visitors share one owner, so their keys must be unguessable. */
function ownerOf({ session, operatorSession, apiKey, localAdminCaller }: FastifyRequest): string {
  if (localAdminCaller) return `machine ${localAdminCaller.name ?? ''}`
  return session?.customer.id ?? operatorSession?.operator.id ?? apiKey?.id ?? 'visitor'
}

/** Fields with the version that the caller has read. They may differ when the same request is repeated. */
const versionFields = ['version', 'seen']

function withoutVersion(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body
  return Object.entries(body).filter(([name]) => !versionFields.includes(name))
}

/** Hashes the content of a request. The content of files is added when they are read. */
function hashOf(request: FastifyRequest, headers: Record<string, unknown>): string {
  const { params, query, body, routeOptions, filesHash } = request
  const isForm = routeOptions.config.fileFields !== undefined
  const parts = [
    routeOptions.config.operation?.operationId,
    params,
    query,
    { ...headers, [headerName]: undefined },
    isForm ? null : withoutVersion(body),
  ]
  return sha256(JSON.stringify(parts), filesHash?.copy().digest('hex') ?? '').toString('base64url')
}

/**
 * Creates the encryption of stored responses. Its key derives from the idempotency key, because a response may contain
 * secrets such as an API key.
 */
function createEncryption(ownerId: string, key: string) {
  const secret = sha256('answer', ownerId, key)
  return {
    encrypt(text: string): string {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', secret, iv)
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')
    },
    decrypt(stored: string): string {
      const bytes = Buffer.from(stored, 'base64')
      const decipher = createDecipheriv('aes-256-gcm', secret, bytes.subarray(0, 12)).setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
    },
  }
}

/** Returns the request as it is stored, and the encryption of its response. */
function keyedRequestOf(request: FastifyRequest, headers: Record<string, unknown>, now: Date) {
  const key = headers[headerName] as string
  const ownerId = ownerOf(request)
  const keyed: KeyedRequest = {
    id: sha256('key', ownerId, key).toString('base64url'),
    ownerId,
    hash: () => hashOf(request, headers),
    now,
  }
  return { keyed, encryption: createEncryption(ownerId, key) }
}

/**
 * Returns the stored response; undefined if the key is unknown.
 * @throws StoreError 422 if the key was used for another request; 409 `answer_not_stored`
 */
async function findAnswer(db: Database, keyed: KeyedRequest): Promise<string | undefined> {
  for (let waitedMs = 0; waitedMs < timeoutMs; waitedMs += pollInterval) {
    const stored = await findKeyed(db, keyed)
    if (!stored) return undefined
    if (stored.requestHash !== keyed.hash()) throw refuse('idempotency_key_reused')
    if (stored.answer) return stored.answer
    if (stored.answer === '') break
    await delay(pollInterval)
  }
  throw refuse('answer_not_stored')
}

/**
 * Creates the wrapper that executes a request once for each idempotency key and repeats its response. Requests without
 * a key are always executed.
 */
export function createIdempotency({ db, now, readCart }: IdempotencyOptions) {
  async function toStored(body: Record<string, unknown>, reply: FastifyReply): Promise<string> {
    const etag = reply.getHeader('etag') as string | undefined
    const { cart, ...rest } = body
    const hasCart = readCart !== undefined && cart !== undefined
    const text = JSON.stringify({ body: hasCart ? rest : body, etag, hasCart } satisfies StoredAnswer)
    return text.length > maxStored ? '' : text
  }

  async function replay(text: string, { session }: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const { body, etag, hasCart } = JSON.parse(text) as StoredAnswer
    if (etag !== undefined) reply.header('etag', etag)
    return hasCart && session ? { ...body, cart: await readCart?.(session) } : body
  }

  /**
   * Executes or repeats a request.
   * @param headers the headers of its contract
   * @param handle executes the request
   * @throws StoreError 422 `idempotency_key_reused`; 409 `answer_not_stored`; and the errors of `handle`
   */
  return async function handleOnce(
    { request, reply, headers }: { request: FastifyRequest; reply: FastifyReply; headers: Record<string, unknown> },
    handle: () => Promise<unknown>,
  ): Promise<unknown> {
    if (headers[headerName] === undefined) return handle()
    const { keyed, encryption } = keyedRequestOf(request, headers, now())
    const isForm = request.routeOptions.config.fileFields !== undefined
    const earlier = isForm ? undefined : await findAnswer(db, keyed)
    if (earlier !== undefined) return replay(encryption.decrypt(earlier), request, reply)
    try {
      const { answer, isDone } = await handleIdempotently(db, keyed, {
        handle,
        isRefusal: (error) => error instanceof StoreError,
      })
      if (isDone) {
        const text = await toStored(answer as Record<string, unknown>, reply)
        // The request has succeeded. A repetition gets 409 `answer_not_stored`.
        await storeAnswer(db, keyed.id, text && encryption.encrypt(text)).catch((error: unknown) =>
          request.log.warn({ err: error }, 'storing a response failed'),
        )
      }
      return answer
    } catch (error) {
      if (!(error instanceof AlreadyHandled)) throw error
      const stored = await findAnswer(db, keyed)
      if (stored === undefined) throw refuse('busy')
      return replay(encryption.decrypt(stored), request, reply)
    }
  }
}

export type Idempotency = ReturnType<typeof createIdempotency>
