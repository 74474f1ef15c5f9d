import { once } from 'node:events'
import { createServer, request as requestPlainly } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { unwrap } from '@skafferi/api'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { events, importPictures, productImages, products, variants } from '../../../platform/db/schema'
import { fault } from '../../../platform/http/errors'
import { FetchProblem } from '../../../platform/internet/public-request'
import { addOperator, sendAdmin } from '../../../testing/operators'
import { shopOfFile } from '../../../testing/shop'
import { picture } from '../../../testing/uploads'
import { createPictureFetcher, type FetchPicture } from '../products'
import { createImportJobs } from './import-jobs'

const shop = await shopOfFile()
const { db } = shop.database
const elsa = await addOperator(shop, 'catalogue')

const minute = 60 * 1000
const jpeg = (background: string) => picture({ background }).jpeg().toBuffer()
const [red, green, blue] = [await jpeg('#c2410c'), await jpeg('#15803d'), await jpeg('#1d4ed8')]

/** Contents by address; others are not found. */
const web = new Map<string, Uint8Array>()
/** Requested addresses. */
const requested: string[] = []
afterEach(async () => {
  web.clear()
  requested.length = 0
  await db.delete(importPictures)
})

const fetchPicture: FetchPicture = async (address) => {
  requested.push(address)
  const bytes = web.get(address)
  if (!bytes) throw new FetchProblem(fault('unreachable'))
  return Buffer.from(bytes)
}
const errors: unknown[] = []
const log = { error: ({ err }: { err: unknown }) => void errors.push(err) }
const jobsWith = (fetch: FetchPicture = fetchPicture) =>
  createImportJobs(shop.context, { fetchPicture: fetch }, { log })
const { add, waitUntilFinished, fetchPictures } = jobsWith()

/** Imports a file and returns its report and the id of the import. */
async function take(content: string | Uint8Array, { isCheck = false, picturesBy = elsa.id } = {}) {
  const file = {
    kind: 'catalog',
    name: 'list.csv',
    bytes: Buffer.from(content),
    options: { picturesBy, taxClass: 'food' },
  } as const
  const number = await add({ ...file, isCheck })
  const { report } = await waitUntilFinished(number)
  return { id: `import_${number}`, number, report: report! }
}
const rowsOf = (pictures: Record<string, string>) =>
  [
    'sku,product,category,brand,price EUR,images',
    ...Object.entries(pictures).map(([sku, images]) => `${sku},${sku} crisps,Crisps,C,1,${images}`),
  ].join('\n')
/** Imports products with pictures by SKU. */
const takeProducts = (pictures: Record<string, string>) => take(rowsOf(pictures))

const list = (id: string) =>
  unwrap(elsa.client.GET('/admin/imports/{id}/pictures', { params: { path: { id }, query: { limit: 100 } } }))
const problemsOf = async (id: string) => (await list(id)).pictures.map(({ state, problem }) => [state, problem?.code])
const productOf = async (sku: string) => {
  const [row] = await db.select({ id: variants.productId }).from(variants).where(eq(variants.sku, sku))
  return row!.id
}
const urlsOf = async (sku: string) => {
  const rows = await db
    .select({ url: productImages.url })
    .from(productImages)
    .where(eq(productImages.productId, await productOf(sku)))
    .orderBy(asc(productImages.position))
  return rows.map(({ url }) => url)
}
const retry = (id: string) =>
  unwrap(elsa.client.POST('/admin/imports/{id}/pictures/retry', { params: { path: { id } } }))
const upload = (id: string, pictureId: string, bytes: Uint8Array) =>
  sendAdmin(
    shop,
    'uploadImportPicture',
    { path: { id, picture_id: pictureId }, files: [{ field: 'file', name: 'a.jpg', bytes }] },
    { token: elsa.token },
  )

