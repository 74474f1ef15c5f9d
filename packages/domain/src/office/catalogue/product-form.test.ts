import type { components } from '@skafferi/api/admin'
import { describe, expect, it } from 'vitest'
import { createQueryClient } from '../../platform/query-client'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, refusal } from '../../testing/test-shop'
import { createOfficeDrafts } from '../office-drafts'
import { createOffice, type Office, type OfficePaths } from '../office-context'
import { sessionKey } from '../session.queries'
import { officeWrapper } from '../testing/test-office'
import { useNewProduct } from './use-new-product'
import { useOfficeProduct } from './use-office-product'

type Product = components['schemas']['AdminProduct']

const variant: Product['variants'][number] = {
  id: 'var_1',
  sku: 'SAL-1',
  gtin: null,
  title: '',
  unit: 'bag',
  net_content: '120 g',
  pack_size: 1,
  carton_size: null,
  width_mm: null,
  height_mm: null,
  variant_weight_g: null,
  strength_mg: null,
  inventory_quantity: 8,
  reserved_quantity: 0,
  availability: 'tracked',
  available_from: null,
  shelf_place: null,
  low_stock: null,
  options: {},
  prices: [{ currency_code: 'eur', min_quantity: 1, amount: 1.8 }],
}

const fish: Product = {
  id: 'prod_1',
  handle: 'fish',
  title: 'Fish',
  status: 'published',
  is_sample: false,
  category: 'Candy',
  brand: 'Sältan',
  description: '',
  tags: [],
  weight_g: null,
  tax_class: 'confectionery',
  age_limit: null,
  flavour_class: null,
  not_sold_in: ['us'],
  images: ['/a', '/b'],
  image_alts: ['Front', 'Back'],
  published_at: null,
  options: [],
  low_stock: 50,
  variants: [variant],
}

interface Sent {
  path: string
  key: string | null
  body: unknown
}

/** A store with one product. `answer` replaces the response to the next change. */
function storeOf(first: Product) {
  let [product, version] = [first, 1]
  let answer: (() => Response | Promise<Response>) | undefined
  const sent: Sent[] = []
  const respond = () => Response.json({ product }, { headers: { etag: String(version) } })
  const store = {
    sent,
    /** Changes the product as another operator would. */
    change(part: Partial<Product>) {
      product = { ...product, ...part }
      version += 1
    },
    answerOnce(next: () => Response | Promise<Response>) {
      answer = next
    },
    async fetch(request: Request): Promise<Response> {
      const { pathname } = new URL(request.url)
      if (request.method === 'GET') return respond()
      const text = await request.text()
      sent.push({ path: pathname, key: request.headers.get('idempotency-key'), body: text && JSON.parse(text) })
      const next = answer
      answer = undefined
      if (next) return next()
      const tag = request.headers.get('if-match')
      if (tag !== null && tag !== String(version)) return refusal(412, 'product_changed', 'Changed')
      const { title = product.title } = sent.at(-1)!.body as Partial<Product>
      store.change({ title })
      return respond()
    },
  }
  return store
}

function officeOf({ fetch }: Pick<ReturnType<typeof storeOf>, 'fetch'>): Office {
  let stored: string | null = null
  const write = (text: string | null) => {
    stored = text
  }
  const paths = new Proxy({}, { get: () => () => '/' }) as OfficePaths
  const office = createOffice({
    baseUrl: 'http://store.test',
    fetch,
    locale: 'en-IE',
    timeZone: 'Europe/Stockholm',
    paths,
  })
  return { ...office, drafts: createOfficeDrafts({ read: () => stored, write, clear: () => write(null) }) }
}

/** Renders a hook for a signed-in operator. */
function open<Result>(office: Office, useIt: () => Result) {
  const queryClient = createQueryClient()
  queryClient.setQueryData(sessionKey, { operator: { id: 'op_1' }, may: ['catalogue'] })
  return renderHook(createTestShop({}), useIt, { wrapper: officeWrapper(office, queryClient) })
}

const useFish = () => useOfficeProduct('prod_1')
const formIn = ({ product }: ReturnType<typeof useFish>) => (product.status === 'ready' ? product.view.form : undefined)

