import { faultTexts } from '../../../testing/fault-texts'
import { unwrap, type Product } from '@skafferi/api'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { events, products } from '../../../platform/db/schema'
import { addOperator, sendAdmin } from '../../../testing/operators'
import { product as sold } from '../../../testing/requests'
import { shopOfFile, world } from '../../../testing/shop'
import { createSentPictures } from './sent-pictures'
import { picture } from '../../../testing/uploads'

const shop = await shopOfFile()
const { db } = shop.database
const anna = shop.client(await shop.signIn('kiosk'))
const elsa = await addOperator(shop, 'catalogue')
const noor = await addOperator(shop, 'catalogue')
const category = sold.category!.name
const [existing] = world.products.flatMap(({ title, variants }) =>
  variants.flatMap(({ sku, gtin }) => (sku && gtin ? [{ title, sku, gtin }] : [])),
)

let skuCount = 0
const newSku = () => `NEW-${(skuCount += 1)}`
const variant = (more: object = {}) => ({ sku: newSku(), prices: [{ min_quantity: 1, amount: 2.1 }], ...more })
const request = (more: object = {}) => ({
  title: 'Quornling wafers',
  category,
  brand: 'Quornling',
  tax_class: 'soft_drink',
  variants: [variant()],
  ...more,
})

const create = (body: object, key?: string, { token } = elsa) =>
  sendAdmin(shop, 'createProduct', { body, ...(key && { headers: { 'idempotency-key': key } }) }, { token })
const made200 = async (body: object, key?: string) => {
  const answer = await create(body, key)
  expect([answer.statusCode, faultTexts(answer.json())]).toEqual([200, undefined])
  return answer.json().product
}
const productOf = (id: string) => anna.GET('/store/products/{id}', { params: { path: { id } } })
const titled = (title: string) => db.$count(products, eq(products.title, title))

