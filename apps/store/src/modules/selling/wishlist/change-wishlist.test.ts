import { unwrap, type ShopClient } from '@skafferi/api'
import { nameOfVariant } from '@skafferi/domain/rules/catalogue/variant-name'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { categories, customers, products, variantPrices, variants, wishlistItems } from '../../../platform/db/schema'
import { addBuyer, addBuyers, type Buyer } from '../../../testing/buyers'
import { shopOfFile, world } from '../../../testing/shop'

const dayOfMilliseconds = 24 * 60 * 60 * 1000
const [first, second, third, fourth] = world.products.map(({ id }) => id) as [string, string, string, string]
const productOf = (id: string) => world.products.find((product) => product.id === id)!

const shop = await shopOfFile()
let buyer: Buyer

beforeEach(async () => {
  buyer = await addBuyer(shop)
})

interface ItemToSave {
  product_id: string
  variant_id?: string
  note?: string
}

const read = (client: ShopClient, query: { limit?: number; offset?: number } = {}) =>
  unwrap(client.GET('/store/customer/wishlist', { params: { query } }))
const add = (client: ShopClient, body: ItemToSave) => unwrap(client.POST('/store/customer/wishlist/add', { body }))
const addAll = (client: ShopClient, ...items: ItemToSave[]) =>
  unwrap(client.POST('/store/customer/wishlist/bulk-add', { body: { items } }))
const toggle = (client: ShopClient, product_id: string, in_wishlist?: boolean) =>
  unwrap(client.POST('/store/customer/wishlist/toggle', { body: { product_id, in_wishlist } }))
const remove = (client: ShopClient, product_id: string) =>
  unwrap(client.DELETE('/store/customer/wishlist/remove', { body: { product_id } }))
const removeAll = (client: ShopClient, ...product_ids: string[]) =>
  unwrap(client.DELETE('/store/customer/wishlist/bulk-remove', { body: { product_ids } }))
const clear = (client: ShopClient) => unwrap(client.DELETE('/store/customer/wishlist/clear'))
const idsOn = async (client: ShopClient) => (await read(client, { limit: 100 })).wishlist.map(({ id }) => id)

/** Adds products a second apart. */
async function addOneByOne(client: ShopClient, ...ids: string[]): Promise<void> {
  for (const product_id of ids) {
    await add(client, { product_id })
    shop.clock.advance(1000)
  }
}

async function whileArchived(id: string, work: () => Promise<void>): Promise<void> {
  const { db } = shop.database
  await db.update(products).set({ archivedAt: shop.clock.now() }).where(eq(products.id, id))
  try {
    await work()
  } finally {
    await db.update(products).set({ archivedAt: null }).where(eq(products.id, id))
  }
}

