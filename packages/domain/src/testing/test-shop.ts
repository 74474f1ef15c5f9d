import { demoDelivery } from '../rules/delivery/delivery-settings'
import { ApiError, type FieldFault, type FileRequest } from '@skafferi/api'
import type { QueryClient } from '@tanstack/react-query'
import { memoryAppearance } from '../shop/appearance/appearance.environment'
import { createAppearanceStore } from '../shop/appearance/appearance.store'
import { createQueryClient, createShop, type Shop } from '../shop/shop-context'
import { createSessionStore } from '../shop/session/session.store'
import type { TextStorage } from '../platform/text-storage'

/** A request as the fake store receives it. */
export interface TestCall {
  /** E.g. "GET /store/cart/info". */
  name: string
  /** With the query string. */
  url: URL
  headers: Headers
  /** The user whose session cookie is sent; undefined for a visitor. */
  user: string | undefined
  body: unknown
  /** The files of an upload, its progress callback and its signal. */
  upload?: Pick<FileRequest, 'onProgress' | 'signal'> & { files: File[] }
}

/** Returns the response to a request: a body or a `Response`. Throws for a connection error. */
type Answer = (call: TestCall) => unknown

/** A shop whose store responds from a table, and a log of its requests. */
export interface TestShop {
  shop: Shop
  queryClient: QueryClient
  /** All requests, oldest first. */
  calls: TestCall[]
  /** The names of the requests, e.g. "GET /store/cart/info". */
  requests: () => string[]
  /** Replaces responses, by the names of requests. */
  answer: (changes: Record<string, Answer>) => void
  /** Signs a user in, or out if undefined, in another tab of the browser. */
  signInInOtherTab: (user: string | undefined) => void
  /** Notifies this tab that another tab changed the cart. */
  changeCartInOtherTab: () => void
  /** Writes to the storage that all tabs share, from another tab; null clears it. */
  writeSharedText: (text: string | null) => void
  /** Returns the text in the storage that all tabs share; null if it is empty. */
  sharedText: () => string | null
  /** Returns how often the other tabs were notified of a change of the cart. */
  otherTabNotifications: () => number
  /** Advances the clock; a page with a timer is rendered again at its next tick. */
  advance: (seconds: number) => void
}

/** Creates the 429 response to too many sign-in attempts. */
export function tooManyTries(seconds: number): Response {
  const message = `Too many tries. Please wait ${Math.ceil(seconds / 60)} minutes.`
  const headers = { 'retry-after': String(seconds) }
  return Response.json({ type: 'rate_limited', code: 'too_many_attempts', message }, { status: 429, headers })
}

/** Creates an error response as in the contract. */
export function refusal(status: number, code: string, message: string, fields?: Record<string, FieldFault>): Response {
  const type = status === 401 ? 'unauthorized' : 'conflict'
  return Response.json({ type, code, message, fields }, { status })
}

/** Fails as a lost connection does. */
export function noConnection(): never {
  throw new TypeError('fetch failed')
}

function emptyStorage(): TextStorage {
  let stored: string | null = null
  return {
    read: () => stored,
    write: (text) => void (stored = text),
    clear: () => void (stored = null),
  }
}

/** Creates empty storages, one for each name. */
function emptyStorages() {
  const storages = new Map<string, TextStorage>()
  return (name: string) => {
    const storage = storages.get(name) ?? emptyStorage()
    storages.set(name, storage)
    return storage
  }
}

/** Replaces ids in a path: "/store/products/prod_1" becomes "/store/products/{id}". */
function toPathPattern(path: string): string {
  return path.replace(/(?<=^\/store\/(?:products|orders|cart\/items)\/)[a-z]+_\w+(?=$|\/reorder$)/, '{id}')
}

/** Fakes the browser's other tabs. */
function createOtherTabs() {
  const listeners = new Set<() => void>()
  let notifications = 0
  return {
    tabs: {
      notify: () => void (notifications += 1),
      listen(onChange: () => void) {
        listeners.add(onChange)
        return () => void listeners.delete(onChange)
      },
    },
    change: () => listeners.forEach((listener) => listener()),
    notifications: () => notifications,
  }
}