describe('a new product', () => {
  it('is a draft that buyers cannot see until it is published', async () => {
    const body = request({ title: 'Draftling rusks' })
    const answer = await create(body)
    expect(answer.statusCode).toBe(200)
    const { product } = answer.json()
    expect(product).toMatchObject({
      status: 'draft',
      published_at: null,
      handle: 'draftling-rusks',
      category,
      brand: 'Quornling',
      tax_class: 'soft_drink',
      age_limit: null,
    })
    await expect(productOf(product.id)).rejects.toMatchObject({ status: 404 })
    const headers = { 'if-match': answer.headers.etag as string }
    const published = await sendAdmin(
      shop,
      'updateProduct',
      { path: { id: product.id }, body: { published: true }, headers },
      { token: elsa.token },
    )
    expect(published.json()).toMatchObject({ product: { status: 'published' } })
    expect((await unwrap(productOf(product.id))).product).toMatchObject({ title: 'Draftling rusks' })
  })

  it('that is published is found by buyers at once, with all its fields', async () => {
    const variants = [
      variant({
        options: [
          { name: 'Size', value: '150 g' },
          { name: 'Taste', value: 'Dill' },
        ],
        gtin: '4006381333931',
        unit: 'box',
        net_content: '150 g',
        pack_size: 3,
        carton_size: 12,
        shelf_place: 'A-04-2',
        width_mm: 95,
        height_mm: 160,
        variant_weight_g: 190,
        inventory_quantity: 40,
        prices: [
          { min_quantity: 50, amount: 1.95 },
          { min_quantity: 1, amount: 2.1 },
        ],
      }),
      variant({
        options: [
          { name: 'Taste', value: 'Dill' },
          { name: 'Size', value: '400 g' },
        ],
        inventory_quantity: 7,
      }),
    ]
    const body = request({
      title: 'Zwompling crackers',
      description: 'Thin and salty.',
      tags: ['crackers', 'vegan'],
      weight_g: 180,
      tax_class: 'food',
      countries: ['se', 'dk'],
      published: true,
      variants,
    })
    const { id, variants: made } = await made200(body)
    expect(made).toMatchObject([{ shelf_place: 'A-04-2' }, { shelf_place: null }])
    const { products: found } = await unwrap(
      anna.GET('/store/products', { params: { query: { q: 'zwompling', limit: 10 } } }),
    )
    expect(found.map((each) => each.id)).toEqual([id])
    const { product } = await unwrap(productOf(id))
    expect(product).toMatchObject({
      title: 'Zwompling crackers',
      description: 'Thin and salty.',
      brand: 'Quornling',
      tags: ['crackers', 'vegan'],
      weight: 180,
      category: { name: category },
      variants: [
        {
          title: '150 g / Dill',
          sku: variants[0]!.sku,
          gtin: '4006381333931',
          unit: 'box',
          net_content: '150 g',
          pack_size: 3,
          carton_size: 12,
          width_mm: 95,
          height_mm: 160,
          variant_weight_g: 190,
          inventory_quantity: 40,
          prices: [
            { amount: 2.1, min_quantity: 1 },
            { amount: 1.95, min_quantity: 50 },
          ],
        },
        { sku: variants[1]!.sku, inventory_quantity: 7, variant_weight_g: null, width_mm: null },
      ],
    })
    expect(JSON.stringify(product)).not.toContain('A-04-2')
    expect(product.options.map(({ title }) => title)).toEqual(['Size', 'Taste'])
    const deliveryRestriction = (product as Product).market_limits.map(({ country_code }) => country_code)
    expect(deliveryRestriction).toContain('no')
    expect(deliveryRestriction).not.toContain('se')
  })

  it('has its uploaded pictures in order, with alternative texts', async () => {
    const pictures = createSentPictures(shop.context)
    for (const name of ['red', 'blue'])
      await pictures.store(elsa.id, `${name}.png`, await picture({ background: name }).png().toBuffer())
    const images = [{ image: 'blue.png', alt: 'A blue box' }, { image: 'red.png' }]
    const product = await made200(request({ title: 'Pictured rusks', published: true, images }))
    expect(product.image_alts).toEqual(['A blue box', 'Pictured rusks'])
    const buyers = (await unwrap(productOf(product.id))).product
    expect(buyers.images.map(({ url }) => url)).toEqual(product.images)
    expect(buyers.thumbnail).toBe(product.images[0])
    expect(buyers.variants[0]!.stamp).toBe(product.images[0].replace('card', 'stamp'))
    expect((await shop.app.inject({ url: buyers.images[0]!.large! })).statusCode).toBe(200)
    const uploaded = await create(request({ images }), undefined, noor)
    expect([uploaded.statusCode, faultTexts(uploaded.json())]).toEqual([400, { 'images.0.image': 'was not sent in' }])
  })

  it('is refused without a tax class, which is never assumed', async () => {
    const title = 'Classling rusks'
    const answer = await create(request({ title, tax_class: undefined }))
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['tax_class']])
    expect(await titled(title)).toBe(0)
  })

  it('may have neither brand nor category, and may lose them', async () => {
    const { brand: _, category: __, ...body } = request({ title: 'Plain rusks' })
    const plain = await create(body)
    expect(plain.json().product).toMatchObject({ brand: '', category: '' })
    const { id } = plain.json().product
    const change = async (fields: object, etag: unknown) => {
      const headers = { 'if-match': etag as string }
      const answer = await sendAdmin(shop, 'updateProduct', { path: { id }, body: fields, headers }, elsa)
      expect(answer.statusCode).toBe(200)
      return answer
    }
    const named = await change({ brand: 'Quornling', category }, plain.headers.etag)
    expect(named.json().product).toMatchObject({ brand: 'Quornling', category })
    const cleared = await change({ brand: null, category: null }, named.headers.etag)
    expect(cleared.json().product).toMatchObject({ brand: '', category: '' })
  })

  it('gets an unused handle', async () => {
    const handles = []
    for (let time = 0; time < 3; time += 1) handles.push((await made200(request({ title: 'Twinling rusks' }))).handle)
    expect(handles).toEqual(['twinling-rusks', 'twinling-rusks-2', 'twinling-rusks-3'])
  })

  it('is in the history under its author’s name', async () => {
    const { id } = await made200(request({ title: 'Recorded rusks' }))
    const [entry] = await db
      .select()
      .from(events)
      .where(and(eq(events.subjectId, id), eq(events.action, 'product.added')))
    expect(entry).toMatchObject({
      operatorId: elsa.id,
      before: null,
      after: { title: 'Recorded rusks', category, publishedAt: null },
    })
    const { activities } = await unwrap(noor.client.GET('/admin/activities', { params: { query: { subject_id: id } } }))
    expect(activities).toMatchObject([{ action: 'product.added', subject_name: 'Recorded rusks' }])
  })
})

describe('a product with an idempotency key', () => {
  it('is created once, also by concurrent requests', async () => {
    const body = request({ title: 'Onceling rusks' })
    const answers = await Promise.all([create(body, 'once'), create(body, 'once')])
    answers.push(await create(body, 'once'))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(new Set(answers.map((answer) => answer.json().product.id)).size).toBe(1)
    expect(await titled('Onceling rusks')).toBe(1)
  })

  it('is refused if the key was used for another product', async () => {
    const body = request({ title: 'Keyling rusks' })
    await made200(body, 'another')
    const other = await create({ ...body, brand: 'Other' }, 'another')
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_key_reused'])
  })

  it('is answered as it was created if it was changed meanwhile and the request is repeated', async () => {
    const body = request({ title: 'Changeling rusks' })
    const { id } = await made200(body, 'changed')
    await db.update(products).set({ brand: 'Changed' }).where(eq(products.id, id))
    expect(await made200(body, 'changed')).toMatchObject({ id, brand: body.brand })
  })
})

