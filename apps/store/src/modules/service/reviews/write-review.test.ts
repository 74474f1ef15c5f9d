import { unwrap, type ShopClient } from '@skafferi/api'
import { desc, eq, inArray } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { companies, customers, events, products, reviews, variantPrices, variants } from '../../../platform/db/schema'
import { addBuyer, addBuyers, type Buyer } from '../../../testing/buyers'
import { shopOfFile, world } from '../../../testing/shop'
import { createReviewsOperator } from './index'

const reviewed = world.products.find(({ total_reviews }) => total_reviews >= 5)!
const unreviewed = world.products.filter(({ total_reviews }) => total_reviews === 0).map(({ id }) => id)

const shop = await shopOfFile()
let buyer: Buyer
/** A product without reviews. */
let product: string

const operator = createReviewsOperator(shop.context)

beforeEach(async () => {
  buyer = await addBuyer(shop)
  product = unreviewed[0]!
  await shop.database.db.delete(reviews).where(eq(reviews.productId, product))
})

const opinion = { title: 'Sells by itself', description: 'Our regulars ask for it.', rating: 5 }

type Changes = Partial<typeof opinion> & { product_id?: string; user_name?: string }

const write = (client: ShopClient, changes: Changes = {}) =>
  unwrap(client.POST('/store/products/reviews', { body: { ...opinion, product_id: product, ...changes } }))
const read = (
  id: string,
  query: { limit?: number; offset?: number; sort?: 'newest' | 'highest' | 'lowest'; rating?: number } = {},
  client = shop.client(),
) => unwrap(client.GET('/store/products/{id}/reviews', { params: { path: { id }, query } }))

/** Creates approved reviews with these ratings, each by another customer. */
async function approveAll(...ratings: number[]): Promise<void> {
  const writers = await addBuyers(shop, ratings.length)
  for (const [index, rating] of ratings.entries()) {
    const { review } = await write(writers[index]!.client, { rating, title: `Number ${index}` })
    await operator.approveReview(review.id)
    shop.clock.advance(1000)
  }
}

async function whileUnlisted(changes: Partial<typeof products.$inferInsert>, work: () => Promise<void>): Promise<void> {
  const { db } = shop.database
  const [before] = await db.select().from(products).where(eq(products.id, product))
  await db.update(products).set(changes).where(eq(products.id, product))
  try {
    await work()
  } finally {
    await db.update(products).set(before!).where(eq(products.id, product))
  }
}

