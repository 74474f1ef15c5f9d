import type { Product, Variant } from '@skafferi/api'
import type { UnpublishedReview, World, WorldReview } from '@skafferi/fixtures/world'
import type { MakeId } from '../modules/catalogue/products'
import type * as schema from '../platform/db/schema'

type Row<Table extends { $inferInsert: unknown }> = Table['$inferInsert']

/**
 * Returns the product fields that the catalogue file does not contain. Creation times are a second apart, so that
 * products published together keep the world's order.
 */
function productRow(world: World, product: Product, index: number) {
  const publishedAt = new Date(product.published_at)
  const { id, thumbnail, specification, ingredients } = product
  const deposit = world.productFacts.get(id)?.deposit ?? null
  return {
    id,
    thumbnail,
    specification,
    ingredients,
    deposit,
    createdAt: new Date(publishedAt.getTime() - index * 1000),
    publishedAt,
  }
}

function limitRows({ id, market_limits }: Product): Row<typeof schema.marketLimits>[] {
  return market_limits.map(({ country_code, reason, max_strength_mg, valid_from, valid_to, source }) => ({
    productId: id,
    countryCode: country_code,
    reason,
    maxStrengthMg: max_strength_mg,
    validFrom: valid_from,
    validTo: valid_to,
    source,
  }))
}

/** Returns the variant fields that the catalogue file does not contain. */
function variantRow({ id, title, net_content: netContent, pieces, thumbnail, stamp }: Variant) {
  return { id, title, netContent, pieces, thumbnail, stamp }
}

function reviewRow(review: WorldReview | UnpublishedReview, customerId: string | null): Row<typeof schema.reviews> {
  return {
    id: review.id,
    productId: review.product_id,
    customerId,
    userName: review.user_name,
    title: review.title,
    description: review.description,
    rating: review.rating,
    status: review.status,
    createdAt: new Date(review.created_at),
  }
}

function unpublishedReviewRow(review: UnpublishedReview): Row<typeof schema.reviews> {
  return reviewRow(review, review.customer_id)
}

/** Returns the categories. */
export function categoryRows(world: World): Row<typeof schema.categories>[] {
  return world.categories.map(({ product_count: _, ...category }, position) => ({ ...category, position }))
}

/** Returns the ids of the demo's articles by their keys in an import. */
export function catalogIds({ products }: World): MakeId {
  const ids = new Map<string, string>(
    products.flatMap(
      ({ id, handle, variants, options }) =>
        [
          [`prod ${handle}`, id],
          ...variants.map((variant) => [`variant ${variant.sku}`, variant.id] as const),
          ...options.flatMap(({ id: optionId, title, values }) => [
            [`opt ${handle} ${title}`, optionId] as const,
            ...values.map((each) => [`optval ${handle} ${title} ${each.value}`, each.id] as const),
          ]),
        ] as const,
    ),
  )
  return (prefix, _now, name) => {
    const id = ids.get(`${prefix} ${name}`)
    if (!id) throw new Error(`The world has no ${prefix} ${name}`)
    return id
  }
}

/** Returns the data of articles that the catalogue file does not contain, by table. */
export function articleDetailRows(world: World) {
  const { products } = world
  const options = products.flatMap((product) => product.options)
  return {
    products: products.map((product, index) => productRow(world, product, index)),
    limits: products.flatMap(limitRows),
    images: products.flatMap(({ id, images }) =>
      images.map((image, position) => ({ ...image, productId: id, position })),
    ),
    optionValues: options.flatMap(({ id: optionId, values }) =>
      values.map((value, position) => ({ ...value, optionId, position })),
    ),
    variants: products.flatMap(({ variants }) => variants.map(variantRow)),
    // Published reviews have no customer in this shop.
    reviews: [
      ...world.reviews.map((review) => reviewRow(review, null)),
      ...world.unpublishedReviews.map(unpublishedReviewRow),
    ],
  }
}
