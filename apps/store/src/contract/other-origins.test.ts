import { describe, expect, it } from 'vitest'
import { adminContract } from '../platform/http/admin/contract'
import { endpoints, storeContract, type Endpoint } from '../platform/http/contract'
import { addOwner, newIpAddress, product, sendBy, validRequests, type Owner } from '../testing/requests'
import { openShop, shopOfFile, testConfig } from '../testing/shop'

const listed = 'https://orders.example'
const refused = { unlisted: 'https://evil.example', null: 'null' }
const own = testConfig.publicUrl
const key = { 'x-publishable-api-key': 'pk_demo' }

const shop = await shopOfFile({ config: { ...testConfig, storeOrigins: [listed, 'http://localhost:5173'] } })

type Headers = Record<string, string>
type Answer = Awaited<ReturnType<typeof shop.app.inject>>

const bearer = ({ token }: Owner): Headers => ({ authorization: `Bearer ${token}` })
const cookie = ({ token }: Owner): Headers => ({ cookie: `skafferi_session=${token}; skafferi_user=x` })

/** Sends a valid request of an owner to an operation. */
const call = ({ operation: { operationId } }: Endpoint, owner: Owner, headers: Headers = {}) =>
  sendBy(storeContract, shop, operationId, {
    parts: validRequests[operationId](owner),
    headers: { ...key, ...headers },
  })

/** The headers of a response that concern other origins, without prefix. */
function corsOf({ headers }: Answer): Headers {
  const prefix = 'access-control-'
  const ofCors = Object.entries(headers).filter(([name]) => name.startsWith(prefix))
  return Object.fromEntries(ofCors.map(([name, value]) => [name.slice(prefix.length), String(value)]))
}

const variesByOrigin = ({ headers }: Answer) => /(^|, )origin(,|$)/.test(String(headers.vary))
const setsCookies = ({ headers }: Answer) => headers['set-cookie'] !== undefined
const readable = { 'allow-origin': listed, 'expose-headers': 'etag, retry-after, x-request-id' }

const accepts = ({ operation }: Endpoint, scheme: string) => operation.security.some((schemes) => scheme in schemes)
const startsSession = ({ operation }: Endpoint) => operation.responses[200]?.headers?.['Set-Cookie'] !== undefined

const rows = endpoints.map((endpoint) => ({ operationId: endpoint.operation.operationId, endpoint }))
const isOpen = ({ endpoint }: (typeof rows)[number]) => /^\/(store|auth)\//.test(endpoint.path)
const open = rows.filter(isOpen)
const bystander = await addOwner(shop)

it('opens all operations but the health checks', () => {
  expect(rows.filter((row) => !isOpen(row)).map(({ operationId }) => operationId)).toEqual([
    'getLiveness',
    'getReadiness',
  ])
})

describe.each(open)('$operationId', ({ endpoint }) => {
  /** A customer whom the operation may change. */
  const customer = () => (endpoint.method === 'GET' ? bystander : addOwner(shop))

  it('answers a page of the shop by its cookie, and a listed one by its token, like a program', async () => {
    const [byProgram, byPage, byListed] = [await customer(), await customer(), await customer()]
    const program = await call(endpoint, byProgram, bearer(byProgram))
    const credentials = accepts(endpoint, 'customerCookie') ? cookie(byPage) : bearer(byPage)
    const page = await call(endpoint, byPage, { ...credentials, origin: own })
    expect([page.statusCode, corsOf(page), variesByOrigin(page)]).toEqual([program.statusCode, {}, true])
    if (endpoint.operation.operationId === 'signIn') expect(setsCookies(page)).toBe(true)
    const other = await call(endpoint, byListed, { ...bearer(byListed), ...cookie(bystander), origin: listed })
    expect([other.statusCode, corsOf(other), variesByOrigin(other), setsCookies(other)]).toEqual([
      program.statusCode,
      readable,
      true,
      false,
    ])
  })

  it('answers a page of a listed origin with a cookie like a visitor', async () => {
    const visitor = await call(endpoint, bystander)
    const page = await call(endpoint, bystander, { ...cookie(bystander), origin: listed })
    expect([page.statusCode, corsOf(page), variesByOrigin(page), setsCookies(page)]).toEqual([
      visitor.statusCode,
      readable,
      true,
      false,
    ])
  })

  it.each(Object.entries(refused))('gives no CORS headers to an origin that is %s', async (_, origin) => {
    const isUnsafe = endpoint.method !== 'GET' && accepts(endpoint, 'customerCookie')
    const visitor = await call(endpoint, bystander)
    const page = await call(endpoint, bystander, { ...cookie(bystander), origin })
    const expected = isUnsafe || startsSession(endpoint) ? 403 : visitor.statusCode
    expect([page.statusCode, corsOf(page), variesByOrigin(page), setsCookies(page)]).toEqual([
      expected,
      {},
      true,
      false,
    ])
    if (expected === 403) expect(page.json()).toMatchObject({ code: 'cross_site' })
  })

  it('answers preflights of listed origins only', async () => {
    const url = endpoint.path.replace(/\{\w+\}/g, 'x')
    const ask = (origin: string) =>
      shop.app.inject({
        method: 'OPTIONS',
        url,
        headers: { origin, 'access-control-request-method': endpoint.method, ...cookie(bystander) },
      })
    const answer = await ask(listed)
    const { 'allow-methods': methods = '', ...others } = corsOf(answer)
    expect([answer.statusCode, answer.payload, variesByOrigin(answer)]).toEqual([204, '', true])
    expect(methods.split(', ')).toContain(endpoint.method)
    expect(others).toEqual({
      'allow-origin': listed,
      'allow-headers': 'authorization, content-type, x-publishable-api-key, idempotency-key, prefer, if-none-match',
      'max-age': '600',
    })
    for (const origin of [...Object.values(refused), own]) {
      const other = await ask(origin)
      expect([other.statusCode, corsOf(other), variesByOrigin(other)]).toEqual([404, {}, true])
    }
  })
})