describe('a wishlist', () => {
  it('is empty at first', async () => {
    expect(await read(buyer.client)).toEqual({ wishlist: [], count: 0, limit: 20, offset: 0 })
  })

  it('shows products like their cards, with note and expiry', async () => {
    const { variants: own } = productOf(second)
    await add(buyer.client, { product_id: second, variant_id: own[0]!.id, note: ' For Easter ' })
    const { wishlist } = await read(buyer.client)
    const { products: cards } = await unwrap(buyer.client.GET('/store/products', { params: { query: { limit: 100 } } }))
    const now = shop.clock.now().getTime()
    expect(wishlist).toEqual([
      {
        ...cards.find(({ id }) => id === second),
        is_in_wishlist: true,
        note: 'For Easter',
        wished_variant_id: own[0]!.id,
        wished_variant_title: nameOfVariant(own[0]!),
        last_ordered_at: null,
        last_quantity: null,
        added_at: new Date(now).toISOString(),
        expires_at: new Date(now + 30 * dayOfMilliseconds).toISOString(),
      },
    ])
  })

  it('is sorted last added first, and paginated', async () => {
    await addOneByOne(buyer.client, first, second, third)
    expect(await idsOn(buyer.client)).toEqual([third, second, first])
    const page = await read(buyer.client, { limit: 1, offset: 1 })
    expect(page).toMatchObject({ count: 3, limit: 1, offset: 1, wishlist: [{ id: second }] })
    expect(await read(buyer.client, { offset: 3 })).toMatchObject({ count: 3, wishlist: [] })
  })

  it('is shared within the company, and separate from others', async () => {
    const [stranger, colleague] = await addBuyers(shop, 2)
    const { db } = shop.database
    await db.update(customers).set({ companyId: buyer.companyId }).where(eq(customers.id, colleague!.customerId))
    await add(buyer.client, { product_id: first })
    await add(stranger!.client, { product_id: second })
    expect(await idsOn(colleague!.client)).toEqual([first])
    expect(await idsOn(stranger!.client)).toEqual([second])
    await removeAll(stranger!.client, first, second)
    await clear(stranger!.client)
    expect(await idsOn(buyer.client)).toEqual([first])
    expect(await clear(colleague!.client)).toMatchObject({ count: 0 })
    expect(await idsOn(buyer.client)).toEqual([])
  })

  it('requires a customer', async () => {
    const visitor = shop.client()
    for (const call of [
      read,
      clear,
      (by: typeof visitor) => add(by, { product_id: first }),
      (by: typeof visitor) => toggle(by, first),
    ]) {
      await expect(call(visitor)).rejects.toMatchObject({ status: 401, message: 'Unauthorized' })
    }
  })

  it('shows and counts only products for sale; a product that is for sale again is shown again', async () => {
    await addOneByOne(buyer.client, first, second)
    await whileArchived(first, async () => {
      expect(await read(buyer.client)).toMatchObject({ count: 1, wishlist: [{ id: second }] })
      expect(await add(buyer.client, { product_id: third })).toMatchObject({ count: 2 })
    })
    expect(await read(buyer.client)).toMatchObject({ count: 3 })
  })

  it('is read in two statements, whatever its size', async () => {
    const statements = async () => (await shop.statementsOf(() => read(buyer.client, { limit: 100 }))).length
    await add(buyer.client, { product_id: first })
    // The first statement loads the session.
    expect(await statements()).toBe(3)
    await addAll(buyer.client, ...world.products.slice(0, 60).map(({ id }) => ({ product_id: id })))
    expect(await statements()).toBe(3)
  })
})

describe('an entry', () => {
  it('expires after 30 days', async () => {
    await add(buyer.client, { product_id: first })
    shop.clock.advance(30 * dayOfMilliseconds - 1)
    expect(await idsOn(buyer.client)).toEqual([first])
    shop.clock.advance(1)
    expect(await read(buyer.client)).toMatchObject({ wishlist: [], count: 0 })
    expect(await read(buyer.client, { offset: 1 })).toMatchObject({ count: 0 })
  })

  it('is deleted after its expiry when the wishlist is changed', async () => {
    const { db } = shop.database
    const rows = () => db.$count(wishlistItems, eq(wishlistItems.companyId, buyer.companyId))
    await add(buyer.client, { product_id: first })
    shop.clock.advance(30 * dayOfMilliseconds)
    expect(await rows()).toBe(1)
    expect(await remove(buyer.client, second)).toMatchObject({ count: 0 })
    expect(await rows()).toBe(0)
  })

  it('is renewed when its product is added again, with the new note', async () => {
    const variantId = productOf(first).variants[0]!.id
    await add(buyer.client, { product_id: first, variant_id: variantId, note: 'Old' })
    shop.clock.advance(1000)
    await add(buyer.client, { product_id: second })
    shop.clock.advance(20 * dayOfMilliseconds)
    expect(await add(buyer.client, { product_id: first, note: 'New' })).toMatchObject({ in_wishlist: true, count: 2 })
    const { wishlist } = await read(buyer.client)
    const end = new Date(shop.clock.now().getTime() + 30 * dayOfMilliseconds).toISOString()
    expect(wishlist[0]).toMatchObject({ id: first, note: 'New', wished_variant_id: null, expires_at: end })
    shop.clock.advance(15 * dayOfMilliseconds)
    expect(await idsOn(buyer.client)).toEqual([first])
  })

  it('is added again by a toggle after it expired', async () => {
    await add(buyer.client, { product_id: first })
    shop.clock.advance(30 * dayOfMilliseconds)
    expect(await toggle(buyer.client, first)).toMatchObject({ in_wishlist: true, count: 1 })
    expect(await idsOn(buyer.client)).toEqual([first])
  })

  it.each([
    '<script>alert(1)</script>',
    "'; drop table wishlist_items; --",
    '${7*7} {{7*7}} %s \\u0000 \\',
    'RTL \u202e gnissorc',
    '🧂👨‍👩‍👧 é Å',
    'two\nlines',
  ])('keeps its note unchanged: %j', async (note) => {
    await add(buyer.client, { product_id: first, note })
    expect((await read(buyer.client)).wishlist[0]!.note).toBe(note)
  })

  it('has no note if only white space was given', async () => {
    await add(buyer.client, { product_id: first, note: '  ' })
    expect((await read(buyer.client)).wishlist[0]!.note).toBeNull()
  })
})

