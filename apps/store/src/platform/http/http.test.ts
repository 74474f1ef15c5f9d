import { describe, expect, it } from 'vitest'
import { shopOfFile, world } from '../../testing/shop'
import { endpoints } from './contract'

const key = { 'x-publishable-api-key': 'pk_demo' }
const unauthorized = { type: 'unauthorized', message: 'Unauthorized' }

const shop = await shopOfFile()
const signedIn: Record<string, string> = { ...key, authorization: `Bearer ${await shop.signIn('kiosk')}` }

/** Sends a valid request for an operation, apart from the part under test. */
function ask(method: string, path: string, headers: Record<string, string> = {}, payload?: unknown) {
  const url = path.replace('{id}', 'prod_1')
  return shop.app.inject({ method: method as 'GET', url, headers, payload: payload as object })
}

const add = (payload: unknown, headers = signedIn) => ask('POST', '/store/cart/items/add', headers, payload)
const closed = endpoints.filter(({ operation }) => {
  const { security } = operation
  return security.length > 0 && security.every((schemes) => 'customerToken' in schemes || 'customerCookie' in schemes)
})
const inStore = endpoints.filter(({ path }) => path.startsWith('/store/'))

describe('access', () => {
  it.each(inStore)('$method $path checks the publishable key before anything else', async ({ method, path }) => {
    const token = signedIn.authorization!
    const wrong: Record<string, string>[] = [{}, { 'x-publishable-api-key': 'pk_other' }, { authorization: token }]
    for (const headers of wrong) {
      const answer = await ask(method, path, headers)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ type: 'not_allowed', code: 'invalid_publishable_key' })
    }
  })

  it.each(closed)('$method $path requires a token before the request is read', async ({ method, path }) => {
    for (const authorization of ['', 'Bearer sk_nobodys', 'Basic YTpi', 'Bearer ']) {
      const headers = authorization ? { ...key, authorization } : key
      const answer = await ask(method, path, headers, { nonsense: true })
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toMatchObject(unauthorized)
    }
  })

  it('lets visitors see a product, but answers 401 to an expired token', async () => {
    const path = `/store/products/${world.products[0]!.id}`
    expect((await ask('GET', path, key)).json().product.priced).toBe(false)
    expect((await ask('GET', path, { ...key, authorization: 'Bearer sk_ended' })).statusCode).toBe(401)
  })

  it.each(['/store/nothing', '/store', '/auth/nothing', '/store/products/get-all/more', '/health/nothing'])(
    'answers 404 without credentials for the unknown address %s',
    async (path) => {
      for (const method of ['GET', 'POST', 'DELETE']) {
        const answer = await ask(method, path, {}, method === 'POST' ? '{ broken' : undefined)
        expect(answer.statusCode).toBe(404)
        expect(answer.json()).toMatchObject({ type: 'not_found', code: 'route_not_found' })
      }
    },
  )
})