describe('a file with an address that cannot be fetched', () => {
  const dead = 'https://cdn.example.invalid/a.jpg'

  it('is imported completely, and its picture can be fetched again', async () => {
    const file = await readFile(new URL('cases/05-shopify-one-dead-picture.csv', import.meta.url))
    const { id, report } = await take(file)
    expect(report).toMatchObject({ source: 'shopify', created: 2, failed: 0 })
    expect(await list(id)).toMatchObject({
      counts: { added: 0, waiting: 1, named: 0, failed: 0 },
      pictures: [{ import_id: id, product_title: 'Bar A', name: dead, position: 1, state: 'waiting', problem: null }],
    })
    for (const pause of [minute, 10 * minute, 60 * minute]) {
      await fetchPictures()
      // It is not due again.
      await fetchPictures()
      shop.clock.advance(pause)
    }
    expect(requested).toEqual([dead, dead, dead])
    expect(await list(id)).toMatchObject({
      counts: { added: 0, waiting: 0, named: 0, failed: 1 },
      pictures: [{ state: 'failed', tries: 3, problem: { code: 'unreachable', message: 'cannot be reached' } }],
    })
    web.set(dead, red)
    expect(await retry(id)).toEqual({ counts: { added: 0, waiting: 1, named: 0, failed: 0 } })
    await fetchPictures()
    expect(await list(id)).toMatchObject({ counts: { added: 1, waiting: 0, named: 0, failed: 0 }, pictures: [] })
    const [url] = await urlsOf('C05-1')
    expect((await shop.app.inject(url!)).headers['content-type']).toBe('image/webp')
    const [product] = await db
      .select({ thumbnail: products.thumbnail })
      .from(products)
      .where(eq(products.id, await productOf('C05-1')))
    expect(product).toEqual({ thumbnail: url })
    expect(await take(file)).toMatchObject({ report: { unchanged: 2 } })
  })

  it('gets an uploaded picture instead, for all products that lack the same', async () => {
    const { id } = await takeProducts({ 'UP-1': dead, 'UP-2': dead })
    const [first] = (await list(id)).pictures
    expect((await upload(id, first!.id, Buffer.from('no picture'))).json()).toMatchObject({
      code: 'not_a_picture',
      fields: { file: { code: 'not_a_picture' } },
    })
    expect((await upload(id, first!.id, green)).json()).toEqual({
      counts: { added: 2, waiting: 0, named: 0, failed: 0 },
    })
    expect(await urlsOf('UP-1')).toEqual(await urlsOf('UP-2'))
    expect(await urlsOf('UP-1')).toHaveLength(1)
    const changes = await db
      .select()
      .from(events)
      .where(eq(events.subjectId, await productOf('UP-1')))
    expect(changes).toMatchObject([{ action: 'product.changed', operatorId: elsa.id, before: { images: [] } }])
    await fetchPictures()
    expect(requested).toEqual([])
    expect((await upload(id, 'impic_none', green)).statusCode).toBe(404)
  })

  it('is not fetched any more if it is left out', async () => {
    const { id } = await takeProducts({ 'OUT-1': dead })
    const [missing] = (await list(id)).pictures
    const path = { id, picture_id: missing!.id }
    expect(await unwrap(elsa.client.DELETE('/admin/imports/{id}/pictures/{picture_id}', { params: { path } }))).toEqual(
      { counts: { added: 0, waiting: 0, named: 0, failed: 0 } },
    )
    await fetchPictures()
    expect(requested).toEqual([])
    const productId = await productOf('OUT-1')
    expect(await db.select().from(events).where(eq(events.subjectId, productId))).toMatchObject([
      { action: 'product.picture_left_out', after: { name: dead } },
    ])
  })

  it('is listed at its product until a later file names other pictures', async () => {
    await takeProducts({ 'NOTE-1': dead })
    const missing = async () => {
      const path = { id: await productOf('NOTE-1') }
      return (await unwrap(elsa.client.GET('/admin/products/{id}/missing-pictures', { params: { path } }))).pictures
    }
    expect(await missing()).toMatchObject([{ name: dead, product_title: 'NOTE-1 crisps' }])
    web.set('https://cdn.example/n.jpg', red)
    await takeProducts({ 'NOTE-1': 'https://cdn.example/n.jpg' })
    await fetchPictures()
    expect(await missing()).toEqual([])
    expect(requested).toEqual(['https://cdn.example/n.jpg'])
  })
})