describe('adding a product', () => {
  it("answers in the specification's words", async () => {
    expect(await add(buyer.client, { product_id: first })).toEqual({
      success: true,
      message: 'Successfully added to wishlist',
      in_wishlist: true,
      count: 1,
    })
  })

  it('is refused for a product that does not exist or is not for sale; the response names the product', async () => {
    await expect(add(buyer.client, { product_id: 'prod_nothing' })).rejects.toMatchObject({
      status: 404,
      code: 'product_not_found',
      fields: { prod_nothing: { code: 'not_for_sale' } },
    })
    await whileArchived(first, async () => {
      const notFound = { status: 404, code: 'product_not_found', fields: { [first]: { code: 'not_for_sale' } } }
      await expect(add(buyer.client, { product_id: first })).rejects.toMatchObject(notFound)
      await expect(toggle(buyer.client, first)).rejects.toMatchObject(notFound)
    })
    expect(await idsOn(buyer.client)).toEqual([])
  })

  it('is refused for a variant of another product', async () => {
    const other = productOf(second).variants[0]!.id
    await expect(add(buyer.client, { product_id: first, variant_id: other })).rejects.toMatchObject({
      status: 400,
      code: 'unknown_variant',
      fields: { [other]: { code: 'unknown_variant' } },
    })
    const nothing = add(buyer.client, { product_id: first, variant_id: 'variant_nothing' })
    await expect(nothing).rejects.toMatchObject({ status: 400, code: 'unknown_variant' })
    expect(await idsOn(buyer.client)).toEqual([])
  })

  it('refuses a long note, a note with a null character and unknown fields', async () => {
    await expect(add(buyer.client, { product_id: first, note: 'x'.repeat(201) })).rejects.toMatchObject({ status: 400 })
    await expect(add(buyer.client, { product_id: first, note: 'null \0' })).rejects.toMatchObject({ status: 400 })
    const forged = { product_id: first, company_id: 'comp_other', expires_at: '2099-01-01T00:00:00.000Z' }
    await expect(add(buyer.client, forged)).rejects.toMatchObject({ status: 400, code: 'invalid_request' })
  })
})

