import type { paths } from '@skafferi/api'
import { createHandlers, demoToken } from '@skafferi/fixtures/msw'
import { contentPages } from '@skafferi/domain/rules/content/blocks'
import type { CompanyKey } from '@skafferi/fixtures/world'
import { getResponse } from 'msw'
import { beforeAll, expect, it } from 'vitest'
import { endpoints } from './platform/http/contract'
import { shopOfFile, world } from './testing/shop'

/** The paths of the contract with a GET operation. */
type ReadPath = { [Path in keyof paths]: paths[Path]['get'] extends object ? Path : never }[keyof paths]

/** Products with many, some, hidden and no reviews. */
const reviewed = [
  'prod_01tjarnmint',
  'prod_01saltfish',
  ...world.unpublishedReviews.map(({ product_id }) => product_id),
]
const unreviewed = world.products.find(({ total_reviews }) => total_reviews === 0)?.id

/** Products to compare: those on sale, on a wishlist or with several variants, and every tenth. */
const special = new Set([
  ...world.flashSale.items.map(({ product_id }) => product_id),
  ...Object.values(world.wishlists).flatMap((items) => items.map(({ product_id }) => product_id)),
])
const looked = world.products
  .filter(({ id, variants }, index) => special.has(id) || variants.length > 2 || index % 10 === 0)
  .map(({ id }) => id)

/** Query strings for each path; a new path does not compile without an entry. */
const reads: Record<ReadPath, string[]> = {
  '/store/customers/me': [''],
  '/store/customers/me/company': [''],
  '/store/customers/me/addresses': ['', '?limit=5&offset=2'],
  '/store/shell': [''],
  // Sessions differ between the demo world and the store.
  '/store/auth/sessions': [],
  '/store/customer/order-summary': [''],
  '/store/customer/wishlist': ['', '?limit=2&offset=1', '?offset=50'],
  '/store/orders': [
    '',
    '?limit=3&offset=2',
    '?q=mint',
    '?q=no+such+product',
    '?q=1015',
    '?q=po-46',
    '?q=KOSTNAD',
    '?status=completed',
    '?status=canceled&q=chocolate',
    '?cart_id=cart_nobodys',
  ],
  '/store/customer/complaints': [
    '',
    '?limit=1&offset=1',
    ...world.complaints.map(({ order_id }) => `?order_id=${order_id}`),
    '?order_id=order_nobodys',
  ],
  '/store/orders/{id}': [...world.orders.map(({ order }) => `/${order.id}`), '/order_nobodys'],
  '/store/orders/{id}/reorder': [...world.orders.map(({ order }) => `/${order.id}/reorder`), '/order_nobodys/reorder'],
  '/store/customer/usual-articles': ['', '?limit=2', '?limit=24'],
  '/store/shelf': [''],
  '/store/shelves': [''],
  '/store/shelves/{code}': ['/0123456789abcdef'],
  '/store/product-categories': ['', '?limit=3&offset=6'],
  '/store/product-categories/{id}': [...world.categories.map(({ id }) => `/${id}`), '/pcat_nothing'],
  '/store/products/get-tags': ['', '?limit=100'],
  '/store/products': [
    '?sort=most_popular&ordered=1&limit=8',
    '?ordered=1&offset=100&facets=1',
    '?limit=100',
    '?limit=100&sort=newest',
    '?limit=100&sort=price_asc',
    '?limit=100&sort=price_desc&offset=10',
    '?q=saltan+fish&sort=newest',
    '?q=salt&limit=100',
    '?order=created_at&limit=100',
    '?order=-created_at&sort=price_asc&q=salt',
    `?id=${world.products[3]!.id}&id=${world.products[5]!.id}&id=prod_nothing&facets=1`,
    `?handle=${world.products[4]!.handle}`,
    `?category_id=${world.categories[2]!.id}&category_id=${world.categories[3]!.id}&facets=1`,
    '?q=mint&facets=1&sort=relevance&limit=100',
    '?q=lakrits&facets=1&limit=100',
    '?q=sal-0120',
    '?q=%21',
    '?category=Food+%26+Candy&brand=Bj%C3%B6rk%C3%B6&brand=S%C3%A4ltan&maxPrice=50',
    '?tags=Liquorice&tags=Mint&minPrice=1.5',
    // Only sale prices are in this range.
    '?minPrice=289.52&maxPrice=289.52',
    '?facets=1&limit=1',
    '?facets=1&brand=Sony&maxPrice=300&q=controller&sort=price_asc',
  ],
  '/store/products/get-all': ['', '?category=Nicotine+Pouches&limit=5', '?category=No+such+category'],
  '/store/products/explore': ['', '?limit=8', '?limit=100&offset=13', '?offset=10000'],
  '/store/products/{id}/reviews': [
    ...reviewed.flatMap((id) => [`/${id}/reviews`, `/${id}/reviews?limit=3&offset=2`]),
    `/${unreviewed}/reviews`,
    '/prod_nothing/reviews',
  ],
  '/store/flash-sale': [''],
  '/store/content/get': contentPages.map((page) => `?page=${page}`),
  '/store/legal/get': ['?kind=terms', '?kind=privacy', '?kind=cookies', '?kind=imprint'],
  '/store/banner/get-by-id': [...world.banners.map(({ id }) => `?id=${id}`), '?id=banner_nothing'],
  '/store/cart/promocode/list': [''],
  '/store/products/{id}/stock-notice': [`/${unreviewed}/stock-notice`],
  '/store/products/{id}': [
    ...looked.map((id) => `/${id}`),
    `/${world.products[0]!.handle}`,
    '/prod_nothing',
    '/no such product',
  ],
  '/store/cart/info': [''],
  '/store/cart/count': [''],
  // A file.
  '/store/price-list': [],
  '/store/cart/checkout': [''],
  '/store/cart/shipping-date': [''],
  '/health/live': [''],
  '/health/ready': [''],
}