describe('a name of a file that was not uploaded', () => {
  it('is listed as missing, and found by a retry after it was uploaded', async () => {
    const { id, report } = await takeProducts({ 'FILE-1': 'front.jpg' })
    expect(report).toMatchObject({ created: 1, failed: 0 })
    expect(await problemsOf(id)).toEqual([['named', 'not_sent']])
    await sendAdmin(shop, 'sendPictures', { files: [{ name: 'front.jpg', bytes: red }] }, { token: elsa.token })
    await retry(id)
    await fetchPictures()
    expect(await urlsOf('FILE-1')).toHaveLength(1)
  })

  const sendAll = async (id: string, ...names: string[]) =>
    (
      await sendAdmin(
        shop,
        'uploadImportPictures',
        { path: { id }, files: names.map((name) => ({ name, bytes: name.endsWith('.txt') ? Buffer.from('a') : red })) },
        { token: (await addOperator(shop, 'catalogue')).token },
      )
    ).json()

  it('is no failed fetch, and is added by one upload for all products, by name', async () => {
    const { id, report } = await takeProducts({
      'NAMED-1': 'C:\\bilder\\kola.jpg;file:///D:/bilder/salt.png',
      'NAMED-2': 'bilder/KOLA.JPG',
      'NAMED-3': 'other.webp',
    })
    expect(report).toMatchObject({ created: 3, failed: 0, warned: 0 })
    const { counts, pictures } = await list(id)
    expect(counts).toEqual({ added: 0, waiting: 0, named: 4, failed: 0 })
    expect(pictures.map(({ name, state }) => `${name} ${state}`)).toEqual([
      'kola.jpg named',
      'salt.png named',
      'KOLA.JPG named',
      'other.webp named',
    ])
    // A colleague has the pictures.
    expect(await sendAll(id, 'Kola.jpg', 'unknown.jpg', 'other.webp.txt')).toMatchObject({
      pictures: [
        { name: 'Kola.jpg', problem: null },
        { name: 'unknown.jpg', problem: { code: 'not_missing' } },
        { name: 'other.webp.txt', problem: { code: 'not_missing' } },
      ],
      counts: { added: 2, named: 2 },
    })
    // The answer was lost.
    expect(await sendAll(id, 'Kola.jpg')).toMatchObject({ pictures: [{ problem: null }], counts: { added: 2 } })
    expect([(await urlsOf('NAMED-1')).length, (await urlsOf('NAMED-2')).length]).toEqual([1, 1])
    await fetchPictures()
    expect(requested).toEqual([])
  })

  it('is left out with all others, apart from addresses, and those apart from names', async () => {
    const { id } = await takeProducts({ 'ALL-1': 'a.jpg;https://cdn.example.invalid/dead.svg', 'ALL-2': 'b.jpg' })
    web.set('https://cdn.example.invalid/dead.svg', Buffer.from('<svg/>'))
    await fetchPictures()
    const leaveOut = (state: 'named' | 'failed') =>
      unwrap(elsa.client.DELETE('/admin/imports/{id}/pictures', { params: { path: { id }, query: { state } } }))
    expect(await leaveOut('named')).toEqual({ counts: { added: 0, waiting: 0, named: 0, failed: 1 } })
    expect((await list(id)).pictures).toMatchObject([{ state: 'failed', problem: { code: 'not_a_picture' } }])
    expect(await leaveOut('failed')).toEqual({ counts: { added: 0, waiting: 0, named: 0, failed: 0 } })
    const left = await db
      .select({ after: events.after })
      .from(events)
      .where(eq(events.subjectId, await productOf('ALL-1')))
      .orderBy(asc(events.id))
    expect(left.map(({ after }) => after)).toEqual([
      { name: 'a.jpg' },
      { name: 'https://cdn.example.invalid/dead.svg' },
    ])
  })

  it('is found among uploaded pictures in capitals or not', async () => {
    await sendAdmin(shop, 'sendPictures', { files: [{ name: 'Big.JPG', bytes: red }] }, { token: elsa.token })
    await takeProducts({ 'BIG-1': 'c:/pictures/big.jpg' })
    expect(await urlsOf('BIG-1')).toHaveLength(1)
  })

  it('is another picture in the file of another sender', async () => {
    const [mine, other] = [
      await takeProducts({ 'S-1': 'same.jpg' }),
      await take(rowsOf({ 'S-2': 'same.jpg' }), { picturesBy: 'x' }),
    ]
    await sendAdmin(shop, 'sendPictures', { files: [{ name: 'same.jpg', bytes: red }] }, { token: elsa.token })
    await Promise.all([retry(mine.id), retry(other.id)])
    await fetchPictures()
    expect([(await urlsOf('S-1')).length, (await urlsOf('S-2')).length]).toEqual([1, 0])
  })
})