describe('adding many products', () => {
  it('adds all of them, and renews existing ones', async () => {
    await addOneByOne(buyer.client, first)
    const answer = await addAll(buyer.client, { product_id: first }, { product_id: second, note: 'Both' })
    expect(answer).toEqual({ success: true, message: expect.stringContaining('success'), count: 2 })
    const { wishlist } = await read(buyer.client)
    expect(new Set(wishlist.map(({ added_at }) => added_at))).toEqual(new Set([shop.clock.now().toISOString()]))
  })

  it('adds none if some cannot be added, and names all that cannot', async () => {
    const strange = [{ product_id: 'prod_a' }, { product_id: first }, { product_id: 'prod_b' }]
    await expect(addAll(buyer.client, ...strange)).rejects.toMatchObject({
      status: 404,
      code: 'product_not_found',
      fields: { prod_a: { code: 'not_for_sale' }, prod_b: { code: 'not_for_sale' } },
    })
    const variantId = productOf(first).variants[0]!.id
    const mixed = [
      { product_id: first, variant_id: variantId },
      { product_id: second, variant_id: variantId },
    ]
    await expect(addAll(buyer.client, ...mixed)).rejects.toMatchObject({ status: 400, code: 'unknown_variant' })
    expect(await idsOn(buyer.client)).toEqual([])
  })

  it('adds a repeated product once, e.g. two variants from a cart, and keeps the last variant', async () => {
    const product = world.products.find((candidate) => candidate.variants.length > 1)!
    const [one, other] = product.variants.map(({ id }) => id)
    const items = [one, other].map((variant_id) => ({ product_id: product.id, variant_id }))
    expect(await addAll(buyer.client, ...items)).toMatchObject({ count: 1 })
    expect((await read(buyer.client)).wishlist).toMatchObject([{ id: product.id, wished_variant_id: other }])
  })

  it('needs the same number of statements as adding one', async () => {
    const itemsToAdd = (count: number) =>
      world.products.slice(0, count).map(({ id, variants: own }) => ({ product_id: id, variant_id: own[0]!.id }))
    const statements = async (count: number) =>
      (await shop.statementsOf(() => addAll(buyer.client, ...itemsToAdd(count)))).length
    expect(await statements(40)).toBe(await statements(1))
  })
})

describe('a wishlist of 500 products', () => {
  const extra = Array.from({ length: 501 }, (_, index) => `prod_extra${index}`)

  beforeAll(async () => {
    const { db } = shop.database
    const [category] = await db.select({ id: categories.id }).from(categories).limit(1)
    const now = shop.clock.now()
    const common = { categoryId: category!.id, description: '', brand: 'Extra', tags: [], searchText: '' }
    await db.insert(products).values(
      extra.map((id) => ({
        id,
        title: id,
        handle: id,
        ...common,
        specification: [],
        taxClass: 'food' as const,
        createdAt: now,
        publishedAt: now,
      })),
    )
    await db.insert(variants).values(
      extra.map((id) => ({
        id: `variant_of_${id}`,
        productId: id,
        title: id,
        unit: 'bag',
        packSize: 1,
        inventoryQuantity: 1,
        position: 0,
      })),
    )
    await db
      .insert(variantPrices)
      .values(extra.map((id) => ({ variantId: `variant_of_${id}`, currencyCode: 'eur', minQuantity: 1, amount: 100 })))
  })
  beforeEach(() => addAll(buyer.client, ...extra.slice(0, 500).map((product_id) => ({ product_id }))))

  it('accepts no further product in any operation', async () => {
    const further = extra[500]!
    const full = { status: 409, code: 'wishlist_full' }
    await expect(add(buyer.client, { product_id: further })).rejects.toMatchObject(full)
    await expect(addAll(buyer.client, { product_id: further })).rejects.toMatchObject(full)
    await expect(toggle(buyer.client, further)).rejects.toMatchObject(full)
    expect(await read(buyer.client, { limit: 1 })).toMatchObject({ count: 500 })
  })

  it('accepts products it already has, and another product after a removal', async () => {
    expect(await add(buyer.client, { product_id: extra[0]! })).toMatchObject({ count: 500 })
    expect(await toggle(buyer.client, extra[0]!)).toMatchObject({ in_wishlist: false, count: 499 })
    expect(await add(buyer.client, { product_id: extra[500]! })).toMatchObject({ count: 500 })
  })

  it('does not grow beyond 500 products through concurrent requests', async () => {
    await removeAll(buyer.client, extra[0]!, extra[1]!)
    const items = [0, 1, 500].map((index) => add(buyer.client, { product_id: extra[index]! }))
    const outcomes = await Promise.allSettled(items)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(await read(buyer.client, { limit: 1 })).toMatchObject({ count: 500 })
  })
})

