import { ApiError } from './error'

/** The header that lets the store carry a request out once, however often it is sent. */
export const keyHeader = 'Idempotency-Key'

/** For so long the same request without a known answer is the same one sent again, in milliseconds; later it is meant anew. */
const repeatWindow = 10 * 60 * 1000

/** Before a request whose answer was lost is sent again, in milliseconds. */
const pause = 250

/** What a body says that its sender has read, and not what is asked for: read anew in between, the request is still the same. */
const asRead = new Set(['version', 'seen'])

/** A random key, which nobody can guess. Pages that are not on https have no `randomUUID`. */
export function newRequestKey(): string {
  const words = Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(16).padStart(8, '0'))
  return words.join('')
}

/** Keys of requests whose answers got lost. */
interface RequestKeys {
  /** The key of a request: that of the same one before it, if its answer got lost, else a new one. Two that are under way at once are two. */
  take: (request: string) => string
  /** Its answer got lost: the same request from now on is this one. */
  keep: (request: string, key: string) => void
}

function createRequestKeys(): RequestKeys {
  const lost = new Map<string, { key: string; at: number }>()
  return {
    take(request) {
      for (const [earlier, { at }] of lost) if (Date.now() - at > repeatWindow) lost.delete(earlier)
      const key = lost.get(request)?.key ?? newRequestKey()
      lost.delete(request)
      return key
    },
    keep: (request, key) => void lost.set(request, { key, at: Date.now() }),
  }
}

const known = new WeakMap<object, RequestKeys>()

/** The keys of a connection, which its client and its uploads share. */
function keysOf(connection: object): RequestKeys {
  const keys = known.get(connection) ?? createRequestKeys()
  known.set(connection, keys)
  return keys
}

/** A JSON body as it counts for the key. */
function askedFor(body: string): string {
  if (!body.startsWith('{')) return body
  return JSON.stringify(JSON.parse(body), (name, value: unknown) => (asRead.has(name) ? undefined : value))
}

/** What is sent under a key. */
interface KeyedSending {
  /** Whose keys they are: the options of the client. */
  connection: object
  /** What is asked for, and for whom. */
  request: string
  /** The sender's own key; by default one that is chosen here. */
  key?: string | null
  /** Whether the store is asked once more if the connection breaks. */
  asksAgain: boolean
  /** Sends it; rejects with an `ApiError` if nothing came that the store can have answered. */
  send: (key: string) => Promise<Response>
}

const isUnreached = (error: unknown) => error instanceof ApiError && error.code === 'network'

/**
 * Sends a request under a key. The store does nothing twice under it: asked once more, it tells what has become of the request.
 * As long as no answer is known, the same request has the same key.
 */
async function sendUnderKey({ connection, request, key: given, asksAgain, send }: KeyedSending): Promise<Response> {
  const keys = keysOf(connection)
  const key = given ?? keys.take(request)
  try {
    const answer = await send(key).catch(async (error: unknown) => {
      if (!asksAgain || !isUnreached(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
      return send(key)
    })
    // What the store or a proxy before it failed at may be done all the same.
    if (answer.status >= 500) keys.keep(request, key)
    return answer
  } catch (error) {
    const isAnswered = error instanceof ApiError && error.status >= 200
    if (!isAnswered) keys.keep(request, key)
    throw error
  }
}

/** A client's way to send that gives calls which take a key one, and sends them once more if their answer was lost. */
export function keyedFetch(
  connection: object,
  {
    calls,
    sessionOf = () => undefined,
    send,
  }: {
    /** Calls that take a key, by method and path. */
    calls: ReadonlySet<string>
    /** Who sends, as far as the page knows. */
    sessionOf?: () => string | undefined
    send: (request: Request) => Promise<Response>
  },
) {
  const keyed = new WeakSet<Request>()
  return {
    /** Notes of a request that its call takes a key. */
    note: (request: Request, path: string): void => void (calls.has(`${request.method} ${path}`) && keyed.add(request)),
    async fetch(request: Request): Promise<Response> {
      if (!keyed.has(request)) return send(request)
      const asked = JSON.stringify([sessionOf(), request.url, askedFor(await request.clone().text())])
      return sendUnderKey({
        connection,
        request: asked,
        asksAgain: true,
        key: request.headers.get(keyHeader),
        send(key) {
          const copy = request.clone()
          copy.headers.set(keyHeader, key)
          return send(copy)
        },
      })
    },
  }
}

/** Files as they count for the key. */
const named = ({ name, size, type, lastModified }: File) => [name, size, type, lastModified]

/**
 * Sends files under a key. They are not sent once more by themselves: that may take long. Chosen again after a lost answer they
 * are what the store has already.
 */
export function sendFilesUnderKey(
  connection: object,
  {
    address,
    session,
    files,
    send,
  }: { address: string; session?: string; files: readonly File[]; send: (key: string) => Promise<Response> },
): Promise<Response> {
  return sendUnderKey({
    connection,
    request: JSON.stringify([session, address, files.map(named)]),
    asksAgain: false,
    send,
  })
}
