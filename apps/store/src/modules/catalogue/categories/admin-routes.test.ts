import { unwrap } from '@skafferi/api'
import { asc, desc, eq, inArray } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { categories, events, products } from '../../../platform/db/schema'
import { addKey, addOperator, adminClient, sendAdmin } from '../../../testing/operators'
import { shopOfFile, world } from '../../../testing/shop'

const shop = await shopOfFile()
const { db } = shop.database
const elsa = await addOperator(shop, 'catalogue')
const noor = await addOperator(shop, 'owner')
const reader = await addOperator(shop, 'reader')
const anna = shop.client(await shop.signIn('kiosk'))

const [camera] = world.categories as [(typeof world.categories)[number]]
const stored = await db.select().from(categories)
const originalCategories = await db.select({ id: products.id, categoryId: products.categoryId }).from(products)

// Restores the catalogue after each test.
beforeEach(async () => {
  for (const { id, categoryId } of originalCategories)
    await db.update(products).set({ categoryId }).where(eq(products.id, id))
  await db.update(categories).set({ parentId: null })
  const added = (await db.select({ id: categories.id }).from(categories)).filter(
    ({ id }) => !stored.some((row) => row.id === id),
  )
  if (added.length > 0)
    await db.delete(categories).where(
      inArray(
        categories.id,
        added.map(({ id }) => id),
      ),
    )
  for (const { id, ...row } of stored) await db.update(categories).set(row).where(eq(categories.id, id))
})

interface Words {
  name?: string
  handle?: string
  description?: string
  parent_category_id?: string | null
  rank?: number
}

const read = async (id: string) =>
  (await unwrap(elsa.client.GET('/admin/product-categories/{id}', { params: { path: { id } } }))).product_category

async function add(body: Words & { name: string }, key?: string, by = elsa) {
  const params = { header: { 'Idempotency-Key': key } }
  return (await unwrap(by.client.POST('/admin/product-categories', { params, body }))).product_category
}

async function change(id: string, body: Words, by = elsa, etag?: string) {
  const params = { path: { id }, header: { 'If-Match': etag ?? (await read(id)).etag } }
  return (await unwrap(by.client.POST('/admin/product-categories/{id}', { params, body }))).product_category
}

async function remove(id: string, etag?: string) {
  const params = { path: { id }, header: { 'If-Match': etag ?? (await read(id)).etag } }
  return unwrap(elsa.client.DELETE('/admin/product-categories/{id}', { params }))
}

const tree = async () => (await unwrap(elsa.client.GET('/admin/product-categories'))).product_categories
async function firstTwo() {
  const [first, second] = await tree()
  return [first!, second!] as const
}

const tags = async () =>
  (await unwrap(anna.GET('/store/product-categories', { params: { query: { limit: 100 } } }))).product_categories
const find = (query: { q?: string; category?: string; facets?: 1 }) =>
  unwrap(anna.GET('/store/products', { params: { query: { limit: 100, ...query } } }))
const lastOf = async (id: string) =>
  (await db.select().from(events).where(eq(events.subjectId, id)).orderBy(desc(events.id)).limit(1))[0]

describe('the tree of categories', () => {
  it('is visible to every role in the shop’s order, with product counts that include hidden ones', async () => {
    const { product_categories: listed, count } = await unwrap(reader.client.GET('/admin/product-categories'))
    expect(listed.map(({ name }) => name)).toEqual((await tags()).map(({ name }) => name))
    expect(count).toBe(world.categories.length)
    const cameraProducts = originalCategories.filter(({ categoryId }) => categoryId === camera.id)
    await db.update(products).set({ publishedAt: null }).where(eq(products.id, cameraProducts[0]!.id))
    expect(await read(camera.id)).toMatchObject({
      parent_category_id: null,
      product_count: cameraProducts.length,
      subcategory_count: 0,
    })
    await db.update(products).set({ publishedAt: shop.clock.now() }).where(eq(products.id, cameraProducts[0]!.id))
  })

  it('can be changed only by owners, catalogue operators, and programs with that scope', async () => {
    expect(await add({ name: 'By an owner' }, undefined, noor)).toMatchObject({ handle: 'by-an-owner' })
    const { token } = await addKey(shop, ['catalogue'])
    const program = adminClient(shop, { bearer: token, origin: null })
    expect(
      (await unwrap(program.POST('/admin/product-categories', { body: { name: 'By a program' } }))).product_category
        .name,
    ).toBe('By a program')
    await expect(add({ name: 'By a reader' }, undefined, reader)).rejects.toMatchObject({
      status: 403,
      code: 'role_not_allowed',
    })
    await expect(change(camera.id, { name: 'By a reader' }, reader)).rejects.toMatchObject({ status: 403 })
  })
})

