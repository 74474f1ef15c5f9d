import { onlineManager } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, refusal } from '../../testing/test-shop'
import { createQueryClient } from '../../platform/query-client'
import { createOffice, type OfficePaths } from '../office-context'
import { officeWrapper } from '../testing/test-office'
import { officeProductsKey } from './product.queries'
import { useProductCells } from './use-product-cells'

const variant = { sku: 'SAL-1', inventory_quantity: 40, prices: [{ currency_code: 'eur', min_quantity: 1, amount: 2 }] }

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
    removeItem: (name: string) => stored.delete(name),
  })
})

/** A store with a product that answers changes with `answers` in turn, then with success. */
async function open(...answers: Response[]) {
  const sent: { path: string; tag: string | null; body: unknown }[] = []
  const product = () =>
    Response.json({ product: { id: 'prod_1', variants: [variant] } }, { headers: { etag: `"${sent.length}"` } })
  // As the network: an aborted request is not answered.
  const network = { isFree: Promise.resolve() }
  async function answer(request: Request): Promise<Response> {
    await network.isFree
    request.signal.throwIfAborted()
    if (request.method === 'GET') return product()
    const path = new URL(request.url).pathname
    sent.push({ path, tag: request.headers.get('if-match'), body: await request.json() })
    const done = () =>
      path.startsWith('/admin/stock') ? Response.json({ stock: { inventory_quantity: 65 } }) : product()
    return answers.shift() ?? done()
  }
  const office = createOffice({
    baseUrl: 'http://store.test',
    fetch: answer,
    locale: 'en-IE',
    timeZone: 'Europe/Stockholm',
    paths: new Proxy({}, { get: () => () => '/' }) as OfficePaths,
  })
  const cache = createQueryClient()
  return {
    sent,
    network,
    cache,
    page: await renderHook(createTestShop({}), useProductCells, { wrapper: officeWrapper(office, cache) }),
  }
}

const price = (value: string) => ({ id: 'prod_1', cell: 'price', value, seen: '2.00' }) as const
const priced = (amount: number) => ({
  variants: [{ sku: 'SAL-1', prices: [{ min_quantity: 1, amount, replaces_amount: 2 }] }],
})

it('sends a price in place of the displayed one, with the version that it has just read', async () => {
  const { sent, page } = await open()
  await page.does(({ save }) => save(price('2,20')))
  await page.until(({ cells }) => cells[0]?.state === 'saved')
  expect(sent).toMatchObject([{ tag: '"0"', body: priced(2.2) }])
})

const jump = () => refusal(409, 'price_jump', 'Large')

it('asks before a large change: an answer about this price confirms it, another price does not', async () => {
  const { sent, page } = await open(jump(), jump())
  await page.does(({ save }) => save(price('3')))
  await page.until(({ cells }) => cells[0]?.refusal?.code === 'price_jump')
  await page.does(({ save }) => save({ ...price('30'), confirmed: true }))
  await page.until(({ cells }) => cells[0]?.value === '30' && cells[0].state === 'refused')
  await page.does(({ save }) => save({ ...price('30'), confirmed: true }))
  await page.until(({ cells }) => cells[0]?.state === 'saved')
  expect(sent.map(({ body }) => body)).toEqual([priced(3), priced(30), { ...priced(30), confirm_price_jumps: true }])
})

it('asks again about a price that is typed again, or typed again after it was put back', async () => {
  const { sent, page } = await open(jump(), jump(), jump())
  const isAsked = () => page.until(({ cells }) => cells[0]?.refusal?.code === 'price_jump')
  await page.does(({ save }) => save(price('30')))
  await isAsked()
  await page.does(({ save }) => save(price('30')))
  await isAsked()
  await page.does(({ revert }) => revert({ id: 'prod_1', cell: 'price' }))
  await page.does(({ save }) => save({ ...price('30'), confirmed: true }))
  await isAsked()
  expect(sent.map(({ body }) => body)).toEqual([priced(30), priced(30), priced(30)])
})

it('asks before more than half of a stock is taken away, unless the same figure is confirmed', async () => {
  const { sent, page } = await open()
  const stock = (value: string) => ({ id: 'prod_1', cell: 'stock', value, seen: '300' }) as const
  for (const value of ['25', '-151']) {
    await page.does(({ save }) => save({ ...stock(value), confirmed: true }))
    expect(page.current().cells[0]).toMatchObject({ value, state: 'refused', refusal: { code: 'stock_drop' } })
  }
  await page.does(({ save }) => save(stock('25')))
  await page.does(({ save }) => save({ ...stock('25'), confirmed: true }))
  await page.until(({ cells }) => cells[0]?.state === 'saved')
  await page.does(({ save }) => save(stock('150')))
  await page.until(({ cells }) => cells[0]?.value === '150' && cells[0].state === 'saved')
  const replaced = (pieces: number) => ({
    variants: [{ sku: 'SAL-1', inventory_quantity: pieces, replaces_inventory_quantity: 300 }],
  })
  expect(sent.map(({ body }) => body)).toEqual([replaced(25), replaced(150)])
})

