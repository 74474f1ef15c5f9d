import { faultTexts } from '../../../testing/fault-texts'
import { unwrap } from '@skafferi/api'
import { desc, eq, inArray } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { events, productImages, sentPictures } from '../../../platform/db/schema'
import { addBuyer, addressIn } from '../../../testing/buyers'
import { addOperator, sendAdmin } from '../../../testing/operators'
import { shopOfFile, world } from '../../../testing/shop'
import { picture } from '../../../testing/uploads'
import { createSentPictures } from './sent-pictures'

const shop = await shopOfFile()
const { db } = shop.database
const elsa = await addOperator(shop, 'catalogue')
const buyer = await addBuyer(shop)

let skuCount = 0
let [id, sku] = ['', '']
const prices = [{ min_quantity: 1, amount: 2.1 }]
const newSku = () => `CHG-${(skuCount += 1)}`
const size = (value: string) => [{ name: 'Size', value }]

/** Creates a product with one variant. */
async function add(more: object = {}, variant: object = {}): Promise<void> {
  sku = newSku()
  const body = {
    title: 'Quornling wafers',
    category: world.categories[0]!.name,
    brand: 'Quornling',
    tax_class: 'standard',
    published: true,
    variants: [{ sku, prices, ...variant }],
    ...more,
  }
  const answer = await sendAdmin(shop, 'createProduct', { body }, { token: elsa.token })
  expect([answer.statusCode, faultTexts(answer.json())]).toEqual([200, undefined])
  id = answer.json().product.id
}
const read = async (of = id) => {
  const answer = await sendAdmin(shop, 'getProduct', { path: { id: of } }, { token: elsa.token })
  return { product: answer.json().product, tag: answer.headers.etag as string }
}
const change = async (body: object, of = id) =>
  sendAdmin(
    shop,
    'updateProduct',
    { path: { id: of }, body, headers: { 'if-match': (await read(of)).tag } },
    { token: elsa.token },
  )
const changed = async (body: object, of = id) => {
  const answer = await change(body, of)
  expect([answer.statusCode, faultTexts(answer.json())]).toEqual([200, undefined])
  return answer.json().product
}
const refusal = async (body: object) => {
  const { tag } = await read()
  const answer = await change(body)
  expect(answer.statusCode).toBe(400)
  expect((await read()).tag).toBe(tag)
  return faultTexts(answer.json())
}
const sold = async (of = id) =>
  (await unwrap(buyer.client.GET('/store/products/{id}', { params: { path: { id: of } } }))).product
const lastEntry = async () =>
  (await db.select().from(events).where(eq(events.subjectId, id)).orderBy(desc(events.id)).limit(1))[0]!

