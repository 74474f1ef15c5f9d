import type { Product, Variant } from '@skafferi/api'
import { toMinor } from '@skafferi/domain/format/money.rules'
import type { UnpublishedReview, World, WorldReview } from '@skafferi/fixtures/world'
import { searchTextOf } from '../../features/catalog'
import type * as schema from '../schema'

type Row<Table extends { $inferInsert: unknown }> = Table['$inferInsert']

/** A product's row. Products published together keep the world's order by their creation, a second apart. */
function productRow(world: World, product: Product, index: number): Row<typeof schema.products> {
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
    flavourClass: product.flavour_class,
    ingredients: product.ingredients,
    deposit: facts.deposit,
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
    pieces: variant.pieces,
    cartonSize: variant.carton_size,
    strengthMg: variant.strength_mg,
    thumbnail: variant.thumbnail,
    stamp: variant.stamp,
    inventoryQuantity: variant.inventory_quantity,
    position,
  }
}

/** Prices without the flash sale: the store takes it off itself, for as long as it runs. */
function priceRows({ id, prices, original_prices }: Variant): Row<typeof schema.variantPrices>[] {
  return (original_prices ?? prices).map(({ currency_code, amount, min_quantity }) => ({
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

/** The catalogue's rows, by table. */
export function catalogRows(world: World) {
  const { products } = world
  const variants = products.flatMap((product) => product.variants.map((variant) => ({ product, variant })))
  const options = products.flatMap((product) => product.options.map((option, position) => ({ product, option, position })))
  return {
    categories: world.categories.map(({ product_count: _, ...category }, position) => ({ ...category, position })),
    products: products.map((product, index) => productRow(world, product, index)),
    limits: products.flatMap(limitRows),
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
    variants: products.flatMap(({ id, variants: own }) => own.map((variant, index) => variantRow(id, variant, index))),
    prices: variants.flatMap(({ variant }) => priceRows(variant)),
    chosen: variants.flatMap(({ product, variant }) => chosenRows(product, variant)),
    // Those that are shown were taken over from elsewhere: nobody here wrote them.
    reviews: [...world.reviews.map((review) => reviewRow(review, null)), ...world.unpublishedReviews.map(unpublishedReviewRow)],
  }
}