it('a check fetches nothing, and reports what will be fetched and what is missing', async () => {
  const file = rowsOf({
    'CHECK-1': 'https://cdn.example/1.jpg;https://img.example/2.jpg;none.jpg',
    'CHECK-2': 'https://cdn.example/1.jpg',
  })
  const { id, report } = await take(file, { isCheck: true })
  const found = { to_fetch: 2, hosts: ['cdn.example', 'img.example'], missing: 1, missing_names: ['none.jpg'] }
  expect(report).toMatchObject({ created: 2, failed: 0, pictures: found })
  await fetchPictures()
  expect(requested).toEqual([])
  expect((await list(id)).count).toBe(0)
})

describe('a fetched picture', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((name) => `https://cdn.example/${name}.jpg`) as [string, string, string]
  const changeImages = async (sku: string, images: { image: string }[]) => {
    const id = await productOf(sku)
    const { headers } = await sendAdmin(shop, 'getProduct', { path: { id } }, { token: elsa.token })
    const request = { path: { id }, headers: { 'if-match': headers.etag as string }, body: { images } }
    expect((await sendAdmin(shop, 'updateProduct', request, { token: elsa.token })).statusCode).toBe(200)
  }

  it('gets its position among those that arrived before, and changes the entity tag of its product', async () => {
    await takeProducts({ 'ORDER-1': [a, b, c].join(';') })
    const tag = async () =>
      (await sendAdmin(shop, 'getProduct', { path: { id: await productOf('ORDER-1') } }, { token: elsa.token })).headers
        .etag
    web.set(c, blue)
    const before = await tag()
    await fetchPictures()
    const [third] = await urlsOf('ORDER-1')
    expect(await tag()).not.toBe(before)
    web.set(a, red).set(b, green)
    shop.clock.advance(minute)
    await fetchPictures()
    const urls = await urlsOf('ORDER-1')
    expect(urls).toHaveLength(3)
    expect(urls[2]).toBe(third)
  })

  it('replaces the former pictures only when all of the file have arrived', async () => {
    web.set(a, red)
    await takeProducts({ 'FORMER-1': a })
    await fetchPictures()
    const former = await urlsOf('FORMER-1')
    shop.clock.advance(13 * 60 * minute)
    web.set(b, green)
    await takeProducts({ 'FORMER-1': `${b};${c}` })
    await fetchPictures()
    const [first, ...rest] = await urlsOf('FORMER-1')
    expect([first === former[0], rest]).toEqual([false, former])
    web.set(c, blue)
    shop.clock.advance(minute)
    await fetchPictures()
    const urls = await urlsOf('FORMER-1')
    expect([urls[0], urls.length, urls.includes(former[0]!)]).toEqual([first, 2, false])
  })

  it('is appended if an operator has changed the pictures meanwhile', async () => {
    web.set(b, green)
    const { id } = await takeProducts({ 'OWN-1': `${a};${b}` })
    await fetchPictures()
    await sendAdmin(shop, 'sendPictures', { files: [{ name: 'own.jpg', bytes: blue }] }, { token: elsa.token })
    await changeImages('OWN-1', [{ image: 'own.jpg' }, { image: (await urlsOf('OWN-1'))[0]! }])
    const own = await urlsOf('OWN-1')
    web.set(a, red)
    shop.clock.advance(minute)
    await fetchPictures()
    const urls = await urlsOf('OWN-1')
    expect([urls.slice(0, 2), urls.length]).toEqual([own, 3])
    expect((await list(id)).counts).toEqual({ added: 2, waiting: 0, named: 0, failed: 0 })
  })

  it('of the same address is fetched once, whatever number of products and files name it', async () => {
    web.set(a, red)
    await takeProducts({ 'ONCE-1': a, 'ONCE-2': a })
    await takeProducts({ 'ONCE-3': a })
    await fetchPictures()
    expect(requested).toEqual([a])
    await takeProducts({ 'ONCE-4': a })
    expect(await urlsOf('ONCE-4')).toEqual(await urlsOf('ONCE-1'))
    await fetchPictures()
    expect(requested).toEqual([a])
  })

  it.each([
    ['not a picture by its content', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'not_a_picture'],
    ['cut off', red.subarray(0, red.length / 2), 'unreadable_file'],
  ])('that is %s fails at once', async (_, bytes, code) => {
    web.set(a, bytes)
    const { id } = await takeProducts({ [code]: a })
    await fetchPictures()
    expect(await problemsOf(id)).toEqual([['failed', code]])
  })
})