describe('a request', () => {
  it('is refused if it has unknown fields', async () => {
    const answer = await add({ items: [{ variant_id: 'variant_1', quantity: 1, unit_price: 0 }] })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fields).toMatchObject({ 'items.0.unit_price': { code: 'unknown_field' } })
  })

  it.each(['1', true, [5], null, 1.5])('is refused if a quantity is %j', async (quantity) => {
    const answer = await add({ items: [{ variant_id: 'variant_1', quantity }] })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fields).toMatchObject({ 'items.0.quantity': { code: 'wrong_type' } })
  })

  it('is refused without its required body, whatever its content type', async () => {
    for (const headers of [signedIn, { ...signedIn, 'content-type': 'application/json' }]) {
      expect((await add(undefined, headers)).statusCode).toBe(400)
    }
    expect((await add('quantity=1', { ...signedIn, 'content-type': 'text/plain' })).statusCode).toBe(415)
  })

  it('may have a JSON content type and an empty body if no body is required', async () => {
    const headers = { ...signedIn, 'content-type': 'application/json' }
    expect((await ask('POST', '/auth/token/refresh', headers)).statusCode).toBe(200)
    expect((await ask('POST', '/store/cart/complete', headers)).json()).toMatchObject({ code: 'empty_cart' })
  })

  it('is refused if it is not JSON, or tries to pollute the prototype of objects', async () => {
    const headers = { ...signedIn, 'content-type': 'application/json' }
    for (const body of ['{ "items": ', '{ "__proto__": { "admin": true } }']) {
      const answer = await add(body, headers)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ type: 'invalid_data', code: 'unreadable_request' })
    }
  })

  it('is refused if it exceeds the body limit', async () => {
    const answer = await add({ items: [{ variant_id: 'x'.repeat(300 * 1024), quantity: 1 }] })
    expect(answer.statusCode).toBe(413)
    expect(answer.json()).toMatchObject({ type: 'invalid_data', code: 'body_too_large' })
  })

  it.each(['a\u0000b', '\ud800'])('is refused if it contains text that the database cannot store: %j', async (text) => {
    const body = JSON.stringify({ email: text, password: 'x' })
    const answer = await ask('POST', '/auth/customer/emailpass', { 'content-type': 'application/json' }, body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fields).toMatchObject({ email: { code: 'unstorable' } })
  })

  it('is refused if its address contains such text', async () => {
    expect((await ask('GET', '/store/products?q=%00', signedIn)).statusCode).toBe(400)
    expect((await ask('GET', '/store/orders/not-an-id!', signedIn)).json().fields).toHaveProperty('id')
  })

  it('keeps a percent sign that starts no escape sequence', async () => {
    for (const name of ['%zz', '%', 'a%2', '%E0%A4']) {
      const answer = await ask('GET', `/store/products/${name}?fields=%zz`, signedIn)
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'product_not_found'])
    }
  })

  it('takes one or several values for a list, and one for others', async () => {
    expect((await ask('GET', '/store/products?tags=Mint', signedIn)).statusCode).toBe(200)
    expect((await ask('GET', '/store/products?limit=1&limit=2', signedIn)).statusCode).toBe(400)
    expect((await ask('GET', '/store/products?limit=', signedIn)).statusCode).toBe(400)
  })
})

describe('every answer', () => {
  it('carries a request id, the caller’s own if it is valid, and errors repeat it', async () => {
    const answer = await ask('GET', '/store/cart/info', { ...key, 'x-request-id': 'from-the-proxy-1' })
    expect(answer.headers['x-request-id']).toBe('from-the-proxy-1')
    expect(answer.json().request_id).toBe('from-the-proxy-1')
    const other = await ask('GET', '/store/cart/info', { ...key, 'x-request-id': 'no good\u00e4' })
    expect(other.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(other.json().request_id).toBe(other.headers['x-request-id'])
  })

  it('keeps browsers strict', async () => {
    for (const path of ['/store/cart/info', '/docs', '/nowhere']) {
      const { headers } = await ask('GET', path, signedIn)
      expect(headers['content-security-policy']).toBe(
        "default-src 'self';script-src 'self';style-src 'self';img-src 'self' data: blob:;object-src 'none';" +
          "frame-ancestors 'none';base-uri 'none';form-action 'self';" +
          "require-trusted-types-for 'script';report-uri /csp-reports;report-to csp",
      )
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
      expect(headers['permissions-policy']).toContain('camera=()')
      expect(headers['x-powered-by']).toBeUndefined()
    }
  })

  it('adds only the necessary headers to scripts and pictures', async () => {
    const { headers } = await ask('GET', '/assets/nothing.js')
    expect(headers['x-content-type-options']).toBe('nosniff')
    for (const name of ['content-security-policy', 'permissions-policy', 'strict-transport-security'])
      expect(headers[name]).toBeUndefined()
  })

  it('is not cacheable if it comes from the API', async () => {
    expect((await ask('GET', '/store/cart/info', signedIn)).headers['cache-control']).toBe('no-store')
    expect((await ask('GET', '/store/cart/info', key)).headers['cache-control']).toBe('no-store')
  })
})