describe('a toggle', () => {
  it('adds a missing product, removes an existing one, and answers which it did', async () => {
    expect(await toggle(buyer.client, first)).toEqual({
      success: true,
      message: 'Successfully added to wishlist',
      in_wishlist: true,
      count: 1,
    })
    expect(await toggle(buyer.client, first)).toEqual({
      success: true,
      message: 'Successfully removed from wishlist',
      in_wishlist: false,
      count: 0,
    })
    expect(await idsOn(buyer.client)).toEqual([])
  })

  it('with the state that is wanted comes to that state, however often and by whomever it is sent', async () => {
    for (const inWishlist of [true, true, false, false, true]) {
      expect(await toggle(buyer.client, first, inWishlist)).toMatchObject({
        in_wishlist: inWishlist,
        count: inWishlist ? 1 : 0,
      })
      expect(await idsOn(buyer.client)).toEqual(inWishlist ? [first] : [])
    }
    const both = await Promise.all([toggle(buyer.client, first, false), toggle(buyer.client, first, false)])
    expect(both.map(({ in_wishlist }) => in_wishlist)).toEqual([false, false])
    expect(await idsOn(buyer.client)).toEqual([])
  })

  it('with the current state keeps the note', async () => {
    await add(buyer.client, { product_id: first, note: 'For Easter' })
    await toggle(buyer.client, first, true)
    expect((await read(buyer.client)).wishlist[0]!.note).toBe('For Easter')
  })

  it('removes products that are not for sale any more', async () => {
    await add(buyer.client, { product_id: first })
    await whileArchived(first, async () => {
      expect(await toggle(buyer.client, first)).toMatchObject({ in_wishlist: false })
    })
    expect(await idsOn(buyer.client)).toEqual([])
  })

  it.each([
    ['an even number of concurrent toggles leaves the wishlist unchanged', 10, []],
    ['an odd number of concurrent toggles adds the product', 11, [first]],
  ])('%s', async (_fact, times, expected) => {
    const answers = await Promise.all(Array.from({ length: times }, () => toggle(buyer.client, first)))
    expect(answers.filter(({ in_wishlist }) => in_wishlist)).toHaveLength(Math.ceil(times / 2))
    expect(await idsOn(buyer.client)).toEqual(expected)
  })

  it('of several products at the same time adds all of them', async () => {
    const ids = world.products.slice(0, 8).map(({ id }) => id)
    await Promise.all([...ids, ...ids.toReversed(), ...ids].map((id) => toggle(buyer.client, id)))
    expect((await idsOn(buyer.client)).sort()).toEqual([...ids].sort())
  })
})

describe('removing products', () => {
  beforeEach(() => addOneByOne(buyer.client, first, second, third))

  it('is possible for one product, and repeating it is a no-op', async () => {
    const answer = { success: true, message: 'Successfully removed from wishlist', in_wishlist: false, count: 2 }
    expect(await remove(buyer.client, second)).toEqual(answer)
    expect(await remove(buyer.client, second)).toEqual(answer)
    expect(await idsOn(buyer.client)).toEqual([third, first])
  })

  it('removes several products, and ignores products that are not on the wishlist', async () => {
    expect(await removeAll(buyer.client, third, fourth, 'prod_nothing', first)).toEqual({
      success: true,
      message: expect.stringContaining('success'),
      count: 1,
    })
    expect(await idsOn(buyer.client)).toEqual([second])
  })

  it('is possible for all, including those not for sale', async () => {
    const answer = { success: true, message: expect.stringContaining('success'), count: 0 }
    await whileArchived(first, async () => expect(await clear(buyer.client)).toEqual(answer))
    expect(await idsOn(buyer.client)).toEqual([])
  })
})

describe('the catalogue', () => {
  it('tells only the company that a product is on its wishlist', async () => {
    const stranger = await addBuyer(shop)
    const cardOf = async (client: ShopClient) => {
      const query = { q: productOf(first).title, limit: 100 }
      const { products: cards } = await unwrap(client.GET('/store/products', { params: { query } }))
      return cards.find(({ id }) => id === first)
    }
    await add(buyer.client, { product_id: first })
    expect(await cardOf(buyer.client)).toMatchObject({ is_in_wishlist: true })
    expect(await cardOf(stranger.client)).toMatchObject({ is_in_wishlist: false })
    shop.clock.advance(30 * dayOfMilliseconds)
    expect(await cardOf(buyer.client)).toMatchObject({ is_in_wishlist: false })
  })
})