describe('the reviews of a product', () => {
  it('are public, newest first, with figures from all of them', async () => {
    const page = await read(reviewed.id, { limit: 3 })
    const all = await read(reviewed.id, { limit: 100 })
    expect(page.reviews).toEqual(all.reviews.slice(0, 3))
    expect(all.reviews.map(({ created_at }) => created_at)).toEqual(
      all.reviews
        .map(({ created_at }) => created_at)
        .sort()
        .toReversed(),
    )
    expect(page).toMatchObject({
      average_rating: reviewed.average_rating,
      count: reviewed.total_reviews,
      ratings: all.ratings,
      limit: 3,
      offset: 0,
    })
    const rest = await read(reviewed.id, { limit: 100, offset: 3 })
    expect([...page.reviews, ...rest.reviews]).toEqual(all.reviews)
  })

  it('can be sorted and filtered by stars', async () => {
    const ratings = async (query: Parameters<typeof read>[1]) =>
      (await read(reviewed.id, query)).reviews.map(({ rating }) => rating)
    const all = await ratings({ limit: 100 })
    expect(await ratings({ limit: 100, sort: 'highest' })).toEqual(all.toSorted((a, b) => b - a))
    expect(await ratings({ limit: 100, sort: 'lowest' })).toEqual(all.toSorted((a, b) => a - b))
    const five = await read(reviewed.id, { limit: 100, rating: 5 })
    expect(five.reviews.every(({ rating }) => rating === 5)).toBe(true)
    expect(five).toMatchObject({ count: five.reviews.length, average_rating: reviewed.average_rating })
  })

  it('are counted by stars from five down, without empty counts', async () => {
    await approveAll(5, 4, 4, 1)
    expect(await read(product, { limit: 1 })).toMatchObject({
      count: 4,
      average_rating: 3.5,
      ratings: [
        { rating: 5, count: 1 },
        { rating: 4, count: 2 },
        { rating: 3, count: 0 },
        { rating: 2, count: 0 },
        { rating: 1, count: 1 },
      ],
    })
  })

  it('have an average with one decimal, rounded half up, which equals the catalogue’s', async () => {
    await approveAll(4, 4, 4, 5)
    const params = { path: { id: product } }
    const { product: listed } = await unwrap(shop.client().GET('/store/products/{id}', { params }))
    expect((await read(product)).average_rating).toBe(4.3)
    expect(listed).toMatchObject({ average_rating: 4.3, total_reviews: 4 })
  })

  it('have no average if there are none', async () => {
    expect(await read(product)).toEqual({
      reviews: [],
      average_rating: null,
      ratings: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: 0 })),
      count: 0,
      limit: 20,
      offset: 0,
    })
  })

  it.each([
    ['archived', { archivedAt: new Date(0) }],
    ['a draft', { publishedAt: null }],
    ['not published yet', { publishedAt: new Date('2999-01-01') }],
  ])('cannot be read or written if the product is %s', async (_fact, changes) => {
    await approveAll(5)
    await whileUnlisted(changes, async () => {
      await expect(read(product)).rejects.toMatchObject({ status: 404, code: 'product_not_found' })
      await expect(write(buyer.client)).rejects.toMatchObject({ status: 404, code: 'product_not_found' })
    })
    expect(await read(product)).toMatchObject({ count: 1 })
  })

  it('can be read if the product page can, even without a price', async () => {
    const { db } = shop.database
    const own = db.select({ id: variants.id }).from(variants).where(eq(variants.productId, product))
    const prices = await db.delete(variantPrices).where(inArray(variantPrices.variantId, own)).returning()
    expect(prices).not.toEqual([])
    expect(await read(product)).toMatchObject({ count: 0 })
    await db.insert(variantPrices).values(prices)
  })

  it('answer 404 for an unknown product', async () => {
    await expect(read('prod_nothing')).rejects.toMatchObject({ status: 404, code: 'product_not_found' })
    await expect(write(buyer.client, { product_id: 'prod_nothing' })).rejects.toMatchObject({ status: 404 })
  })

  it('are read in two statements, however many there are', async () => {
    const statements = async () => (await shop.statementsOf(() => read(product, { limit: 100 }))).length
    expect(await statements()).toBe(2)
    await approveAll(1, 2, 3, 4, 5, 5)
    expect(await statements()).toBe(2)
  })
})

