import { ApiError, type FileRequest } from '@skafferi/api'
import type { QueryClient } from '@tanstack/react-query'
import { noAppearance } from '../appearance/appearance.environment'
import { createAppearanceStore } from '../appearance/appearance.store'
import { createQueryClient, createShop, type Shop } from '../shop-context'
import { createSessionStore } from '../session/session.store'
import type { TextStorage } from '../text-storage'

/** A call as the stand-in for the store sees it. */
export interface TestCall {
  /** Such as "GET /store/cart/info". */
  name: string
  /** With the query. */
  url: URL
  headers: Headers
  /** Whose session's cookie the browser sends along; undefined for a visitor. */
  user: string | undefined
  body: unknown
  /** The files of an upload, and who follows it. */
  upload?: Pick<FileRequest, 'onProgress' | 'signal'> & { files: File[] }
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
  /** Somebody signs in, or with `undefined` out, in another tab of the browser. */
  signInElsewhere: (user: string | undefined) => void
  /** Lets another tab of the browser change the cart. */
  changeInOtherTab: () => void
  /** Another tab of the browser writes what all tabs have in common; null empties it. */
  writeInOtherTab: (text: string | null) => void
  /** What all tabs have in common; null where nothing. */
  sharedText: () => string | null
  /** How often the other tabs were told that the cart has changed. */
  toldOtherTabs: () => number
  /** Lets time pass; a page that counts it is rendered again with its next tick. */
  pass: (seconds: number) => void
}

/** A refusal because of too many tries, with the time to wait. */
export function tooManyTries(seconds: number): Response {
  const message = `Too many tries. Please wait ${Math.ceil(seconds / 60)} minutes.`
  const headers = { 'retry-after': String(seconds) }
  return Response.json({ type: 'rate_limited', code: 'too_many_attempts', message }, { status: 429, headers })
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

function emptyStorage(): TextStorage {
  let held: string | null = null
  return {
    read: () => held,
    write: (text) => void (held = text),
    clear: () => void (held = null),
  }
}

/** Places for texts, each by its name. */
function emptyStorages() {
  const storages = new Map<string, TextStorage>()
  return (of: string) => {
    const storage = storages.get(of) ?? emptyStorage()
    storages.set(of, storage)
    return storage
  }
}

/** A path with its ids named: "/store/products/prod_1" is asked for under "/store/products/{id}". */
function generalPath(path: string): string {
  return path.replace(/(?<=^\/store\/(?:products|orders|cart\/items)\/)[a-z]+_\w+(?=$|\/reorder$)/, '{id}')
}

/** Other tabs of the browser, which listen and can change something. */
function createOtherTabs() {
  const listeners = new Set<() => void>()
  let told = 0
  return {
    tabs: {
      tell: () => void (told += 1),
      listen(onChange: () => void) {
        listeners.add(onChange)
        return () => void listeners.delete(onChange)
      },
    },
    change: () => listeners.forEach((listener) => listener()),
    told: () => told,
  }
}

/** The browser's cookies, as far as a page sees them: the record that the store sets and removes. */
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
    environment: { record, otherTabs: others.tabs, onShown: () => undefined },
    set,
    change(email: string | undefined) {
      set(email)
      others.change()
    },
  }
}

/** Who a call has signed in, for whom the store sets cookies. */
function signedInBy({ name, body }: TestCall, answered: unknown): string | undefined {
  const { token } = (answered ?? {}) as { token?: string }
  return name === 'POST /auth/customer/emailpass' && token ? (body as { email: string }).email : undefined
}

/**
 * Makes a shop for a test.
 * @param user who is signed in; nobody by default
 * @param keepsCookies whether the browser takes cookies
 */
export function createTestShop(answers: Record<string, Answer>, user?: string, { keepsCookies = true } = {}): TestShop {
  const table = { ...answers }
  const calls: TestCall[] = []
  let moment = Date.parse('2026-11-20T08:00:00Z')
  const cookies = createCookies(user)
  const session = createSessionStore(cookies.environment)

  async function answerTo(request: Omit<TestCall, 'user'>): Promise<Response> {
    const call = { ...request, user: session.getUser() }
    calls.push(call)
    const answer = table[call.name]
    if (!answer) return refusal(501, 'unanswered_by_test', `The test has no answer to ${call.name}`)
    const answered = await answer(call)
    const email = signedInBy(call, answered)
    if (email !== undefined && keepsCookies) cookies.set(email)
    return answered instanceof Response ? answered : Response.json(answered)
  }

  async function fetch(request: Request): Promise<Response> {
    const url = new URL(request.url)
    const text = await request.text()
    const body = text ? (JSON.parse(text) as unknown) : undefined
    return answerTo({ name: `${request.method} ${generalPath(url.pathname)}`, url, headers: request.headers, body })
  }

  async function sendFiles({ url: address, headers, body, onProgress, signal }: FileRequest): Promise<Response> {
    const url = new URL(address)
    const upload = { files: body.getAll('files') as File[], onProgress, signal }
    try {
      return await answerTo({ name: `POST ${url.pathname}`, url, headers, body, upload })
    } catch {
      throw new ApiError(0, { code: 'network', message: '' })
    }
  }

  const others = createOtherTabs()
  const sharing = createOtherTabs()
  const shared = { ...emptyStorage(), listen: sharing.tabs.listen }
  const shop = createShop({
    baseUrl: 'http://store.test',
    publishableKey: 'pk_test',
    locale: 'en-GB',
    now: () => new Date(moment),
    session,
    storage: emptyStorages(),
    shared: () => shared,
    appearance: createAppearanceStore(noAppearance()),
    otherTabs: others.tabs,
    fetch,
    sendFiles,
  })
  return {
    shop,
    queryClient: createQueryClient(),
    calls,
    asked: () => calls.map(({ name }) => name),
    answer: (more) => void Object.assign(table, more),
    signInElsewhere: cookies.change,
    changeInOtherTab: others.change,
    writeInOtherTab(text) {
      if (text === null) shared.clear()
      else shared.write(text)
      sharing.change()
    },
    sharedText: shared.read,
    toldOtherTabs: others.told,
    pass: (seconds) => void (moment += seconds * 1000),
  }
}

/** An answer that waits until it is let go. */
export function deferredAnswer<Body>(body: Body) {
  const waiting: (() => void)[] = []
  return {
    answer: () => new Promise<Body>((resolve) => waiting.push(() => resolve(body))),
    release: () => waiting.splice(0).forEach((resolve) => resolve()),
  }
}