describe('adding a category', () => {
  it('places it last or at the given rank, with a handle from its name, and buyers see it at once', async () => {
    const salt = await add({ name: ' Saltlakrits & Ägg ', description: 'Salt.', parent_category_id: camera.id })
    expect(salt).toMatchObject({
      name: 'Saltlakrits & Ägg',
      handle: 'saltlakrits-agg',
      description: 'Salt.',
      rank: 0,
      product_count: 0,
    })
    expect(await add({ name: 'First', parent_category_id: camera.id, rank: 0 })).toMatchObject({ rank: 0 })
    expect((await read(salt.id)).rank).toBe(1)
    const order = (await tags()).map(({ name }) => name)
    expect(order.slice(order.indexOf(camera.name), order.indexOf(camera.name) + 3)).toEqual([
      camera.name,
      'First',
      'Saltlakrits & Ägg',
    ])
    expect(
      await db.select({ position: categories.position }).from(categories).orderBy(asc(categories.position)),
    ).toEqual(order.map((_, position) => ({ position })))
  })

  it('is idempotent with a key, also for concurrent requests; another request under the key is refused', async () => {
    const body = { name: 'Once', rank: 99 }
    const created = await Promise.all([add(body, 'press-1'), add(body, 'press-1')])
    expect(created[0]).toEqual(created[1])
    expect(await add(body, 'press-1')).toEqual(created[0])
    await expect(add({ ...body, rank: 0 }, 'press-1')).rejects.toMatchObject({
      status: 422,
      code: 'idempotency_key_reused',
    })
    expect((await add({ name: 'Once more' }, 'press-1', noor)).name).toBe('Once more')
  })

  it('requires a unique name and handle', async () => {
    await expect(add({ name: camera.name })).rejects.toMatchObject({
      status: 409,
      code: 'category_name_taken',
      fields: { name: { code: 'taken' } },
    })
    await expect(add({ name: 'New', handle: camera.handle })).rejects.toMatchObject({
      status: 409,
      code: 'category_handle_taken',
      fields: { handle: { code: 'taken' } },
    })
    expect((await add({ name: `${camera.name}!` })).handle).toBe(`${camera.handle}-2`)
  })

  it('refuses an unknown parent and a fourth level', async () => {
    await expect(add({ name: 'New', parent_category_id: 'cat_nothing' })).rejects.toMatchObject({
      status: 400,
      fields: { parent_category_id: { code: 'unknown_category' } },
    })
    const second = await add({ name: 'Second', parent_category_id: camera.id })
    const third = await add({ name: 'Third', parent_category_id: second.id })
    await expect(add({ name: 'Fourth', parent_category_id: third.id })).rejects.toMatchObject({
      status: 409,
      code: 'category_too_deep',
      params: { levels: 3 },
    })
  })
})

describe('changing a category', () => {
  it('updates given fields only, and is recorded under its name', async () => {
    const { id } = await add({ name: 'Old', description: 'Old words.' })
    expect(await change(id, { name: 'New' })).toMatchObject({ name: 'New', handle: 'old', description: 'Old words.' })
    const { activities } = await unwrap(
      elsa.client.GET('/admin/activities', { params: { query: { subject_id: id, limit: 1 } } }),
    )
    expect(activities[0]).toMatchObject({
      action: 'category.changed',
      subject_name: 'New',
      actor: { name: elsa.name },
      before: { name: 'Old' },
      after: { name: 'New' },
    })
  })

  it('makes it and its products searchable by the new name only', async () => {
    const before = await find({ category: camera.name })
    await change(camera.id, { name: 'Fotoutrustning' })
    expect((await find({ category: 'Fotoutrustning' })).count).toBe(before.count)
    expect((await find({ category: camera.name })).count).toBe(0)
    expect((await find({ q: 'fotoutrustning' })).count).toBe(before.count)
    await change(camera.id, { name: camera.name })
    expect((await find({ q: 'fotoutrustning' })).count).toBe(0)
  })

  it('moves it among its siblings, without changing other positions', async () => {
    const names = (await tree()).map(({ name }) => name)
    const [first, second, ...rest] = names as [string, string, ...string[]]
    const { id } = (await tree())[1]!
    await change(id, { rank: 0 })
    expect((await tree()).map(({ name }) => name)).toEqual([second, first, ...rest])
    expect((await tags()).map(({ name }) => name)).toEqual([second, first, ...rest])
    expect(await lastOf(id)).toMatchObject({ before: { place: 2 }, after: { place: 1 } })
  })

  it('moves it to another parent with all subcategories', async () => {
    const [one, two] = await firstTwo()
    const below = await add({ name: 'Below', parent_category_id: two.id })
    expect(await change(two.id, { parent_category_id: one.id })).toMatchObject({
      parent_category_id: one.id,
      rank: 0,
      subcategory_count: 1,
    })
    expect((await tree()).slice(0, 3).map(({ id }) => id)).toEqual([one.id, two.id, below.id])
    expect(await change(below.id, { parent_category_id: null, rank: 0 })).toMatchObject({
      parent_category_id: null,
      rank: 0,
    })
  })

  it('refuses to move it below itself or to a fourth level', async () => {
    const second = await add({ name: 'Second', parent_category_id: camera.id })
    const third = await add({ name: 'Third', parent_category_id: second.id })
    for (const parent of [camera.id, second.id, third.id]) {
      await expect(change(camera.id, { parent_category_id: parent })).rejects.toMatchObject({
        status: 409,
        code: 'category_below_itself',
      })
    }
    const other = world.categories.find(({ id }) => id !== camera.id)!
    await expect(change(camera.id, { parent_category_id: other.id })).rejects.toMatchObject({
      status: 409,
      code: 'category_too_deep',
    })
  })

  it('is refused if a colleague has changed or moved it since it was read', async () => {
    const { etag } = await read(camera.id)
    await change(camera.id, { description: 'Noor’s' }, noor)
    await expect(change(camera.id, { description: 'Elsa’s' }, elsa, etag)).rejects.toMatchObject({
      status: 412,
      code: 'category_changed',
    })
    const [first, second] = await firstTwo()
    await change(second.id, { rank: 0 }, noor)
    await expect(change(first.id, { rank: 1 }, elsa, first.etag)).rejects.toMatchObject({ status: 412 })
    expect(
      (await sendAdmin(shop, 'updateCategory', { path: { id: camera.id }, body: { rank: 0 } }, { token: elsa.token }))
        .statusCode,
    ).toBe(428)
    await expect(read('cat_nothing')).rejects.toMatchObject({ status: 404, code: 'category_not_found' })
  })

  it('is serialized: eight concurrent moves leave a consistent tree', async () => {
    const all = await tree()
    await Promise.allSettled(all.map(({ id, etag }, index) => change(id, { rank: all.length - 1 - index }, elsa, etag)))
    const positions = (await db.select({ position: categories.position }).from(categories)).map(
      ({ position }) => position,
    )
    expect(positions.toSorted((one, other) => one - other)).toEqual(all.map((_, position) => position))
  })

  it('to its current state records nothing', async () => {
    const { id } = await add({ name: 'Same' })
    const before = await lastOf(id)
    await change(id, { name: 'Same' })
    expect(await lastOf(id)).toEqual(before)
  })
})