describe('a new review', () => {
  it('is pending: it is neither shown nor counted', async () => {
    const answer = await write(buyer.client)
    expect(answer).toEqual({
      success: true,
      message: 'Review submitted successfully. It will be shown once approved.',
      review: {
        id: expect.stringMatching(/^rev_/),
        ...opinion,
        user_name: expect.stringMatching(/^Buyer \d+$/),
        product_id: product,
        status: 'pending',
        created_at: shop.clock.now().toISOString(),
      },
    })
    expect(await read(product, {}, buyer.client)).toMatchObject({ reviews: [], count: 0, average_rating: null })
  })

  it('requires a customer', async () => {
    await expect(write(shop.client())).rejects.toMatchObject({ status: 401 })
  })

  it("has the customer's own name, whatever the body contains", async () => {
    const { db } = shop.database
    const named = { firstName: 'Anna', lastName: 'Lindqvist' }
    await db.update(customers).set(named).where(eq(customers.id, buyer.customerId))
    const { review } = await write(buyer.client, { user_name: 'The Operator' })
    expect(review.user_name).toBe('Anna Lindqvist')
    const [stored] = await db.select().from(reviews).where(eq(reviews.id, review.id))
    expect(stored).toMatchObject({ userName: 'Anna Lindqvist', customerId: buyer.customerId })
  })

  it("has the company's name if the customer has none, and never the e-mail", async () => {
    const { db } = shop.database
    const nameless = { firstName: '', lastName: '', email: 'somebody@kiosk.example' }
    await db.update(customers).set(nameless).where(eq(customers.id, buyer.customerId))
    await db.update(companies).set({ name: 'Kiosk Linné AB' }).where(eq(companies.id, buyer.companyId))
    const answer = await write(buyer.client)
    expect(answer.review.user_name).toBe('Kiosk Linné AB')
    expect(JSON.stringify(answer)).not.toContain('somebody@kiosk.example')
  })

  it('is refused if the body contains status, author or time', async () => {
    const forged = { status: 'approved', customer_id: 'cus_other', created_at: '2020-01-01T00:00:00.000Z' }
    for (const [name, value] of Object.entries(forged)) {
      const refused = { status: 400, fields: { [name]: { code: 'unknown_field' } } }
      await expect(write(buyer.client, { [name]: value })).rejects.toMatchObject(refused)
    }
  })

  it.each([
    ['a title', { title: '' }],
    ['a title that is not only space', { title: ' \u00a0\t' }],
    ['a description', { description: '\n \n' }],
    ['at most 100 characters in the title', { title: 'x'.repeat(101) }],
    ['at most 2000 characters in the description', { description: 'x'.repeat(2001) }],
    ['at least one star', { rating: 0 }],
    ['at most five stars', { rating: 6 }],
    ['whole stars', { rating: 4.5 }],
    ['text that can be stored', { title: 'null \0' }],
  ])('requires %s', async (_need, changes) => {
    const [field] = Object.keys(changes)
    const refused = { status: 400, fields: { [field!]: { code: expect.any(String) } } }
    await expect(write(buyer.client, changes)).rejects.toMatchObject(refused)
  })

  it.each([
    '<script>alert(1)</script><img src=x onerror=alert(1)>',
    "Robert'); drop table reviews; --",
    '${7*7} {{7*7}} %s %n \\u0000 \\',
    'RTL \u202e gnissorc \u2066 isolates',
    '🧂👨‍👩‍👧 é Å ﷽',
    'two\r\nlines\tand a tab',
    'javascript:alert(1) //evil.example',
  ])('keeps its text unchanged except for surrounding white space: %j', async (text) => {
    const { review } = await write(buyer.client, { title: ` ${text}\n`, description: `\t${text} ` })
    expect(review).toMatchObject({ title: text, description: text })
    await operator.approveReview(review.id)
    expect((await read(product)).reviews).toMatchObject([{ title: text, description: text }])
  })
})

describe('a customer reviews a product', () => {
  const again = { status: 409, code: 'already_reviewed' }

  it('once, whether the review is pending or approved', async () => {
    const { review } = await write(buyer.client)
    await expect(write(buyer.client, { rating: 1 })).rejects.toMatchObject(again)
    await operator.approveReview(review.id)
    await expect(write(buyer.client, { rating: 1 })).rejects.toMatchObject(again)
    expect(await read(product)).toMatchObject({ count: 1, average_rating: 5 })
  })

  it('again after the earlier review was rejected', async () => {
    const { review } = await write(buyer.client)
    await operator.rejectReview(review.id)
    expect((await write(buyer.client, { rating: 2 })).review).toMatchObject({ status: 'pending', rating: 2 })
    await expect(write(buyer.client)).rejects.toMatchObject(again)
  })

  it('once, even with concurrent requests', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => write(buyer.client)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    for (const refusal of refusals) expect(refusal).toMatchObject(again)
    expect(await shop.database.db.$count(reviews, eq(reviews.productId, product))).toBe(1)
  })

  it('without blocking other customers and other products', async () => {
    const colleague = await addBuyer(shop)
    await write(buyer.client)
    await write(colleague.client)
    await write(buyer.client, { product_id: unreviewed[1] })
    expect(await shop.database.db.$count(reviews, eq(reviews.customerId, buyer.customerId))).toBe(2)
  })
})