describe('requests for pictures', () => {
  const addresses = (host: string, count: number) =>
    Array.from({ length: count }, (_, index) => `https://${host}/${index}.jpg`)

  it('are four at once for each host, of all stores together', async () => {
    const running = new Map<string, number>()
    let open = () => {}
    const gate = new Promise<void>((resolve) => {
      open = resolve
    })
    const fetch: FetchPicture = async (address) => {
      const { host } = new URL(address)
      running.set(host, (running.get(host) ?? 0) + 1)
      await gate
      return red
    }
    const all = [...addresses('one.example', 12), ...addresses('two.example', 2)]
    const { id } = await takeProducts(Object.fromEntries(all.map((address, index) => [`HOST-${index}`, address])))
    const stores = [jobsWith(fetch), jobsWith(fetch)]
    const fetching = Promise.all(stores.map((store) => store.fetchPictures()))
    const expected = { 'one.example': 4, 'two.example': 2 }
    await expect.poll(() => Object.fromEntries(running)).toEqual(expected)
    // Time for requests beyond the limit.
    await delay(300)
    expect(Object.fromEntries(running)).toEqual(expected)
    open()
    await fetching
    expect((await list(id)).counts).toEqual({ added: 14, waiting: 0, named: 0, failed: 0 })
  })

  it('are sent again by another store if theirs was killed, and three kills fail the picture', async () => {
    const address = 'https://cdn.example/kill.jpg'
    web.set(address, red)
    const { id } = await takeProducts({ 'KILL-1': address })
    const claimedBefore = (tries: number, interval: string) =>
      db
        .update(importPictures)
        .set({ state: 'fetching', tries, leasedUntil: sql`now() + ${interval}::interval` })
        .where(eq(importPictures.name, address))
    await claimedBefore(1, '1 minute')
    await fetchPictures()
    expect(requested).toEqual([])
    await claimedBefore(3, '-1 second')
    await fetchPictures()
    expect(requested).toEqual([])
    expect(await problemsOf(id)).toEqual([['failed', 'not_processed']])
    await claimedBefore(2, '-1 second')
    await fetchPictures()
    expect(requested).toEqual([address])
    expect((await list(id)).counts).toEqual({ added: 1, waiting: 0, named: 0, failed: 0 })
  })

  it('are aborted when the store stops, which does not count as an attempt', async () => {
    const { id } = await takeProducts({ 'STOP-1': 'https://cdn.example/stop.jpg' })
    const store = jobsWith(
      (_address, _maxBytes, signal) =>
        new Promise((_, reject) =>
          signal!.addEventListener('abort', () => reject(new FetchProblem(fault('unreachable')))),
        ),
    )
    const running = store.fetchPictures()
    await expect.poll(async () => (await list(id)).pictures[0]?.state).toBe('fetching')
    await store.stop()
    await running
    expect((await list(id)).pictures).toMatchObject([{ state: 'waiting', tries: 0, problem: null }])
  })

  describe('through the guard of the network', () => {
    const large = Buffer.alloc(10 * 1024 * 1024 + 1)
    const server = createServer((request, response) => {
      if (request.url === '/large.jpg') return response.end(large)
      if (request.url === '/inside.jpg')
        return response.writeHead(302, { location: 'https://inside.example/a.jpg' }).end()
      return response.writeHead(503).end()
    })
    const hosts: Record<string, string[]> = { 'inside.example': ['10.0.0.7'], 'cdn.example': ['93.184.216.34'] }
    /** Addresses that were connected to. */
    const connected: string[] = []
    const guarded = createPictureFetcher({
      resolve: async (host) => hosts[host] ?? [],
      request(options) {
        options.lookup?.(options.hostname ?? '', {}, (_error, address) => connected.push(String(address)))
        const { port } = server.address() as AddressInfo
        return requestPlainly({ ...options, hostname: '127.0.0.1', port, lookup: undefined })
      },
    })
    const store = jobsWith(guarded)

    beforeAll(async () => {
      server.listen(0, '127.0.0.1')
      await once(server, 'listening')
    })
    afterAll(() => server.close())

    it('never reach a private network, at the first try, by a redirect, later or by a retry', async () => {
      const { id } = await takeProducts({
        'GUARD-1': 'https://inside.example/a.jpg',
        'GUARD-2': 'https://cdn.example/inside.jpg',
        'GUARD-3': 'https://cdn.example/later.jpg',
      })
      await store.fetchPictures()
      expect(await problemsOf(id)).toEqual([
        ['failed', 'private_network'],
        ['failed', 'private_network'],
        ['waiting', 'answers_with'],
      ])
      hosts['cdn.example'] = ['127.0.0.1']
      shop.clock.advance(minute)
      await store.fetchPictures()
      await retry(id)
      await store.fetchPictures()
      expect(await problemsOf(id)).toEqual(Array.from({ length: 3 }, () => ['failed', 'private_network']))
      expect(connected).toEqual(['93.184.216.34', '93.184.216.34'])
    })

    it('end at 10 MB', async () => {
      hosts['cdn.example'] = ['93.184.216.34']
      const { id } = await takeProducts({ 'LARGE-1': 'https://cdn.example/large.jpg' })
      await store.fetchPictures()
      expect((await list(id)).pictures).toMatchObject([
        { state: 'failed', problem: { code: 'file_too_large', params: { megabytes: 10 } } },
      ])
    })
  })
})