describe('a new variant', () => {
  beforeEach(() => add({}, { options: size('120 g') }))

  it('comes last and can be ordered at once', async () => {
    const newVariant = {
      sku: newSku(),
      options: size('1 kg'),
      unit: 'bag',
      net_content: '1 kg',
      inventory_quantity: 9,
      prices: [
        { min_quantity: 1, amount: 14.5 },
        { min_quantity: 10, amount: 13 },
      ],
    }
    const { variants } = await changed({ brand: 'Other', new_variants: [newVariant] })
    expect(variants).toMatchObject([
      { sku, options: { Size: '120 g' } },
      { sku: newVariant.sku, title: '1 kg', options: { Size: '1 kg' }, unit: 'bag', inventory_quantity: 9 },
    ])
    const products = await sold()
    expect(products.options).toMatchObject([{ title: 'Size', values: [{ value: '120 g' }, { value: '1 kg' }] }])
    const { cart } = await unwrap(
      buyer.client.POST('/store/cart/items/add', { body: { items: [{ variant_id: variants[1].id, quantity: 3 }] } }),
    )
    expect(cart.items).toMatchObject([{ variant_id: variants[1].id, unit_price: 14.5 }])
    expect(await lastEntry()).toMatchObject({
      action: 'product.changed',
      operatorId: elsa.id,
      before: { brand: 'Quornling', variants: [{ sku }] },
      after: { brand: 'Other', variants: [{ sku }, { sku: newVariant.sku }] },
    })
  })

  it('needs option values that distinguish it', async () => {
    const newVariant = { sku: newSku(), prices }
    expect(await refusal({ new_variants: [{ ...newVariant, options: size('120 g') }] })).toEqual({
      'new_variants.0.options': expect.stringContaining('variants must differ'),
    })
    expect(await refusal({ new_variants: [newVariant] })).toEqual({
      'new_variants.0.options': expect.stringContaining('is not "Size"'),
    })
    expect(
      await refusal({
        new_variants: [{ ...newVariant, options: [...size('1 kg'), { name: 'Taste', value: 'Dill' }] }],
      }),
    ).toEqual({
      'new_variants.0.options': `is "Taste", which ${sku} lacks: all rows of a product have the same options`,
    })
  })

  it('needs identifiers that are unique in the shop', async () => {
    const [other] = world.products.flatMap(({ title, variants }) =>
      variants.flatMap((each) => (each.sku && each.gtin ? [{ ...each, title }] : [])),
    )
    const newVariant = { options: size('1 kg'), prices }
    expect(await refusal({ new_variants: [{ ...newVariant, sku: other!.sku }] })).toEqual({
      'new_variants.0.sku': `belongs to ${other!.title}`,
    })
    expect(await refusal({ new_variants: [{ ...newVariant, sku: sku.toLowerCase() }] })).toEqual({
      'new_variants.0.sku': 'belongs to another variant of this product',
    })
    expect(await refusal({ variants: [{ sku, gtin: other!.gtin }] })).toEqual({
      'variants.0.gtin': `belongs to ${other!.title}`,
    })
    expect(await refusal({ variants: [{ sku }], new_variants: [{ ...newVariant, sku }] })).toEqual({
      'new_variants.0.sku': 'belongs to another variant of this product',
    })
    await changed({ variants: [{ sku, gtin: '4006381333931' }] })
    expect(await refusal({ new_variants: [{ ...newVariant, sku: newSku(), gtin: '4006381333931' }] })).toEqual({
      'new_variants.0.gtin': 'belongs to another variant of this product',
    })
    await changed({ variants: [{ sku, gtin: null }] })
  })

  it('is added by one of two concurrent requests; the other gets the current product', async () => {
    const { tag } = await read()
    const send = (value: string) =>
      sendAdmin(
        shop,
        'updateProduct',
        {
          path: { id },
          body: { new_variants: [{ sku: newSku(), options: size(value), prices }] },
          headers: { 'if-match': tag },
        },
        { token: elsa.token },
      )
    const answers = await Promise.all([send('1 kg'), send('2 kg')])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412])
    expect(answers.find(({ statusCode }) => statusCode === 412)!.json().product.variants).toHaveLength(2)
  })
})

describe('an option', () => {
  it('is added to a product without options together with its second variant', async () => {
    await add()
    const body = {
      variants: [{ sku, options: size('120 g') }],
      new_variants: [{ sku: newSku(), options: size('1 kg'), prices }],
    }
    expect(await refusal({ new_variants: body.new_variants })).toEqual({
      'new_variants.0.options': expect.stringContaining(`which ${sku} lacks`),
    })
    expect(await changed(body)).toMatchObject({ options: ['Size'], variants: [{ title: '120 g' }, { title: '1 kg' }] })
  })

  it('with a renamed value does not offer the old one any more', async () => {
    await add({}, { options: size('120g') })
    await changed({ variants: [{ sku, options: size('120 g') }] })
    expect((await sold()).options).toMatchObject([{ title: 'Size', values: [{ value: '120 g' }] }])
    expect((await sold()).options[0]!.values).toHaveLength(1)
  })
})

describe('a price', () => {
  it('of a larger quantity must not be higher than that of a smaller one', async () => {
    await add()
    expect(await refusal({ variants: [{ sku, prices: [{ min_quantity: 50, amount: 2.11 }] }] })).toEqual({
      'variants.0.prices': 'is higher from 50 pieces on than from 1',
    })
    await changed({
      variants: [
        {
          sku,
          prices: [
            { min_quantity: 50, amount: 2.1 },
            { min_quantity: 200, amount: 2 },
          ],
        },
      ],
    })
  })
})