describe('reviews for operators', () => {
  const eventsOf = (id: string) =>
    shop.database.db.select().from(events).where(eq(events.subjectId, id)).orderBy(desc(events.id))

  it('are listed by status, oldest first, with their product', async () => {
    const writers = await addBuyers(shop, 3)
    await shop.database.db.delete(reviews).where(eq(reviews.status, 'pending'))
    const ids: string[] = []
    for (const { client } of writers) {
      ids.push((await write(client)).review.id)
      shop.clock.advance(1000)
    }
    const list = async (status: 'pending' | 'rejected', limit = 100) =>
      (await operator.pageReviews(status, { limit, offset: 0 })).reviews
    const waiting = await list('pending')
    expect(waiting.map(({ id }) => id)).toEqual(ids)
    expect(waiting[0]).toMatchObject({
      ...opinion,
      product_title: world.products.find(({ id }) => id === product)!.title,
      customer_id: writers[0]!.customerId,
      status: 'pending',
    })
    expect((await list('pending', 2)).map(({ id }) => id)).toEqual(ids.slice(0, 2))
    await operator.rejectReview(ids[1]!)
    expect((await list('rejected')).map(({ id }) => id)).toContain(ids[1])
    expect((await list('pending')).map(({ id }) => id)).toEqual([ids[0], ids[2]])
  })

  it('are shown and counted at once after approval', async () => {
    const { review } = await write(buyer.client, { rating: 4 })
    shop.clock.advance(1000)
    expect(await operator.approveReview(review.id)).toMatchObject({ id: review.id, status: 'approved' })
    const approved = { ...review, status: 'approved' }
    expect(await read(product)).toMatchObject({ count: 1, average_rating: 4, reviews: [approved] })
    const { products: cards } = await unwrap(buyer.client.GET('/store/products', { params: { query: { limit: 100 } } }))
    expect(cards.find(({ id }) => id === product)).toMatchObject({ average_rating: 4, total_reviews: 1 })
  })

  it('are not shown and not counted after rejection', async () => {
    const { review } = await write(buyer.client)
    expect(await operator.rejectReview(review.id)).toMatchObject({ id: review.id, status: 'rejected' })
    expect(await read(product)).toMatchObject({ count: 0, reviews: [], average_rating: null })
  })

  it('are decided once', async () => {
    const { review } = await write(buyer.client)
    await operator.approveReview(review.id)
    for (const decide of [operator.approveReview, operator.rejectReview]) {
      await expect(decide(review.id)).rejects.toMatchObject({ status: 409, refusal: { code: 'already_decided' } })
    }
    expect(await read(product)).toMatchObject({ count: 1 })
    expect(await eventsOf(review.id)).toHaveLength(2)
  })

  it('are decided one way by concurrent decisions', async () => {
    const { review } = await write(buyer.client)
    const outcomes = await Promise.allSettled([operator.approveReview(review.id), operator.rejectReview(review.id)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await eventsOf(review.id)).toHaveLength(2)
  })

  it('answer 404 if they do not exist', async () => {
    const unknown = { status: 404, refusal: { code: 'review_not_found' } }
    await expect(operator.approveReview('rev_nothing')).rejects.toMatchObject(unknown)
    await expect(operator.rejectReview('rev_nothing')).rejects.toMatchObject(unknown)
  })

  it('have a record of each action', async () => {
    const { review } = await write(buyer.client)
    await operator.approveReview(review.id)
    expect(await eventsOf(review.id)).toMatchObject([
      { action: 'review.approved', actorId: 'operator', before: { status: 'pending' }, after: { status: 'approved' } },
      { action: 'review.submitted', actorId: buyer.customerId, before: null, after: { status: 'pending', rating: 5 } },
    ])
  })
})