it('logs no error', () => expect(errors).toEqual([]))

describe('a file of handles or SKUs and pictures alone', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => `https://cdn.example/add-${name}.jpg`) as [
    ...[string, string, string, string],
  ]
  const handleOf = async (sku: string) => {
    const [found] = await db
      .select({ handle: products.handle, title: products.title })
      .from(products)
      .where(eq(products.id, await productOf(sku)))
    return found!
  }

  it('of Shopify adds pictures in their order, and removes and renames nothing', async () => {
    web.set(a, red).set(b, green).set(c, blue)
    await takeProducts({ 'ADD-1': a })
    await fetchPictures()
    const [first] = await urlsOf('ADD-1')
    const before = await handleOf('ADD-1')
    const file = [
      'Handle,Image Src,Image Position,Image Alt Text',
      `${before.handle},${c},2,Back`,
      `${before.handle},${b},1,Front`,
      `no-such-product,${b},1,`,
    ].join('\n')
    const { id, report: checked } = await take(file, { isCheck: true })
    expect(checked).toMatchObject({ source: 'shopify', created: 0, updated: 2, failed: 1, pictures: { to_fetch: 2 } })
    expect((await list(id)).count).toBe(0)
    const { report } = await take(file)
    expect(report).toMatchObject({ created: 0, updated: 2, failed: 1, warned: 0 })
    expect(report.failures).toMatchObject([{ row: 4, column: 'handle', problem: { code: 'not_in_shop' } }])
    expect(report.failed_rows).toContain(`no-such-product,${b},1`)
    expect(await urlsOf('ADD-1')).toEqual([first])
    await fetchPictures()
    const urls = await urlsOf('ADD-1')
    expect(urls).toHaveLength(3)
    expect(urls[0]).toBe(first)
    expect(await handleOf('ADD-1')).toEqual(before)
    expect((await take(file)).report).toMatchObject({ updated: 0, unchanged: 2, failed: 1 })
    expect(await urlsOf('ADD-1')).toEqual(urls)
  })

  it('of the shop’s own format does too, by SKU or handle, and cannot clear pictures', async () => {
    web.set(a, red).set(d, blue)
    await takeProducts({ 'ADD-2': a, 'ADD-3': a })
    await fetchPictures()
    const { handle } = await handleOf('ADD-3')
    const bySku = await take(`sku,images\nADD-2,${d}\nADD-3,-\nNONE-1,${d}`)
    expect(bySku.report).toMatchObject({ updated: 1, unchanged: 1, failed: 1, warned: 1 })
    expect(bySku.report.warnings).toMatchObject([{ row: 3, column: 'images', problem: { code: 'not_clearable' } }])
    expect(bySku.report.failures).toMatchObject([{ column: 'sku', problem: { code: 'not_in_shop' } }])
    const byHandle = await take(`handle,sku,images\n${handle},,${d}\n${handle},ADD-2,${d}`)
    expect(byHandle.report).toMatchObject({ updated: 1, failed: 1 })
    expect(byHandle.report.failures).toMatchObject([{ problem: { code: 'handle_of_other_product' } }])
    await fetchPictures()
    expect([(await urlsOf('ADD-2')).length, (await urlsOf('ADD-3')).length]).toEqual([2, 2])
  })

  it('lets pictures of an earlier file arrive, and leaves out those without room', async () => {
    const late = 'https://cdn.example/late.jpg'
    await takeProducts({ 'ADD-4': late })
    const many = Array.from({ length: 12 }, (_, index) => `https://cdn.example/many-${index}.jpg`)
    for (const [index, address] of many.entries())
      web.set(address, await jpeg(`#00${(40 + index * 15).toString(16)}ff`))
    await take(`sku,images\nADD-4,${many.slice(0, 11).join(';')}`)
    await fetchPictures()
    expect(await urlsOf('ADD-4')).toHaveLength(11)
    web.set(late, red)
    shop.clock.advance(minute)
    await fetchPictures()
    expect(await urlsOf('ADD-4')).toHaveLength(12)
    const { report } = await take(`sku,images\nADD-4,${many[11]}`)
    expect(report).toMatchObject({ unchanged: 1, warned: 1 })
    expect(report.warnings).toMatchObject([{ column: 'images', problem: { code: 'too_many_pictures' } }])
    expect(await urlsOf('ADD-4')).toHaveLength(12)
  })
})