describe('pictures of a product', () => {
  const [red, green, blue] = ['red', 'green', 'blue'].map((name) => `${name}.png`) as [string, string, string]
  const named = (...names: string[]) => ({ images: names.map((image) => ({ image })) })
  beforeAll(async () => {
    const pictures = createSentPictures(shop.context)
    for (const name of [red, green, blue])
      await pictures.store(
        elsa.id,
        name,
        await picture({ background: name.replace('.png', '') })
          .png()
          .toBuffer(),
      )
  })
  beforeEach(() => add(named(red, green)))

  it('can be reordered, and the first one represents the product', async () => {
    const {
      images: [first, second],
    } = (await read()).product
    const { images } = await changed(named(second, first))
    expect(images).toEqual([second, first])
    const products = await sold()
    expect(products.images.map(({ url }) => url)).toEqual([second, first])
    expect([products.thumbnail, products.variants[0]!.thumbnail, products.variants[0]!.stamp]).toEqual([
      second,
      second,
      second.replace('card', 'stamp'),
    ])
    expect(await lastEntry()).toMatchObject({
      before: { images: [{ url: first }, { url: second }] },
      after: { images: [{ url: second }, { url: first }] },
    })
  })

  it('can be removed and added together with other changes', async () => {
    const {
      images: [first],
    } = (await read()).product
    const product = await changed({
      title: 'Quornling waffles',
      images: [{ image: blue, alt: 'A blue bag' }, { image: first }],
    })
    expect(product).toMatchObject({
      title: 'Quornling waffles',
      images: [expect.stringMatching(/card\.webp$/), first],
      image_alts: ['A blue bag', 'Quornling waffles'],
    })
    expect(await changed({ images: [] })).toMatchObject({ images: [], image_alts: [] })
    expect(await sold()).toMatchObject({ thumbnail: null, images: [] })
  })

  it('keep their alternative texts until they are changed', async () => {
    const {
      images: [first, second],
    } = (await read()).product
    await changed({ images: [{ image: first, alt: ' A red bag ' }, { image: second }] })
    expect(await changed(named(second, first))).toMatchObject({ image_alts: ['Quornling wafers', 'A red bag'] })
    expect(await changed({ title: 'Quornling waffles' })).toMatchObject({
      image_alts: ['Quornling waffles', 'A red bag'],
    })
    expect((await sold()).images.map(({ alt }) => alt)).toEqual(['Quornling waffles', 'A red bag'])
  })

  it('are refused if they are unknown or repeated', async () => {
    const {
      images: [first],
    } = (await read()).product
    expect(await refusal(named(first, 'nobody.png'))).toEqual({ 'images.1.image': 'was not sent in' })
    expect(await refusal(named(first, red))).toEqual({ 'images.1.image': 'is the same picture as number 1' })
    expect(await refusal(named('https://93.184.216.34/salt.png'))).toEqual({ 'images.0.image': 'was not sent in' })
    expect(await refusal({ images: [{ image: first, alt: ' ' }] })).toEqual({ 'images.0.alt': expect.any(String) })
  })

  it('are unchanged by a change that does not include them', async () => {
    const before = await db.select().from(productImages).where(eq(productImages.productId, id))
    await changed({ brand: 'Other' })
    expect(await db.select().from(productImages).where(eq(productImages.productId, id))).toEqual(before)
  })

  it('from other sources keep their sizes, and variants their own pictures', async () => {
    const several = world.products.find(({ variants }) => new Set(variants.map(({ thumbnail }) => thumbnail)).size > 1)!
    const before = await sold(several.id)
    await changed(named(...before.images.map(({ url }) => url).toReversed()), several.id)
    const after = await sold(several.id)
    const sizes = ({ images }: typeof before) => images.map(({ url, large, alt }) => ({ url, large, alt }))
    expect(sizes(after)).toEqual(sizes(before).toReversed())
    expect(after.variants.map(({ thumbnail, stamp }) => [thumbnail, stamp])).toEqual(
      before.variants.map(({ thumbnail, stamp }) => [thumbnail, stamp]),
    )
  })

  it('shown by an order remain after they were removed', async () => {
    const {
      images: [first, second],
      variants,
    } = (await read()).product
    await changed({
      variants: [{ sku, inventory_quantity: 9, replaces_inventory_quantity: variants[0].inventory_quantity }],
    })
    await unwrap(
      buyer.client.POST('/store/cart/items/add', { body: { items: [{ variant_id: variants[0].id, quantity: 1 }] } }),
    )
    for (const call of ['add-shipping', 'add-billing'] as const)
      await unwrap(buyer.client.POST(`/store/cart/address/${call}`, { body: addressIn('se') }))
    const { order_id } = await unwrap(buyer.client.POST('/store/cart/complete', { body: {} }))
    await changed({ images: [] })
    await db.update(sentPictures).set({ sentAt: new Date(0) })
    await db.delete(productImages).where(inArray(productImages.url, [first, second]))
    await createSentPictures(shop.context).forget()
    const { order } = await unwrap(buyer.client.GET('/store/orders/{id}', { params: { path: { id: order_id } } }))
    expect(order.items.find(({ variant_id }) => variant_id === variants[0].id)!.thumbnail).toBe(
      first.replace('card', 'stamp'),
    )
    const answers = await Promise.all([first.replace('card', 'stamp'), second].map((url) => shop.app.inject({ url })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 404])
  })
})