/** Fakes the cookie that scripts can read: the record of the signed-in user. */
function createCookies(user: string | undefined) {
  const record = emptyStorage()
  const others = createOtherTabs()
  let sessions = 0
  const set = (email: string | undefined) => {
    if (email === undefined) record.clear()
    else record.write(encodeURIComponent(JSON.stringify({ email, session: `session-${++sessions}` })))
  }
  set(user)
  return {
    environment: { record, otherTabs: others.tabs, onPageVisible: () => undefined },
    set,
    change(email: string | undefined) {
      set(email)
      others.change()
    },
  }
}

/** Returns the user whom a request has signed in; undefined for other requests. */
function signedInBy({ name, body }: TestCall, answer: unknown): string | undefined {
  const { token } = (answer ?? {}) as { token?: string }
  return name === 'POST /auth/customer/emailpass' && token ? (body as { email: string }).email : undefined
}

/**
 * Creates a shop for a test.
 * @param user the signed-in user; a visitor by default
 * @param acceptsCookies false if the browser blocks cookies
 */
export function createTestShop(
  answers: Record<string, Answer>,
  user?: string,
  { acceptsCookies = true } = {},
): TestShop {
  const table = { ...answers }
  const calls: TestCall[] = []
  let timestamp = Date.parse('2026-11-20T08:00:00Z')
  const cookies = createCookies(user)
  const session = createSessionStore(cookies.environment)

  async function respond(request: Omit<TestCall, 'user'>): Promise<Response> {
    const call = { ...request, user: session.getUser() }
    calls.push(call)
    const answer = table[call.name]
    if (!answer) return refusal(501, 'unanswered_by_test', `The test has no answer to ${call.name}`)
    const body = await answer(call)
    const email = signedInBy(call, body)
    if (email !== undefined && acceptsCookies) cookies.set(email)
    return body instanceof Response ? body : Response.json(body)
  }

  async function fetch(request: Request): Promise<Response> {
    const url = new URL(request.url)
    const text = await request.text()
    const body = text ? (JSON.parse(text) as unknown) : undefined
    return respond({ name: `${request.method} ${toPathPattern(url.pathname)}`, url, headers: request.headers, body })
  }

  async function sendFiles({ url: address, headers, body, onProgress, signal }: FileRequest): Promise<Response> {
    const url = new URL(address)
    const upload = { files: body.getAll('files') as File[], onProgress, signal }
    try {
      return await respond({ name: `POST ${url.pathname}`, url, headers, body, upload })
    } catch {
      throw new ApiError(0, { code: 'network', message: '' })
    }
  }

  const others = createOtherTabs()
  const sharedTabs = createOtherTabs()
  const shared = { ...emptyStorage(), listen: sharedTabs.tabs.listen }
  const shop = createShop({
    baseUrl: 'http://store.test',
    publishableKey: 'pk_test',
    locale: 'en-GB',
    delivery: demoDelivery,
    now: () => new Date(timestamp),
    session,
    storage: emptyStorages(),
    sharedStorage: () => shared,
    appearance: createAppearanceStore(memoryAppearance()),
    otherTabs: others.tabs,
    fetch,
    sendFiles,
  })
  return {
    shop,
    queryClient: createQueryClient(),
    calls,
    requests: () => calls.map(({ name }) => name),
    answer: (changes) => void Object.assign(table, changes),
    signInInOtherTab: cookies.change,
    changeCartInOtherTab: others.change,
    writeSharedText(text) {
      if (text === null) shared.clear()
      else shared.write(text)
      sharedTabs.change()
    },
    sharedText: shared.read,
    otherTabNotifications: others.notifications,
    advance: (seconds) => void (timestamp += seconds * 1000),
  }
}

/** Creates a response that is pending until it is released. */
export function deferredAnswer<Body>(body: Body) {
  const pending: (() => void)[] = []
  return {
    answer: () => new Promise<Body>((resolve) => pending.push(() => resolve(body))),
    release: () => pending.splice(0).forEach((resolve) => resolve()),
  }
}