it('saves a typed price of the product, also if the user goes to another page meanwhile', async () => {
  const store = storeOf(fish)
  const network = { isFree: Promise.resolve() }
  // As the network: an aborted request is not answered.
  async function fetch(request: Request) {
    await network.isFree
    request.signal.throwIfAborted()
    return store.fetch(request)
  }
  const page = await open(officeOf({ fetch }), useFish)
  await page.until((now) => formIn(now) !== undefined)
  let free = () => {}
  network.isFree = new Promise((resolve) => (free = resolve))
  await page.does(({ saveCell }) => saveCell({ sku: 'SAL-1', cell: 1, text: '2.20', over: '1.80' }))
  await page.does(({ saveCell }) => saveCell({ sku: 'SAL-1', cell: 50, text: '2.00', over: '' }))
  await page.leave()
  free()
  const priced = (min_quantity: number, amount: number) => ({
    variants: [{ sku: 'SAL-1', prices: [{ min_quantity, amount }] }],
  })
  await expect.poll(() => store.sent.map(({ body }) => body)).toEqual([priced(1, 2.2), priced(50, 2)])
})

describe('the form of a product', () => {
  it('sends only the changed fields', async () => {
    const store = storeOf(fish)
    const page = await open(officeOf(store), useFish)
    await page.until((now) => formIn(now) !== undefined)
    await page.does(({ typing }) =>
      typing.type({
        title: 'Salt Fish ',
        tags: 'Vegan; Salt',
        countries: 'se no dk fi us gb de',
        'net.var_1': '0,5 kg',
        'carton.var_1': '24',
      }),
    )
    expect(formIn(page.current())?.changed).toEqual(['title', 'tags', 'countries', 'net.var_1', 'carton.var_1'])
    expect(await page.does(({ saveForm }) => saveForm())).toBe(true)
    expect(store.sent.map(({ body }) => body)).toEqual([
      {
        title: 'Salt Fish',
        tags: ['Vegan', 'Salt'],
        countries: null,
        variants: [{ sku: 'SAL-1', net_content: '0.5 kg', carton_size: 24 }],
      },
    ])
  })

  it('keeps edits after a reload until they are saved or discarded', async () => {
    const store = storeOf(fish)
    const office = officeOf(store)
    const first = await open(office, useFish)
    await first.until((now) => formIn(now) !== undefined)
    await first.does(({ typing }) => typing.type({ description: 'Cooked in Kungälv' }))
    const again = await open(office, useFish)
    await again.until((now) => formIn(now) !== undefined)
    expect(formIn(again.current())?.draft.description).toBe('Cooked in Kungälv')
    await again.does(({ typing }) => typing.discard())
    const last = await open(office, useFish)
    await last.until((now) => formIn(now) !== undefined)
    expect(formIn(last.current())?.changed).toEqual([])
  })

  it('reports a concurrent change, keeps the edits, and saves them on the next attempt', async () => {
    const store = storeOf(fish)
    const page = await open(officeOf(store), useFish)
    await page.until((now) => formIn(now) !== undefined)
    await page.does(({ typing }) => typing.type({ title: 'Salt Fish' }))
    store.change({ brand: 'Skare', not_sold_in: [], image_alts: ['Front', 'Lid'] })
    expect(await page.does(({ saveForm }) => saveForm())).toBe(false)
    expect(page.current().remoteChanges).toMatchObject([
      { what: 'brand', before: 'Sältan', after: 'Skare' },
      { what: 'images', before: '1. Front, 2. Back', after: '1. Front, 2. Lid' },
      { what: 'countries', before: 'se no dk fi gb de', after: 'se no dk fi us gb de' },
    ])
    expect(formIn(page.current())).toMatchObject({ changed: ['title'], draft: { title: 'Salt Fish', brand: 'Skare' } })
    expect(await page.does(({ saveForm }) => saveForm())).toBe(true)
    expect(store.sent.at(-1)?.body).toEqual({ title: 'Salt Fish' })
  })

  it('reports a concurrent change of an edited field after a reload, until the operator confirms it', async () => {
    const store = storeOf(fish)
    const office = officeOf(store)
    const first = await open(office, useFish)
    await first.until((now) => formIn(now) !== undefined)
    await first.does(({ typing }) => typing.type({ brand: 'Vinga' }))
    await first.leave()
    store.change({ brand: 'Skare', title: 'Eel' })
    const again = await open(office, useFish)
    await again.until((now) => formIn(now) !== undefined)
    expect(again.current().remoteChanges).toEqual([
      { id: 'brand', what: 'brand', of: null, before: 'Sältan', after: 'Skare' },
    ])
    expect(formIn(again.current())?.draft).toMatchObject({ title: 'Eel', brand: 'Vinga' })
    await again.does(({ dismissRemoteChanges }) => dismissRemoteChanges())
    expect(again.current().remoteChanges).toEqual([])
    expect(formIn(again.current())?.draft.brand).toBe('Vinga')
  })

  it('shows the store’s refusal at its field until the field is edited', async () => {
    const store = storeOf({ ...fish, variants: [variant, { ...variant, id: 'var_2', sku: 'SAL-2' }] })
    const page = await open(officeOf(store), useFish)
    await page.until((now) => formIn(now) !== undefined)
    await page.does(({ typing }) => typing.type({ 'gtin.var_2': '735000000120' }))
    const fault = { code: 'format', message: 'has an invalid format', params: {} }
    const details = { fields: { 'variants.0.gtin': fault } }
    store.answerOnce(() =>
      Response.json(
        { code: 'invalid_data', type: 'invalid_data', message: 'Invalid', ...details, details },
        { status: 400 },
      ),
    )
    expect(await page.does(({ saveForm }) => saveForm())).toBe(false)
    expect(page.current().refused).toEqual({ 'gtin.var_2': fault })
    await page.does(({ typing }) => typing.type({ 'gtin.var_2': '7350000001208' }))
    expect(page.current().refused).toEqual({})
  })

  it('keeps edits made during a save', async () => {
    const store = storeOf(fish)
    const page = await open(officeOf(store), useFish)
    await page.until((now) => formIn(now) !== undefined)
    await page.does(({ typing }) => typing.type({ title: 'Salt Fish' }))
    await page.does(async ({ saveForm, typing }) => {
      const saved = saveForm()
      typing.type({ brand: 'Skare' })
      await saved
    })
    expect(formIn(page.current())).toMatchObject({ changed: ['brand'], draft: { title: 'Salt Fish', brand: 'Skare' } })
    await page.does(({ typing }) => typing.type({ title: 'Salty Fish' }))
    await page.does(async ({ saveForm, typing }) => {
      const saved = saveForm()
      typing.type({ title: 'Saltier Fish' })
      await saved
    })
    expect(page.current()).toMatchObject({
      remoteChanges: [],
      product: { view: { form: { draft: { title: 'Saltier Fish' } } } },
    })
  })

  it('requires an option with a value for each variant when a second variant is added', async () => {
    const store = storeOf(fish)
    const page = await open(officeOf(store), useFish)
    await page.until((now) => formIn(now) !== undefined)
    await page.does(({ typing }) => typing.addVariant())
    expect(Object.keys(formIn(page.current())!.faults)).toEqual(['option', 'value1.var_1', 'sku.new1', 'value1.new1'])
    await page.does(({ typing }) =>
      typing.type({
        option: 'Size',
        'value1.var_1': '120 g',
        'sku.new1': 'SAL-2',
        'value1.new1': '1 kg',
        'price.new1': '14,50',
      }),
    )
    await page.does(({ saveForm }) => saveForm())
    expect(store.sent[0]?.body).toEqual({
      variants: [{ sku: 'SAL-1', options: [{ name: 'Size', value: '120 g' }] }],
      new_variants: [
        {
          sku: 'SAL-2',
          options: [{ name: 'Size', value: '1 kg' }],
          unit: 'piece',
          pack_size: 1,
          availability: 'tracked',
          prices: [{ min_quantity: 1, amount: 14.5 }],
        },
      ],
    })
    expect(formIn(page.current())?.changed).toEqual([])
  })

  it('sends pictures in their order with their alternative texts', async () => {
    const store = storeOf(fish)
    const page = await open(officeOf(store), useFish)
    await page.until((now) => formIn(now) !== undefined)
    const [front, back] = formIn(page.current())!.pictures
    await page.does(({ typing }) => typing.typePictures({ pictures: [back!, { ...front!, alt: ' ' }] }))
    await page.does(({ saveForm }) => saveForm())
    expect(store.sent[0]?.body).toEqual({ images: [{ image: '/b', alt: 'Back' }, { image: '/a' }] })
  })
})

