import { afterEach, describe, expect, it, vi } from 'vitest'
import { cookiesText } from '@skafferi/brand/legal/cookies'
import { demoNote, linesOf } from '@skafferi/brand/legal/legal-text'
import { privacyText } from '@skafferi/brand/legal/privacy'
import { termsText } from '@skafferi/brand/legal/terms'
import { parsePageData } from '@skafferi/domain/shop/rendering'
import { createQueryClient } from '@skafferi/domain/shop/shop-context'
import { settingsFrom } from '@skafferi/domain/rules/settings/shop-settings'
import { aCartOf } from '@skafferi/fixtures/build'
import { createHandlers, demoToken, http } from '@skafferi/fixtures/msw'
import { legalTextsMissing } from '@skafferi/fixtures/scenarios'
import { createWorld, sharedShelfCode, storyBase, type CompanyKey, type World } from '@skafferi/fixtures/world'
import { renderForCustomer, renderForVisitors } from './render-document'
import { pages } from './pages'
import { paths } from './paths'

const template = '<html><head></head><body><div id="app"><!--page--></div></body></html>'
const world = createWorld({ base: storyBase })

type QueryCache = ReturnType<ReturnType<typeof createQueryClient>['getQueryCache']>

afterEach(() => void vi.restoreAllMocks())

/**
 * Records the queries that hooks mount and the table of queries names, of all caches.
 * @returns a function that returns the keys of those that the browser would send, because the page lacks their data
 */
function recordQueries() {
  const caches = Object.getPrototypeOf(createQueryClient().getQueryCache()) as QueryCache
  const { calls, results } = vi.spyOn(caches, 'build').mock
  return () =>
    results.flatMap(({ value }, index) => {
      const { queryKey, state } = value as ReturnType<QueryCache['build']>
      const { enabled, queryFn } = calls[index]![1] as { enabled?: boolean; queryFn?: unknown }
      return enabled !== false && typeof queryFn === 'function' && state.data === undefined ? [queryKey] : []
    })
}

/** The store for a customer's browser, optionally with a delay, so that requests overlap. */
function storeFor(who: CompanyKey, storeWorld: World, delay = 0) {
  const handlers = createHandlers(storeWorld)
  return async (request: Request): Promise<Response> => {
    await new Promise((resolve) => setTimeout(resolve, delay))
    const headers = new Headers(request.headers)
    headers.set('authorization', `Bearer ${demoToken(who)}`)
    const authorized = new Request(request.url, { headers })
    for (const handler of handlers) {
      const answered = await handler.run({ request: authorized.clone(), requestId: 'one' })
      if (answered?.response) return answered.response
    }
    throw new Error(`No handler for ${request.url}`)
  }
}

const recordOf = (email: string) => encodeURIComponent(JSON.stringify({ email, session: 'q3Zb-1uK' }))

interface Drawing {
  who?: CompanyKey
  storeWorld?: World
  cookies?: string
  delay?: number
  isWide?: boolean
}

async function draw(
  address: string,
  { who = 'kiosk', storeWorld = world, cookies = '', delay, isWide = true }: Drawing = {},
) {
  const record = recordOf(storeWorld.customers[who].customer.email)
  const drawn = await renderForCustomer({
    address,
    cookies: `skafferi_user=${record}; ${cookies}`,
    settings: settingsFrom({}),
    isWide,
    template,
    nonce: 'q3Zb',
    fetch: storeFor(who, storeWorld, delay),
    signal: AbortSignal.timeout(60_000),
  })
  const { html } = drawn!
  const [, block = ''] = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html) ?? []
  return { html, block, data: parsePageData(block)!, text: html.replace(block, '').replace(/<[^>]*>/g, ' ') }
}

const drawnPages = Object.values(pages).filter(({ document }) => document === 'rendered')
const [product] = world.products
const { order } = world.orders.find(({ company_id }) => company_id === world.companies.kiosk.id)!
const ids: Record<string, string> = { [pages.order.path]: order.id, [pages.sharedShelf.path]: sharedShelfCode }
const addressOf = (path: string) => path.replace(':id', ids[path] ?? product!.id)

