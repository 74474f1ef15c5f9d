import type { Product, Variant } from '@skafferi/api'
import { toMinor } from '@skafferi/domain/format/money.rules'
import type { World, WorldOrder } from '@skafferi/fixtures/world'
import { searchTextOf } from '../../features/catalog'
import type * as schema from '../schema'

type Row<Table extends { $inferInsert: unknown }> = Table['$inferInsert']

/** A product's row. Products published together keep the world's order by their creation, a second apart. */
function productRow(world: World, product: Product, place: number): Row<typeof schema.products> {
  const facts = world.productFacts.get(product.id)
  if (!facts) throw new Error(`The world knows no tax class of ${product.id}`)
  const publishedAt = new Date(product.published_at)
  return {
    id: product.id,
    categoryId: product.category.id,
    title: product.title,
    description: product.description,
    handle: product.handle,
    brand: product.brand,
    tags: product.tags,
    searchText: searchTextOf({ ...product, category: product.category.name }),
    thumbnail: product.thumbnail,
    weight: product.weight,
    specification: product.specification,
    taxClass: facts.tax_class,
    ageLimit: product.age_limit,
    allowedCountries: facts.allowed_countries && [...facts.allowed_countries],
    createdAt: new Date(publishedAt.getTime() - place * 1000),
    publishedAt,
  }
}

function variantRow(productId: string, variant: Variant, position: number): Row<typeof schema.variants> {
  return {
    id: variant.id,
    productId,
    title: variant.title,
    sku: variant.sku,
    gtin: variant.gtin,
    unit: variant.unit,
    netContent: variant.net_content,
    packSize: variant.pack_size,
    thumbnail: variant.thumbnail,
    inventoryQuantity: variant.inventory_quantity,
    position,
  }
}

function priceRows({ id, prices }: Variant): Row<typeof schema.variantPrices>[] {
  return prices.map(({ currency_code, amount, min_quantity }) => ({
    variantId: id,
    currencyCode: currency_code,
    minQuantity: min_quantity,
    amount: toMinor(amount),
  }))
}

/** Which of the product's option values a variant has. */
function chosenRows({ options }: Product, variant: Variant): Row<typeof schema.variantOptionValues>[] {
  return variant.options.map((chosen) => {
    const option = options.find(({ id }) => id === chosen.option_id)
    const value = option?.values.find((candidate) => candidate.value === chosen.value)
    if (!value) throw new Error(`${variant.id} has a value that ${chosen.option_id} does not offer`)
    return { variantId: variant.id, optionValueId: value.id }
  })
}

/** The catalogue's rows, by table. */
export function catalogRows(world: World) {
  const { products } = world
  const variants = products.flatMap((product) => product.variants.map((variant) => ({ product, variant })))
  const options = products.flatMap((product) => product.options.map((option, position) => ({ product, option, position })))
  return {
    categories: world.categories.map(({ product_count: _, ...category }, position) => ({ ...category, position })),
    products: products.map((product, place) => productRow(world, product, place)),
    images: products.flatMap(({ id, images }) =>
      images.map((image, position) => ({ ...image, productId: id, position })),
    ),
    options: options.map(({ product, option, position }) => ({
      id: option.id,
      productId: product.id,
      title: option.title,
      position,
    })),
    optionValues: options.flatMap(({ option }) =>
      option.values.map((value, position) => ({ ...value, optionId: option.id, position })),
    ),
    variants: products.flatMap(({ id, variants: own }) => own.map((variant, place) => variantRow(id, variant, place))),
    prices: variants.flatMap(({ variant }) => priceRows(variant)),
    chosen: variants.flatMap(({ product, variant }) => chosenRows(product, variant)),
    reviews: world.reviews.map((review) => ({
      id: review.id,
      productId: review.product_id,
      userName: review.user_name,
      title: review.title,
      description: review.description,
      rating: review.rating,
      status: review.status,
      createdAt: new Date(review.created_at),
    })),
  }
}

/** An order's row. */
export function orderRow({ order, company_id, customer_id, shipping_option }: WorldOrder): Row<typeof schema.orders> {
  return {
    id: order.id,
    displayId: order.display_id,
    companyId: company_id,
    customerId: customer_id,
    status: order.status,
    fulfillmentStatus: order.fulfillment_status,
    paymentStatus: order.payment_status,
    email: order.email,
    currencyCode: order.currency_code,
    itemTotal: toMinor(order.item_subtotal),
    discountTotal: toMinor(order.discount_total),
    shippingTotal: toMinor(order.shipping_total),
    taxTotal: toMinor(order.tax_total),
    total: toMinor(order.total),
    shippingOption: shipping_option,
    shippingAddress: order.shipping_address,
    billingAddress: order.billing_address,
    createdAt: new Date(order.created_at),
  }
}

/** That an order was placed, as the store records it for every new one. */
export function placementEvent({ order, customer_id }: WorldOrder): Row<typeof schema.events> {
  const { id, display_id: displayId, total } = order
  const states = { status: 'pending', fulfillmentStatus: 'not_fulfilled', paymentStatus: 'authorized' }
  return {
    at: new Date(order.created_at),
    actorId: customer_id,
    action: 'order.placed',
    subjectId: id,
    after: { ...states, displayId, total: toMinor(total) },
  }
}

/** The rows of an order's lines. */
export function orderItemRows({ order, line_facts }: WorldOrder): Row<typeof schema.orderItems>[] {
  return order.items.map((item, position) => {
    const facts = line_facts[position]
    if (!facts) throw new Error(`The world does not say what line ${position + 1} of ${order.id} was sold as`)
    return {
      id: item.id,
      orderId: order.id,
      productId: item.product_id,
      variantId: facts.variant_id,
      position,
      title: item.product_title,
      variantTitle: item.variant_title,
      sku: item.variant_sku,
      thumbnail: item.thumbnail,
      quantity: item.quantity,
      currencyCode: order.currency_code,
      unitPrice: toMinor(item.unit_price),
      tierMinQuantity: facts.tier_min_quantity,
      taxClass: facts.tax_class,
      taxRate: facts.tax_rate,
      subtotal: toMinor(item.subtotal),
      discountTotal: toMinor(item.discount_total),
      taxTotal: toMinor(item.tax_total),
      total: toMinor(item.total),
    }
  })
}