it('adds a tier as an empty column and sends it when a price is typed', async () => {
  const store = storeOf(fish)
  const page = await open(officeOf(store), useFish)
  await page.until((now) => formIn(now) !== undefined)
  await page.does(({ addTier }) => addTier({ from: 50 }))
  expect(page.current().product).toMatchObject({
    view: { tiers: [{ from: 1 }, { from: 50 }], variants: [{ prices: [{ value: '1.80' }, { value: '' }] }] },
  })
  await page.does(({ saveCell }) => saveCell({ sku: 'SAL-1', cell: 50, text: '1,48', over: '' }))
  expect(store.sent[0]?.body).toEqual({ variants: [{ sku: 'SAL-1', prices: [{ min_quantity: 50, amount: 1.48 }] }] })
})

it('asks before a large change of a price or a stock, and saves it once it is confirmed', async () => {
  const store = storeOf(fish)
  const page = await open(officeOf(store), useFish)
  await page.until((now) => formIn(now) !== undefined)
  const price = { sku: 'SAL-1', cell: 1, text: '18', over: '1.80' } as const
  const jump = () => Response.json({ type: 'conflict', code: 'price_jump', message: 'Large' }, { status: 409 })
  const isAsked = (code: string) => page.until(({ cells }) => cells.at(-1)?.refusal?.code === code)
  for (const again of [false, true]) {
    store.answerOnce(jump)
    await page.does(({ saveCell }) => saveCell({ ...price, confirmed: again }))
    await isAsked('price_jump')
    await page.does(({ revertCell }) => revertCell(price))
  }
  store.answerOnce(jump)
  await page.does(({ saveCell }) => saveCell(price))
  await isAsked('price_jump')
  await page.does(({ saveCell }) => saveCell({ ...price, confirmed: true }))
  const stock = { sku: 'SAL-1', cell: 'stock', text: '3', over: '8' } as const
  await page.does(({ saveCell }) => saveCell({ ...stock, confirmed: true }))
  await isAsked('stock_drop')
  await page.does(({ saveCell }) => saveCell({ ...stock, confirmed: true }))
  await page.until(({ cells }) => cells.at(-1)?.state === 'saved')
  const body = { variants: [{ sku: 'SAL-1', prices: [{ min_quantity: 1, amount: 18 }] }] }
  expect(store.sent.map((each) => each.body)).toEqual([
    body,
    body,
    body,
    { ...body, confirm_price_jumps: true },
    { variants: [{ sku: 'SAL-1', inventory_quantity: 3, replaces_inventory_quantity: 8 }] },
  ])
})