const addresses = Object.entries(reads).flatMap(([path, ends]) =>
  ends.map((end) => path.replace(/\/\{\w+\}.*$/, '') + end),
)
const handlers = createHandlers(world, { cart: 'empty' })
const tokens = new Map<CompanyKey, string>()
const shop = await shopOfFile()

beforeAll(async () => {
  for (const company of ['kiosk', 'grocer'] as const) tokens.set(company, await shop.signIn(company))
})

function headersFor(token: string | undefined): Record<string, string> {
  return { 'x-publishable-api-key': 'pk_demo', ...(token && { authorization: `Bearer ${token}` }) }
}

async function mocked(address: string, token: string | undefined) {
  const request = new Request(`http://store.test${address}`, { headers: headersFor(token) })
  const answer = await getResponse(handlers, request)
  return { status: answer?.status, body: await answer?.json() }
}

async function real(address: string, token: string | undefined) {
  const answer = await shop.app.inject({ url: address, headers: headersFor(token) })
  const { request_id: _, ...body } = answer.json()
  return { status: answer.statusCode, body }
}

type Reader = CompanyKey | 'visitor'

/** The mock has only the kiosk's carts. */
const readersOf = (address: string): Reader[] =>
  /^\/store\/cart\/(info|checkout)/.test(address) ? ['visitor', 'kiosk'] : ['visitor', 'kiosk', 'grocer']

const cases = addresses.flatMap((address) => readersOf(address).map((reader) => ({ address, reader })))

it.each(cases)('mock and store give the $reader the same response to GET $address', async ({ address, reader }) => {
  const fromStore = await real(address, reader === 'visitor' ? undefined : tokens.get(reader))
  const fromMock = await mocked(address, reader === 'visitor' ? undefined : demoToken(reader))
  expect(fromStore).toEqual(fromMock)
})

it('the mock handles every operation of the contract once', () => {
  const calls = endpoints.map(({ method, path }) => `${method} ${path}`)
  const answered = handlers.map(({ info: { method, path } }) => {
    return `${String(method)} ${String(path)
      .replace('*', '')
      .replace(/:(\w+)/g, '{$1}')}`
  })
  expect(answered.sort()).toEqual(calls.sort())
})
