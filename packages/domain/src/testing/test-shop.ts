import type { QueryClient } from '@tanstack/react-query'
import { createQueryClient, createShop, type Shop } from '../shop-context'
import { createSessionStore } from '../session/session.store'

/** A call as the stand-in for the store sees it. */
export interface TestCall {
  /** Such as "GET /store/cart/info". */
  name: string
  /** With the query. */
  url: URL
  headers: Headers
  body: unknown
}

/** What a call is answered with: a body, a whole response, or an error to break the connection with. */
type Answer = (call: TestCall) => unknown

/** A shop whose store answers from a table, and everything it was asked. */
export interface TestShop {
  shop: Shop
  queryClient: QueryClient
  /** All calls so far, oldest first. */
  calls: TestCall[]
  /** Their names. */
  asked: () => string[]
  /** Other answers from now on, by the names of calls. */
  answer: (more: Record<string, Answer>) => void
}

/** A refusal in the shape of the contract. */
export function refusal(status: number, code: string, message: string, fields?: Record<string, string>): Response {
  const type = status === 401 ? 'unauthorized' : 'conflict'
  return Response.json({ type, code, message, fields }, { status })
}

/** A lost connection. */
export function noConnection(): never {
  throw new TypeError('fetch failed')
}

function emptyPlace() {
  let held: string | null = null
  return {
    read: () => held,
    write: (text: string) => void (held = text),
    clear: () => void (held = null),
  }
}

/** A path with its ids named: "/store/products/prod_1" is asked for under "/store/products/{id}". */
function generalPath(path: string): string {
  return path.replace(/(?<=^\/store\/(?:products|orders|cart\/items)\/)[a-z]+_\w+$/, '{id}')
}

/** Other tabs that have been asked for a session and have not answered yet. */
const silentTabs = { post: () => undefined, listen: () => undefined }

/**
 * Makes a shop for a test.
 * @param session the token somebody is signed in with; `asking` while it is not certain yet; nobody unless told
 */
export function createTestShop(answers: Record<string, Answer>, session: string | 'asking' = ''): TestShop {
  const table = { ...answers }
  const calls: TestCall[] = []
  const store = createSessionStore({
    shared: emptyPlace(),
    own: emptyPlace(),
    channel: session === 'asking' ? silentTabs : undefined,
    onSharedChange: () => undefined,
    now: () => Date.parse('2026-11-20T08:00:00Z'),
    after: () => undefined,
  })
  if (session !== '' && session !== 'asking') store.start({ token: session, remember: false })

  async function fetch(request: Request): Promise<Response> {
    const url = new URL(request.url)
    const text = await request.text()
    const name = `${request.method} ${generalPath(url.pathname)}`
    const call = { name, url, headers: request.headers, body: text ? (JSON.parse(text) as unknown) : undefined }
    calls.push(call)
    const answer = table[name]
    if (!answer) return refusal(501, 'unanswered_by_test', `The test has no answer to ${name}`)
    const answered = await answer(call)
    return answered instanceof Response ? answered : Response.json(answered)
  }

  const shop = createShop({
    baseUrl: 'http://store.test',
    publishableKey: 'pk_test',
    locale: 'en-GB',
    now: () => new Date('2026-11-20T08:00:00Z'),
    session: store,
    fetch,
  })
  return {
    shop,
    queryClient: createQueryClient(),
    calls,
    asked: () => calls.map(({ name }) => name),
    answer: (more) => void Object.assign(table, more),
  }
}

/** An answer that waits until it is let go. */
export function heldBack<Body>(body: Body) {
  const waiting: (() => void)[] = []
  return {
    answer: () => new Promise<Body>((resolve) => waiting.push(() => resolve(body))),
    letGo: () => waiting.splice(0).forEach((resolve) => resolve()),
  }
}