it('refuses a stock change if the stock has changed, and reloads the product', async () => {
  const store = storeOf(fish)
  const page = await open(officeOf(store), useFish)
  await page.until((now) => formIn(now) !== undefined)
  store.change({ variants: [{ ...variant, inventory_quantity: 6 }] })
  const params = { sku: 'SAL-1', seen: 8, now: 6 }
  store.answerOnce(() =>
    Response.json({ type: 'conflict', code: 'stock_changed', message: 'Sold', params }, { status: 409 }),
  )
  await page.does(({ saveCell }) => saveCell({ sku: 'SAL-1', cell: 'stock', text: '20', over: '8' }))
  expect(store.sent[0]?.body).toEqual({
    variants: [{ sku: 'SAL-1', inventory_quantity: 20, replaces_inventory_quantity: 8 }],
  })
  await page.until(({ cells }) => cells[0]?.state === 'refused')
  expect(page.current()).toMatchObject({
    cells: [{ sku: 'SAL-1', cell: 'stock', state: 'refused', refusal: { code: 'stock_changed', params } }],
    remoteChanges: [],
    product: { view: { variants: [{ stock: { value: '6' } }] } },
  })
})

describe('a new product', () => {
  const typed = {
    title: 'Coins',
    brand: 'Sältan',
    category: 'Candy',
    tax: 'standard',
    'sku.new1': 'SAL-9',
    'price.new1': '2.10',
  }

  it('is not sent before a tax class is chosen', async () => {
    const page = await open(officeOf(storeOf(fish)), useNewProduct)
    await page.does(({ typing }) => typing.type({ ...typed, tax: '' }))
    expect(page.current().form.faults).toEqual({ tax: 'missing' })
    await page.does(({ typing }) => typing.type({ tax: 'confectionery' }))
    expect(page.current().form.faults).toEqual({})
  })

  it('is sent without brand and category if they are empty', async () => {
    const store = storeOf(fish)
    const page = await open(officeOf(store), useNewProduct)
    await page.does(({ typing }) => typing.type({ ...typed, brand: ' ', category: '' }))
    expect(page.current().form.faults).toEqual({})
    await page.does(({ save }) => save())
    expect(Object.keys(store.sent[0]?.body ?? {})).toEqual(['tax_class', 'title', 'variants'])
  })

  it('is sent again with the same idempotency key if the answer was lost, and clears the draft afterwards', async () => {
    const store = storeOf(fish)
    const page = await open(officeOf(store), useNewProduct)
    await page.does(({ typing }) => typing.type(typed))
    store.answerOnce(() => Promise.reject(new TypeError('fetch failed')))
    expect(await page.does(({ save }) => save())).toBe(true)
    const [first, second] = store.sent
    expect(first).toEqual(second)
    expect(first).toEqual({
      path: '/admin/products',
      key: expect.stringMatching(/^[0-9a-f]{32}$/),
      body: {
        title: 'Coins',
        brand: 'Sältan',
        category: 'Candy',
        tax_class: 'standard',
        variants: [
          {
            sku: 'SAL-9',
            unit: 'piece',
            pack_size: 1,
            availability: 'tracked',
            prices: [{ min_quantity: 1, amount: 2.1 }],
          },
        ],
      },
    })
    const saved = await page.until(({ form }) => form.draft.title === '')
    expect(saved).toMatchObject({ saved: 'prod_1', form: { changed: [] } })
  })

  it('has prices from a carton and other quantities; a further tier opens when one is filled in', async () => {
    const store = storeOf(fish)
    const page = await open(officeOf(store), useNewProduct)
    const tiers = () => page.current().form.fields.filter((field) => /^(from|tier)/.test(field))
    expect(tiers()).toEqual(['from1.new1', 'tier1.new1'])
    await page.does(({ typing }) => typing.type({ ...typed, 'carton.new1': '24', 'from1.new1': '24' }))
    expect(page.current().form.faults).toEqual({ 'tier1.new1': 'missing' })
    expect(tiers()).toHaveLength(4)
    await page.does(({ typing }) => typing.type({ 'tier1.new1': '1,90', 'from2.new1': '24', 'tier2.new1': 'x' }))
    expect(page.current().form.faults).toEqual({ 'from2.new1': 'tier', 'tier2.new1': 'amount' })
    await page.does(({ typing }) => typing.type({ 'from2.new1': '1' }))
    expect(page.current().form.faults).toMatchObject({ 'from2.new1': 'tier' })
    await page.does(({ typing }) => typing.type({ 'from2.new1': '96', 'tier2.new1': '1.70' }))
    expect(page.current().form.card).toMatchObject({ price: { text: '€2.10' } })
    await page.does(({ save }) => save())
    expect(store.sent[0]?.body).toMatchObject({
      variants: [
        {
          carton_size: 24,
          prices: [
            { min_quantity: 1, amount: 2.1 },
            { min_quantity: 24, amount: 1.9 },
            { min_quantity: 96, amount: 1.7 },
          ],
        },
      ],
    })
  })

  it('is added once if saving is pressed twice', async () => {
    const store = storeOf(fish)
    const page = await open(officeOf(store), useNewProduct)
    await page.does(({ typing }) => typing.type(typed))
    await page.does(({ save }) => Promise.all([save(), save()]))
    expect(store.sent).toHaveLength(1)
  })

  it('has a preview card as soon as it has a price', async () => {
    const page = await open(officeOf(storeOf(fish)), useNewProduct)
    expect(page.current().form.card).toBeNull()
    await page.does(({ typing }) => typing.type(typed))
    expect(page.current().form.card).toMatchObject({ title: 'Coins', sku: 'SAL-9', price: { text: '€2.10' } })
  })
})
