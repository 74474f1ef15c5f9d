import { describe, expect, it, vi } from 'vitest'
import { ApiError, createShopClient, unwrap, type ClientOptions } from './index'

const answer = (status: number, body: unknown) => () => Promise.resolve(Response.json(body, { status }))

/** A connection that never responds. */
const unanswered = (_request: Request, { signal }: { signal: AbortSignal }) =>
  new Promise<Response>((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason))
  })

function client(fetch: NonNullable<ClientOptions['fetch']>, more: Partial<ClientOptions> = {}) {
  return createShopClient({ baseUrl: 'http://store.test', publishableKey: 'pk_demo', fetch, ...more })
}

describe('the store client', () => {
  it('identifies the shop and the customer on every call', async () => {
    const fetch = vi.fn((_request: Request) => answer(200, { ItemCount: 3 })())
    await client(fetch, { getToken: () => 'token-1' }).GET('/store/cart/count')
    const request = fetch.mock.calls[0]![0]
    expect(request.headers.get('x-publishable-api-key')).toBe('pk_demo')
    expect(request.headers.get('authorization')).toBe('Bearer token-1')
  })

  it('keeps the token that a call has already', async () => {
    const fetch = vi.fn((_request: Request) => answer(200, { success: true, message: 'Saved successfully.' })())
    await client(fetch, { getToken: () => 'session' }).POST('/auth/customer/emailpass/update', {
      headers: { authorization: 'Bearer once' },
      body: { password: 'a long sentence nobody guesses' },
    })
    expect(fetch.mock.calls[0]![0].headers.get('authorization')).toBe('Bearer once')
  })

  it('returns the body of a successful response', async () => {
    const call = client(answer(200, { ItemCount: 3 })).GET('/store/cart/count')
    await expect(unwrap(call)).resolves.toEqual({ ItemCount: 3 })
  })

  it('turns a refusal into an error with status, code, message, fields and params', async () => {
    const refusalParts = {
      code: 'insufficient_inventory',
      message: '12 left in stock',
      fields: { a: { code: 'stock_left', message: '12 left in stock', params: { left: 12 } } },
      params: { left: 12 },
    }
    const body = { type: 'conflict', ...refusalParts }
    const error = await client(answer(409, body))
      .GET('/store/cart/count')
      .catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 409, ...refusalParts })
  })

  it('reports after how many seconds a retry may succeed if the store does', async () => {
    const body = { type: 'rate_limited', code: 'too_many_attempts', message: 'Please wait 1 minute.' }
    const refused = (wait: string) => () =>
      Promise.resolve(Response.json(body, { status: 429, headers: { 'retry-after': wait } }))
    await expect(client(refused('40')).GET('/store/cart/count')).rejects.toMatchObject({ retryAfter: 40 })
    await expect(client(refused('soon')).GET('/store/cart/count')).rejects.toMatchObject({ retryAfter: null })
    await expect(client(answer(429, body)).GET('/store/cart/count')).rejects.toMatchObject({ retryAfter: null })
  })

  it('turns a response outside the contract into an error', async () => {
    const page = () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' }))
    await expect(client(page).GET('/store/cart/count')).rejects.toMatchObject({
      status: 502,
      code: 'unexpected_state',
      message: '',
    })
  })

  it.each([
    ['the page of a proxy', '<!doctype html><h1>Sign in to this network</h1>'],
    ['a body that was cut off', '{"ItemCount": 3, "ite'],
    ['no object', '"fine"'],
    ['a list', '[]'],
  ])('rejects a 2xx response that is %s as unreadable, with an unknown outcome', async (_what, text) => {
    const call = client(() => Promise.resolve(new Response(text, { status: 200 }))).GET('/store/cart/count')
    await expect(unwrap(call)).rejects.toMatchObject({
      name: 'ApiError',
      status: 0,
      code: 'unreadable_answer',
      message: '',
    })
  })

  it.each(['null', ''])('rejects an empty 2xx response without a message: %j', async (text) => {
    const call = client(() => Promise.resolve(new Response(text, { status: 200 }))).GET('/store/cart/count')
    await expect(unwrap(call)).rejects.toMatchObject({
      name: 'ApiError',
      status: 0,
      code: 'unexpected_state',
      message: '',
    })
  })

  it.each([
    ['with a message alone', { message: 'Only 3 for each customer' }, 'refused'],
    ['with a message about stock', { message: 'Only 3 left in stock' }, 'insufficient_inventory'],
    [
      'with a code',
      { message: 'Only 3 left in stock', code: 'insufficient_inventory', cart: null },
      'insufficient_inventory',
    ],
  ])('treats a 2xx response with success: false, %s, as a refusal', async (_what, refusalParts, code) => {
    const call = client(answer(200, { success: false, ...refusalParts })).GET('/store/cart/count')
    await expect(unwrap(call)).rejects.toMatchObject({
      name: 'ApiError',
      status: 200,
      code,
      message: refusalParts.message,
    })
  })

  it('does not treat a response with a result for each row as a refusal, even if no row was applied', async () => {
    const body = { success: false, message: 'Nothing was added.', results: [] }
    await expect(unwrap(client(answer(200, body)).GET('/store/cart/count'))).resolves.toEqual(body)
  })

  it('treats a connection that breaks within a response as lost', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"ItemCount":'))
        controller.error(new TypeError('terminated'))
      },
    })
    const call = client(() => Promise.resolve(new Response(body, { status: 200 }))).GET('/store/cart/count')
    await expect(call).rejects.toMatchObject({ status: 0, code: 'network' })
  })

  it.each([
    ['null', null],
    ['a list', []],
    ['other kinds of values', { code: 5, type: {}, message: { text: 'no' }, fields: 'all', params: [1] }],
  ])('reads from a refusal that is %s what failed, and only values that a page can show', async (_what, body) => {
    await expect(client(answer(500, body)).GET('/store/cart/count')).rejects.toMatchObject({
      status: 500,
      code: 'unexpected_state',
      message: '',
      fields: {},
      params: {},
    })
  })

  it('keeps the faults with a code or a text, and the strings and numbers among the params', async () => {
    const fields = { x: { code: 'taken', message: 'is taken', params: { by: 'a', list: [] } }, y: 'is wrong', z: {} }
    const body = { code: 'a', message: 'b', fields, params: { left: 12, list: [] } }
    const error = await client(answer(409, body))
      .GET('/store/cart/count')
      .catch((reason: unknown) => reason)
    expect((error as ApiError).params).toEqual({ left: 12 })
    expect((error as ApiError).fields).toEqual({
      x: { code: 'taken', message: 'is taken', params: { by: 'a' } },
      y: { code: 'broken_rule', message: 'is wrong' },
    })
  })

  it.each([
    [{ type: 'conflict', message: 'No inventory left' }, 'insufficient_inventory'],
    [{ type: 'conflict', message: 'Out of STOCK' }, 'insufficient_inventory'],
    [{ type: 'conflict', message: 'Sold in whole cases only' }, 'conflict'],
    [{ type: 'conflict', code: 'line_changed', message: 'The stock was counted' }, 'line_changed'],
  ])('has the code of too little stock only for an answer without one: %j', async (body, code) => {
    await expect(client(answer(409, body)).GET('/store/cart/count')).rejects.toMatchObject({ code })
  })

  it('reports a lost connection as network', async () => {
    const broken = () => Promise.reject(new TypeError('fetch failed'))
    await expect(client(broken).GET('/store/cart/count')).rejects.toMatchObject({ status: 0, code: 'network' })
  })

  it('sends a key with keyed calls, a new one for each press', async () => {
    const fetch = vi.fn((_request: Request) => answer(200, { ItemCount: 3 })())
    const shop = client(fetch)
    const add = () =>
      shop.POST('/store/cart/items/add', { body: { items: [{ variant_id: 'variant_1', quantity: 2 }] } })
    await add()
    await add()
    await shop.GET('/store/cart/count')
    const [first, second, read] = fetch.mock.calls.map(([request]) => request.headers.get('idempotency-key'))
    expect([first, second]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/)])
    expect([first === second, read]).toEqual([false, null])
  })

  describe('retrying after a lost response', () => {
    const body = { items: [{ variant_id: 'variant_1', quantity: 2 }] }
    const lost = () => Promise.reject(new TypeError('fetch failed'))

    /**
     * Adds to the cart once for each outcome.
     * @returns the bodies and keys that were sent
     */
    async function sendThrough(
      outcomes: readonly (() => Promise<Response>)[],
      bodies: readonly (typeof body)[] = [body, body],
    ) {
      const left = [...outcomes]
      const sent: [key: string | null, body: unknown][] = []
      const shop = client(async (request) => {
        sent.push([request.headers.get('idempotency-key'), await request.json()])
        return left.shift()!()
      })
      const ends: unknown[] = []
      for (const each of bodies) {
        const call = shop.POST('/store/cart/items/add', { body: each })
        ends.push(
          await call.then(
            () => 'answered',
            (error: unknown) => (error as ApiError).code,
          ),
        )
      }
      return { ends, keys: sent.map(([key]) => key), bodies: sent.map(([, each]) => each) }
    }

    it('retries once with the same key', async () => {
      const { ends, keys, bodies } = await sendThrough([lost, answer(200, {})], [body])
      expect([ends, bodies]).toEqual([['answered'], [body, body]])
      expect(keys[1]).toBe(keys[0])
    })

    it('keeps the key until there is a response, also after a proxy error', async () => {
      for (const failures of [
        [lost, lost],
        [answer(502, {})],
        [() => Promise.resolve(new Response('<h1>Sign in</h1>'))],
      ]) {
        const { ends, keys } = await sendThrough([...failures, answer(200, {})])
        expect(ends[1]).toBe('answered')
        expect(new Set(keys).size).toBe(1)
      }
    })

    it('uses different keys for two simultaneous requests', async () => {
      const fetch = vi.fn((_request: Request) => answer(200, {})())
      const shop = client(fetch)
      await Promise.all([1, 2].map(() => shop.POST('/store/cart/items/add', { body })))
      expect(new Set(fetch.mock.calls.map(([request]) => request.headers.get('idempotency-key'))).size).toBe(2)
    })

    it('uses another key after a refusal, and for another request', async () => {
      const refused = answer(409, { type: 'conflict', code: 'cart_full', message: 'Full.' })
      expect(new Set((await sendThrough([refused, answer(200, {})])).keys).size).toBe(2)
      const other = { items: [{ variant_id: 'variant_1', quantity: 3 }] }
      expect(new Set((await sendThrough([lost, lost, answer(200, {})], [body, other])).keys).size).toBe(2)
    })
  })

  it('aborts a call after its timeout', async () => {
    await expect(client(unanswered, { timeout: 5 }).GET('/store/cart/count')).rejects.toMatchObject({ code: 'timeout' })
  })

  it('passes on that the caller aborts', async () => {
    const caller = new AbortController()
    const call = client(unanswered).GET('/store/cart/count', { signal: caller.signal })
    caller.abort(new Error('left the page'))
    await expect(call).rejects.toThrow('left the page')
  })

  it("lets the browser send cookies only to the shop's origin", async () => {
    const fetch = vi.fn((_request: Request) => answer(200, { ItemCount: 3 })())
    await client(fetch).GET('/store/cart/count')
    expect(fetch.mock.calls[0]![0].credentials).toBe('same-origin')
  })

  it('reports the end of the session once, for the session the call was sent with', async () => {
    const onUnauthorized = vi.fn()
    let session = 'session-1'
    const refuse = () => {
      session = 'session-2'
      return answer(401, { type: 'unauthorized', message: 'Unauthorized' })()
    }
    const refused = client(refuse, { getSession: () => session, onUnauthorized })
    await expect(refused.GET('/store/cart/count')).rejects.toMatchObject({ status: 401 })
    expect(onUnauthorized.mock.calls).toEqual([['session-1']])
  })

  it('does not treat wrong credentials, or a rejected token of a call, as the end of the session', async () => {
    const onUnauthorized = vi.fn()
    const options = { getSession: () => 'session-1', onUnauthorized }
    const wrong = { type: 'unauthorized', code: 'invalid_credentials', message: 'Invalid credentials' }
    const body = { email: 'a@b.example', password: 'a long sentence nobody guesses' }
    await expect(client(answer(401, wrong), options).POST('/auth/customer/emailpass', { body })).rejects.toThrow()
    const expired = client(answer(401, { type: 'unauthorized', message: 'Unauthorized' }), options)
    const headers = { authorization: 'Bearer once' }
    const { password } = body
    await expect(expired.POST('/auth/customer/emailpass/update', { headers, body: { password } })).rejects.toThrow()
    expect(onUnauthorized).not.toHaveBeenCalled()
  })

  it('does not report a 401 without a session', async () => {
    const onUnauthorized = vi.fn()
    const visitor = client(answer(401, { type: 'unauthorized', message: 'Unauthorized' }), { onUnauthorized })
    await expect(visitor.GET('/store/cart/count')).rejects.toThrow()
    expect(onUnauthorized).not.toHaveBeenCalled()
  })
})