describe('a page rendered for its customer', () => {
  it.each(drawnPages.map(({ path }) => addressOf(path)))(
    '%s is complete, with a title and without inline scripts',
    async (address) => {
      const { html } = await draw(address)
      expect(html).toMatch(/<head>.*<title>[^<]+<\/title>.*<\/head>/s)
      expect(html).toContain('<main')
      expect(html).not.toMatch(/<script(?! type="application\/json" id="page-data")/)
      expect(html).not.toContain('<!--$?-->')
      expect(html).not.toContain('<!--$!-->')
    },
  )

  it.each([
    ...drawnPages.map(({ path }) => addressOf(path)),
    paths.thanks(order.id),
    paths.products('q=mint&view=list&page=2'),
    paths.products('q=nothing-has-this-name'),
    paths.products('page=99'),
    `${paths.profile}?status=pending&order=a&page=2`,
    `${paths.profile}?page=99`,
  ])('%s needs no query that the table of pages does not name', async (address) => {
    const unnamed = recordQueries()
    await draw(address)
    expect(unnamed()).toEqual([])
  })

  it('needs no query that the table of pages does not name, if the cart has no address', async () => {
    const bulk = { ...world.carts.bulk, shipping_address: null }
    const unnamed = recordQueries()
    const { data } = await draw(paths.checkout, { storeWorld: { ...world, carts: { ...world.carts, bulk } } })
    expect(data.queries.map(({ queryKey }) => queryKey)).toContainEqual(['orders', 'addresses'])
    expect(unnamed()).toEqual([])
  })

  it('has its dynamic styles in one style element, whose nonce the policy knows', async () => {
    const { html } = await draw(addressOf(pages.product.path))
    const [, styles = ''] = /<style nonce="q3Zb">([^<]*)<\/style><\/head>/.exec(html) ?? []
    const digits = /<[^>]*data-style="(--digits:\d+)"/.exec(html)?.[1]
    expect(digits).toBeDefined()
    expect(styles).toContain(`[data-style="${digits}"]{${digits}}`)
    expect(html.match(/<style/g)).toHaveLength(1)
    expect(html).not.toMatch(/\sstyle="/)
  })

  it('shows the cart, and contains the data to hydrate with', async () => {
    const { text, data } = await draw(paths.cart)
    for (const item of world.carts.bulk.items.slice(0, 3)) expect(text).toContain(item.product_title)
    expect(data.queries.map(({ queryKey }) => queryKey)).toContainEqual(['cart', 'current'])
    expect(data.record).toBe(recordOf(world.customers.kiosk.customer.email))
  })

  it('has the first lines of a long cart, on a desktop and on a phone, and the total number', async () => {
    const storeWorld = { ...world, carts: { ...world.carts, bulk: aCartOf(world, 1000) } }
    const [desk, phone] = await Promise.all([
      draw(paths.cart, { storeWorld }),
      draw(paths.cart, { storeWorld, isWide: false }),
    ])
    const rowsOf = (html: string) => Array.from(html.matchAll(/data-index="(\d+)"/g), ([, place]) => Number(place))
    const first = [...Array.from({ length: 40 }, (_, place) => place), 999]
    expect(rowsOf(desk.html)).toEqual(first)
    expect(desk.html).toContain('aria-rowcount="1001"')
    expect(rowsOf(phone.html)).toEqual(first)
    expect(phone.html).toContain('aria-setsize="1000"')
  })

  it('has the chosen layout of a listing', async () => {
    const { html, data } = await draw(paths.products(), { cookies: 'skafferi_view=list' })
    expect(html).toContain('<table')
    expect(data.appearance.view).toBe('list')
  })

  it('contains nothing of another customer’s page that is rendered at the same time', async () => {
    const named = (firstName: string): World => {
      const own = structuredClone(world)
      for (const { customer } of Object.values(own.customers)) customer.first_name = firstName
      own.products.forEach((item) => (item.title = `${firstName}s ${item.title}`))
      return own
    }
    const whose = [
      { who: 'kiosk', storeWorld: named('Aurora'), delay: 3 },
      { who: 'grocer', storeWorld: named('Boreas'), delay: 1 },
    ] as const
    const addresses = [paths.home, paths.products(), paths.profile, paths.cart]
    const drawn = await Promise.all(addresses.flatMap((address) => whose.map((one) => draw(address, one))))
    drawn.forEach(({ html }, index) => {
      const [own, other] = index % 2 === 0 ? whose : [whose[1], whose[0]]
      expect(html).toContain(own.storeWorld.customers[own.who].customer.first_name)
      expect(html).not.toContain(other.storeWorld.customers[other.who].customer.first_name)
      expect(html).not.toContain(encodeURIComponent(other.storeWorld.customers[other.who].customer.email))
    })
  })

  it('leaves a query that the store refuses to the browser', async () => {
    const { html, data } = await draw(paths.order('order_none'))
    expect(html).toContain('<main')
    const keys = data.queries.map(({ queryKey }) => queryKey)
    expect(keys).toContainEqual(['session', 'customer'])
    expect(keys).not.toContainEqual(['orders', 'detail', 'order_none'])
  })

  it('is not rendered if the store responds that the session has ended', async () => {
    const fetch = async () =>
      Response.json({ type: 'unauthorized', code: 'unauthorized', message: 'Unauthorized' }, { status: 401 })
    const cookies = `skafferi_user=${recordOf('anna@kiosk.example')}`
    const rest = {
      address: paths.cart,
      settings: settingsFrom({}),
      isWide: true,
      template,
      signal: AbortSignal.timeout(60_000),
    }
    expect(await renderForCustomer({ ...rest, cookies, fetch })).toBeNull()
  })

  it('is aborted by its signal', async () => {
    const given = new AbortController()
    given.abort(new Error('too late'))
    const rest = { address: paths.cart, settings: settingsFrom({}), isWide: true, template, cookies: '' }
    await expect(renderForCustomer({ ...rest, fetch: storeFor('kiosk', world), signal: given.signal })).rejects.toThrow(
      'too late',
    )
  })
})

it('escapes texts of the shop, so that they cannot end an element', async () => {
  const hostile = '</script><script>alert(1)</script><!--<script>\u2028$&'
  const storeWorld = structuredClone(world)
  storeWorld.customers.kiosk.customer.first_name = hostile
  storeWorld.products.forEach((item) => (item.title = hostile))
  const { html, data, block } = await draw(paths.products(), { storeWorld })
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(html.match(/<\/script/g)).toHaveLength(1)
  expect(block).not.toContain('<')
  expect(JSON.stringify(data.queries)).toContain(JSON.stringify(hostile).slice(1, -1))
})

const drawVisitors = (address: string, scenario: ReturnType<typeof createHandlers> = [], publicUrl?: string) => {
  const handlers = [...scenario, ...createHandlers(world)]
  return renderForVisitors({
    address,
    settings: { ...settingsFrom({}), ...(publicUrl && { publicUrl }) },
    template,
    async fetch(request) {
      for (const handler of handlers) {
        const answered = await handler.run({ request: request.clone(), requestId: 'one' })
        if (answered?.response) return answered.response
      }
      throw new Error(`No handler for ${request.url}`)
    },
    signal: AbortSignal.timeout(60_000),
  })
}

/** The text in the `main` of a rendered page, without markup. */
function mainTextOf(html: string): string {
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? []
  return main
    .replace(/<title>[^<]*<\/title>|<!-- -->|<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}

describe('a legal page rendered for visitors', () => {
  it.each([
    [paths.terms, termsText],
    [paths.privacy, privacyText],
    [paths.cookies, cookiesText],
  ])('%s has its complete text and nothing else, and needs no call after it is loaded', async (path, text) => {
    const unnamed = recordQueries()
    const { html } = (await drawVisitors(path))!
    expect(mainTextOf(html)).toBe(linesOf(text).join(''))
    expect(html).toContain(`<title>${text.title} · `)
    expect(unnamed()).toEqual([])
  })

  it('exists and says so if the shop has not published the text', async () => {
    const unnamed = recordQueries()
    const { html } = (await drawVisitors(paths.terms, legalTextsMissing()))!
    expect(mainTextOf(html)).toContain('Not published yet')
    expect(html).not.toContain(demoNote)
    expect(unnamed()).toEqual([])
  })

  it('says that there is no imprint, and is not listed then', async () => {
    const { html } = (await drawVisitors(paths.imprint, [], 'https://shop.example'))!
    expect(mainTextOf(html)).toBe('ImprintNot published yetThis shop has not published an imprint.')
    expect(html).toContain('<meta name="robots" content="noindex">')
  })

  it('links to a text on another site', async () => {
    const url = 'https://legal.example/terms'
    const elsewhere = http.get('/store/legal/get', ({ response }) =>
      response(200).json({
        legal_text: {
          kind: 'terms',
          version: '2026-11-28',
          sha256: null,
          url,
          text: null,
          published_at: '2026-11-28T08:00:00Z',
        },
      }),
    )
    const { html } = (await drawVisitors(paths.terms, [elsewhere]))!
    expect(html).toContain(`href="${url}"`)
    expect(html).not.toContain(demoNote)
  })
})

describe('a product page rendered for visitors', () => {
  it('has the title and the product without a price, and the data to hydrate with', async () => {
    const { html } = (await drawVisitors(paths.product(product!.id)))!
    expect(html).toMatch(new RegExp(`<head>.*<title>${product!.title} · .*</head>`, 's'))
    const [, block = ''] = /id="page-data">(.*?)<\/script>/s.exec(html) ?? []
    const data = parsePageData(block)!
    expect(data.record).toBeNull()
    expect(data.queries.map(({ queryKey }) => queryKey)).toContainEqual(['product', product!.id, 'signed_out'])
    expect(html.replace(block, '')).toMatch(new RegExp(`<h1[^>]*>${product!.title}`))
    expect(block).not.toContain('"prices"')
  })

  it('needs no query that the table of pages does not name', async () => {
    const unnamed = recordQueries()
    await drawVisitors(paths.product(product!.id))
    expect(unnamed()).toEqual([])
  })

  it('is equal if its data is equal, so that browsers keep their copy', async () => {
    const first = await drawVisitors(paths.product(product!.id))
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(await drawVisitors(paths.product(product!.id))).toEqual(first)
  })

  it.each(['prod_none', 'explore', 'a%0Ab'])('does not exist for the unknown name %s', async (name) => {
    expect(await drawVisitors(`/products/${name}`)).toBeNull()
  })
})