describe('an invalid product', () => {
  const options = (value: string, name = 'Size') => [{ name, value }]
  const duplicate = variant()
  it.each([
    [
      'a category the shop does not have',
      { category: 'Nothing of the kind' },
      { category: 'is not a category of this shop' },
    ],
    [
      'a SKU of another product, in any case',
      { variants: [variant({ sku: existing!.sku.toLowerCase() })] },
      { 'variants.0.sku': `belongs to ${existing!.title}` },
    ],
    [
      'a SKU twice',
      { variants: [duplicate, { ...duplicate, sku: duplicate.sku.toLowerCase() }] },
      { 'variants.1.sku': 'is named twice' },
    ],
    [
      'a GTIN of another product',
      { variants: [variant({ gtin: existing!.gtin })] },
      { 'variants.0.gtin': `belongs to ${existing!.title}` },
    ],
    [
      'a GTIN twice',
      { variants: [variant({ gtin: '0012345678905' }), variant({ gtin: '012345678905' })] },
      { 'variants.1.gtin': 'is named twice' },
    ],
    [
      'a wrong check digit',
      { variants: [variant({ gtin: '4006381333930' })] },
      { 'variants.0.gtin': 'has a wrong check digit' },
    ],
    [
      'a tier that is dearer than the one before',
      {
        variants: [
          variant({
            prices: [
              { min_quantity: 1, amount: 2 },
              { min_quantity: 50, amount: 2.01 },
            ],
          }),
        ],
      },
      { 'variants.0.prices': 'is higher from 50 pieces on than from 1' },
    ],
    [
      'no price for one piece',
      { variants: [variant({ prices: [{ min_quantity: 50, amount: 2 }] })] },
      { 'variants.0.prices': 'has no price for one piece' },
    ],
    [
      'a tier twice',
      {
        variants: [
          variant({
            prices: [
              { min_quantity: 1, amount: 2 },
              { min_quantity: 1, amount: 1 },
            ],
          }),
        ],
      },
      { 'variants.0.prices.1.min_quantity': 'is named twice' },
    ],
    [
      'variants that nothing tells apart',
      { variants: [variant(), variant()] },
      { 'variants.1.options': expect.stringContaining('is missing') },
    ],
    [
      'variants that are alike',
      { variants: [variant({ options: options('L') }), variant({ options: options('L') })] },
      { 'variants.1.options': expect.stringContaining('variants must differ') },
    ],
    [
      'another option than the first variant has',
      { variants: [variant({ options: options('L') }), variant({ options: options('Dill', 'Taste') })] },
      { 'variants.1.options': expect.stringContaining('is not "Size"') },
    ],
    [
      'an option that the first variant lacks',
      {
        variants: [
          variant({ options: options('L') }),
          variant({ options: [...options('L'), ...options('Dill', 'Taste')] }),
        ],
      },
      { 'variants.1.options': expect.stringMatching(/^is "Taste", which NEW-\d+ lacks/) },
    ],
    [
      'an option twice',
      { variants: [variant({ options: [...options('L'), ...options('S')] })] },
      { 'variants.0.options.1.name': 'is named twice' },
    ],
    ['no variant', { variants: [] }, { variants: expect.any(String) }],
    ['a picture that nobody sent', { images: [{ image: 'nobody.png' }] }, { 'images.0.image': 'was not sent in' }],
    [
      'a picture of another product by its address',
      { images: [{ image: sold.images[0]!.url }] },
      { 'images.0.image': 'was not sent in' },
    ],
    ['a title of nothing', { title: '  ' }, { title: expect.any(String) }],
    [
      'a third decimal',
      { variants: [variant({ prices: [{ min_quantity: 1, amount: 1.234 }] })] },
      { 'variants.0.prices.0.amount': expect.any(String) },
    ],
  ])('is refused with the field’s name, and nothing is created: %s', async (_, more, fields) => {
    const before = await db.$count(products)
    const answer = await create(request(more))
    expect(answer.statusCode).toBe(400)
    expect(faultTexts(answer.json())).toEqual(fields)
    expect(await db.$count(products)).toBe(before)
  })
})