describe('deleting a category', () => {
  it('is possible if it is empty; the activity still names it', async () => {
    const { id } = await add({ name: 'Brief' })
    expect(await remove(id)).toEqual({ id, object: 'product_category', deleted: true })
    await expect(read(id)).rejects.toMatchObject({ status: 404, code: 'category_not_found' })
    expect((await tags()).map(({ name }) => name)).not.toContain('Brief')
    const { activities } = await unwrap(elsa.client.GET('/admin/activities', { params: { query: { subject_id: id } } }))
    expect(activities.map(({ action, subject_name }) => [action, subject_name])).toEqual([
      ['category.deleted', 'Brief'],
      ['category.added', 'Brief'],
    ])
  })

  it('is refused if it has products, even hidden ones, or subcategories', async () => {
    const cameraProducts = originalCategories.filter(({ categoryId }) => categoryId === camera.id)
    await expect(remove(camera.id)).rejects.toMatchObject({
      status: 409,
      code: 'category_has_products',
      params: { count: cameraProducts.length },
    })
    const parent = await add({ name: 'Parent' })
    await add({ name: 'Child', parent_category_id: parent.id })
    await expect(remove(parent.id)).rejects.toMatchObject({
      status: 409,
      code: 'category_has_subcategories',
      message: 'One category is below this one. Move or delete them first.',
      params: { count: 1 },
    })
    await db
      .update(products)
      .set({ categoryId: parent.id, archivedAt: shop.clock.now() })
      .where(eq(products.id, originalCategories[0]!.id))
    await expect(remove(parent.id)).rejects.toMatchObject({
      code: 'category_has_products',
      message: expect.stringContaining('One product is'),
    })
    await db.update(products).set({ archivedAt: null }).where(eq(products.id, originalCategories[0]!.id))
  })

  it('is refused if it has changed since it was read', async () => {
    const { id, etag } = await add({ name: 'Read' })
    await change(id, { description: 'Changed.' }, noor)
    await expect(remove(id, etag)).rejects.toMatchObject({ status: 412, code: 'category_changed' })
  })
})

describe('lists for buyers', () => {
  it('include the products of subcategories, with matching counts', async () => {
    const productCount = (await find({ category: camera.name })).count
    const below = await add({ name: 'Lenses', parent_category_id: camera.id })
    const other = originalCategories.find(({ categoryId }) => categoryId !== camera.id)!
    await db.update(products).set({ categoryId: below.id }).where(eq(products.id, other.id))
    expect((await find({ category: camera.name })).count).toBe(productCount + 1)
    expect((await find({ category: 'Lenses' })).count).toBe(1)
    const counted = new Map((await tags()).map(({ name, product_count }) => [name, product_count]))
    expect([counted.get(camera.name), counted.get('Lenses')]).toEqual([productCount + 1, 1])
    for (const query of [{}, { category: camera.name }, { q: 'a' }] as const) {
      const { facets, count } = await find({ ...query, facets: 1 })
      const ofCamera = facets!.categories.find(({ value }) => value === camera.name)!.count
      if ('category' in query) expect(ofCamera).toBe(count)
      else
        expect(ofCamera).toBeGreaterThanOrEqual(facets!.categories.find(({ value }) => value === 'Lenses')?.count ?? 0)
    }
  })
})