it('publishes and hides a product, and does not send an invalid input', async () => {
  const { sent, page } = await open()
  await page.does(({ save }) => save({ id: 'prod_1', cell: 'state', value: 'draft', seen: 'active' }))
  await page.until(({ cells }) => cells[0]?.state === 'saved')
  await page.does(({ save }) => save({ id: 'prod_1', cell: 'stock', value: '2.5', seen: '40' }))
  expect(page.current().cells.at(-1)).toMatchObject({ state: 'refused', refusal: { code: 'not_whole' } })
  await page.does(({ save }) => save({ id: 'prod_1', cell: 'stock', value: '25', seen: '40' }))
  await page.until(({ cells }) => cells.at(-1)?.state === 'saved')
  expect(sent.map(({ body }) => body)).toEqual([
    { published: false },
    { variants: [{ sku: 'SAL-1', inventory_quantity: 25, replaces_inventory_quantity: 40 }] },
  ])
})

it('adds and takes away pieces of a stock cell, and never sends them as a new figure', async () => {
  const { sent, page } = await open()
  await page.does(({ save }) => save({ id: 'prod_1', cell: 'stock', value: '+25', seen: '40' }))
  await page.until(({ cells }) => cells[0]?.state === 'saved')
  await page.does(({ save }) => save({ id: 'prod_1', cell: 'stock', value: '-3', seen: '65' }))
  await page.until(({ cells }) => cells[0]?.state === 'saved' && cells[0].value === '-3')
  await page.does(({ save }) => save({ id: 'prod_1', cell: 'stock', value: '+2.5', seen: '62' }))
  expect(page.current().cells[0]).toMatchObject({ state: 'refused', refusal: { code: 'not_change' } })
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ['/admin/stock/goods-in', { sku: 'SAL-1', replaces_inventory_quantity: 40, quantity: 25 }],
    ['/admin/stock/corrections', { sku: 'SAL-1', replaces_inventory_quantity: 65, change: -3, reason: 'counted' }],
  ])
})

it('saves what was typed without a connection once there is one', async () => {
  const { sent, network, page } = await open()
  network.isFree = Promise.reject(new TypeError('offline'))
  await page.does(({ save }) => save(price('2.20')))
  await page.until(({ cells }) => cells[0]?.refusal?.code === 'network')
  network.isFree = Promise.resolve()
  onlineManager.setOnline(false)
  await page.does(() => onlineManager.setOnline(true))
  await page.until(({ cells }) => cells[0]?.state === 'saved')
  expect(sent).toMatchObject([{ tag: '"0"', body: priced(2.2) }])
})

it('saves what was typed, also if the user goes to another page meanwhile', async () => {
  const { sent, network, page } = await open()
  let free = () => {}
  network.isFree = new Promise((resolve) => (free = resolve))
  await page.does(({ save }) => save(price('2.20')))
  await page.leave()
  free()
  await expect.poll(() => sent).toMatchObject([{ tag: '"0"', body: priced(2.2) }])
})

it('shows a stored price in every list that was read before, also after the user has left the page', async () => {
  const { network, cache, page } = await open(
    Response.json(
      {
        product: {
          id: 'prod_1',
          status: 'published',
          variants: [{ ...variant, prices: [{ ...variant.prices[0], amount: 2.2 }] }],
        },
      },
      { headers: { etag: '"1"' } },
    ),
  )
  const list = {
    products: [
      { id: 'prod_1', lowest_price: 2 },
      { id: 'prod_2', lowest_price: 2 },
    ],
    count: 2,
  }
  const key = [...officeProductsKey, 'list', {}]
  cache.setQueryData(key, list)
  // A request from before the change, which is answered after it.
  let answerLate = (_: unknown) => {}
  void cache.prefetchQuery({
    queryKey: key,
    staleTime: 0,
    queryFn: () => new Promise((resolve) => (answerLate = resolve)),
  })
  let free = () => {}
  network.isFree = new Promise((resolve) => (free = resolve))
  await page.does(({ save }) => save(price('2.20')))
  await page.leave()
  free()
  const listed = () => cache.getQueryData<typeof list>(key)?.products.map((each) => each.lowest_price)
  await expect.poll(listed).toEqual([2.2, 2])
  answerLate(list)
  await new Promise((resolve) => setTimeout(resolve))
  expect(listed()).toEqual([2.2, 2])
  expect(cache.getQueryState(key)?.isInvalidated).toBe(true)
})