it('lets pages of other sites show product pictures, and no other files, once an origin is listed', async () => {
  const policyOf = async ({ app }: typeof shop, url: string) =>
    (await app.inject({ url })).headers['cross-origin-resource-policy']
  const closed = await openShop()
  expect(await policyOf(shop, '/files/products/a.webp')).toBe('cross-origin')
  expect(await policyOf(closed, '/files/products/a.webp')).toBe('same-origin')
  for (const url of ['/files/pictures/a.webp', '/files/licences/a.pdf', '/store/products', '/'])
    expect([url, await policyOf(shop, url)]).toEqual([url, 'same-origin'])
  await closed.close()
})

describe('a listed origin', () => {
  const visit = (url: string, headers: Headers = {}) =>
    shop.app.inject({ url, remoteAddress: newIpAddress(), headers: { origin: listed, ...headers } })

  it.each([
    ['an unknown address', '/store/nothing', 404],
    ['an address that is too long', `/store/products/${'x'.repeat(2000)}`, 414],
    ['a missing key', '/store/products', 400],
  ])('may read the refusal of %s', async (_, url, status) => {
    const answer = await visit(url)
    expect([answer.statusCode, corsOf(answer), variesByOrigin(answer)]).toEqual([status, readable, true])
  })

  it('may read an unchanged answer, which varies by token and cookie too', async () => {
    const url = `/store/products/${product.id}`
    const { etag } = (await visit(url, key)).headers
    const answer = await visit(url, { ...key, 'if-none-match': String(etag) })
    expect([answer.statusCode, corsOf(answer), answer.headers.vary]).toEqual([
      304,
      readable,
      'origin, authorization, cookie',
    ])
  })

  it('must match exactly', async () => {
    for (const origin of ['http://orders.example', `${listed}:8443`, `${listed}.evil.example`, `${listed}/`]) {
      expect(corsOf(await visit('/store/products', { ...key, origin }))).toEqual({})
    }
  })

  it.each([
    '/',
    '/products',
    '/sign-in',
    '/office',
    '/docs',
    '/openapi.json',
    '/robots.txt',
    '/health/ready',
    '/files/products/a.webp',
    '/files/pictures/a.webp',
    '/files/licences/a.pdf',
    '/storefront',
    '/store',
    '/auth',
    '/admin/openapi.json',
    '/store/../admin/session',
    '/%61dmin/session',
  ])('gets no CORS headers from %s', async (url) => {
    for (const method of ['GET', 'OPTIONS'] as const) {
      const answer = await shop.app.inject({
        method,
        url,
        headers: { origin: listed, 'access-control-request-method': 'GET' },
      })
      expect([method, corsOf(answer), variesByOrigin(answer)]).toEqual([method, {}, false])
    }
  })

  it('gets no CORS headers from any operation of the admin API', async () => {
    for (const { method, path } of adminContract.endpoints) {
      const url = path.replace(/\{\w+\}/g, 'x')
      const headers = { origin: listed, 'access-control-request-method': method }
      for (const each of [method, 'OPTIONS']) {
        const answer = await shop.app.inject({ method: each as 'GET', url, headers })
        expect([each, url, corsOf(answer)]).toEqual([each, url, {}])
        expect(answer.statusCode).toBeGreaterThanOrEqual(400)
      }
    }
  })
})