it('shows what was typed before a reload as not saved, until it is saved, put back or typed as it was', async () => {
  const { page: before } = await open()
  await before.does(({ type }) => type(price('2')))
  await before.does(({ type }) => type(price('2.1')))
  await before.does(({ type }) => type({ ...price('3'), id: 'prod_2' }))
  await before.does(({ type }) => type({ ...price('2.00'), id: 'prod_2' }))
  await before.does(({ save }) => save({ id: 'prod_1', cell: 'stock', value: '2.5', seen: '40' }))
  await before.leave()

  const { page, sent } = await open()
  expect(page.current().cells).toMatchObject([
    { id: 'prod_1', cell: 'price', value: '2.1', state: 'refused', refusal: { code: 'unsaved' } },
    { id: 'prod_1', cell: 'stock', value: '2.5', state: 'refused', refusal: { code: 'unsaved' } },
  ])
  expect(sent).toEqual([])
  await page.does(({ save }) => save({ ...price('2.1'), confirmed: true }))
  await page.until(({ cells }) => cells.some(({ state }) => state === 'saved'))
  expect(sent).toMatchObject([{ body: priced(2.1) }])
  await page.does(({ revert }) => revert({ id: 'prod_1', cell: 'stock' }))
  await page.leave()
  expect((await open()).page.current().cells).toEqual([])
})

it('keeps a price that is refused after the user has left the page, and one that is typed during the save', async () => {
  const { network, page } = await open(jump())
  let free = () => {}
  network.isFree = new Promise((resolve) => (free = resolve))
  await page.does(({ save }) => save(price('30')))
  await page.leave()
  free()
  const { page: next, network: slow } = await open()
  expect(next.current().cells).toMatchObject([{ value: '30', refusal: { code: 'unsaved' } }])
  slow.isFree = new Promise((resolve) => (free = resolve))
  await next.does(({ save }) => save(price('2.2')))
  await next.does(({ type }) => type({ ...price('2.3'), seen: '2.20' }))
  free()
  await next.until(({ cells }) => cells[0]?.state === 'saved')
  await next.leave()
  expect((await open()).page.current().cells).toMatchObject([{ value: '2.3', refusal: { code: 'unsaved' } }])
})

it('does not ask again about a price whose answer could not be sent, also after a reload', async () => {
  const { sent, network, page: before } = await open(jump())
  await before.does(({ save }) => save(price('30')))
  await before.until(({ cells }) => cells[0]?.refusal?.code === 'price_jump')
  network.isFree = Promise.reject(new TypeError('offline'))
  await before.does(({ save }) => save({ ...price('30'), confirmed: true }))
  await before.until(({ cells }) => cells[0]?.refusal?.code === 'network')
  await before.leave()

  const { page, sent: later } = await open()
  expect(page.current().cells).toMatchObject([{ value: '30', refusal: { code: 'unsaved' } }])
  await page.does(({ save }) => save({ ...price('30'), confirmed: true }))
  await page.until(({ cells }) => cells[0]?.state === 'saved')
  expect([...sent, ...later].map(({ body }) => body)).toEqual([
    priced(30),
    { ...priced(30), confirm_price_jumps: true },
  ])
})

it('saves an answered price once there is a connection, without asking again', async () => {
  const { sent, network, page } = await open(jump())
  await page.does(({ save }) => save(price('30')))
  await page.until(({ cells }) => cells[0]?.refusal?.code === 'price_jump')
  network.isFree = Promise.reject(new TypeError('offline'))
  await page.does(({ save }) => save({ ...price('30'), confirmed: true }))
  await page.until(({ cells }) => cells[0]?.refusal?.code === 'network')
  network.isFree = Promise.resolve()
  onlineManager.setOnline(false)
  await page.does(() => onlineManager.setOnline(true))
  await page.until(({ cells }) => cells[0]?.state === 'saved')
  expect(sent.at(-1)?.body).toEqual({ ...priced(30), confirm_price_jumps: true })
})

it('asks again about an answered price if another one is displayed since', async () => {
  const { network, page: before } = await open(jump())
  await before.does(({ save }) => save(price('30')))
  await before.until(({ cells }) => cells[0]?.refusal?.code === 'price_jump')
  network.isFree = Promise.reject(new TypeError('offline'))
  await before.does(({ save }) => save({ ...price('30'), confirmed: true }))
  await before.until(({ cells }) => cells[0]?.refusal?.code === 'network')
  await before.leave()

  const { page, sent } = await open(jump())
  await page.does(({ save }) => save({ ...price('30'), seen: '2.10', confirmed: true }))
  await page.until(({ cells }) => cells[0]?.refusal?.code === 'price_jump')
  expect(sent).toHaveLength(1)
  expect(sent[0]?.body).not.toHaveProperty('confirm_price_jumps')
})
