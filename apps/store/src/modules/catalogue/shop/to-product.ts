import type { components, CountryCode, Product, ProductListItem, VisitorProduct } from '@skafferi/api'
import { bulkMinimum, cardPricing, quantitySteps, type PricedPack } from '@skafferi/domain/rules/catalogue/card'
import { isNew, priceBands } from '@skafferi/domain/rules/catalogue/catalog'
import { toPublicValues } from '@skafferi/domain/rules/catalogue/field-state'
import { byFrequency, byNumber, toBandCounts, toPriceBounds } from '@skafferi/domain/rules/catalogue/listing'
import { wallClock } from '@skafferi/domain/rules/delivery/calendar'
import type { DeliveryTerms } from '@skafferi/domain/rules/delivery/delivery'
import { toDeposit } from '@skafferi/domain/rules/pricing/deposit'
import { deliveryRestriction, strengthsOf, type Destination } from '@skafferi/domain/rules/catalogue/market'
import { toTierPrices } from '@skafferi/domain/rules/pricing/pricing'
import { combineStated, toPublicStock, toStatedStock } from '@skafferi/domain/rules/catalogue/stock'
import type { Opening } from '@skafferi/domain/rules/settings/seller-settings'
import { commonSubtitle } from '@skafferi/domain/rules/catalogue/product'
import { chargedTiers, regularTiers } from '@skafferi/domain/rules/pricing/quote'
import { toLastOrder } from '../../../platform/db/last-order'
import { destinationIn } from '../../../platform/db/markets'
import type { PriceContext } from '../../pricing'
import type { FacetKind, FacetRow } from './catalog-facets.repo'
import type { CardVariant, DetailVariant } from './catalog-fragments.repo'
import type { CardRow, CategoryRow, ProductRow } from './catalog.repo'

type Schemas = components['schemas']

/** Returns the variants with their charged tiers, and those without a running sale. */
function pricedVariants<Variant extends CardVariant>(row: {
  variants: readonly Variant[]
  salePercent: number | null
}): (Variant & PricedPack)[] {
  return row.variants.map((variant) => {
    const prices = { ...variant, salePercent: row.salePercent }
    return { ...variant, tiers: chargedTiers(prices), regular: regularTiers(prices) }
  })
}

/** Returns the last day of the running sale, which ends before `saleEndsAt`; empty if there is none. */
function saleLastDay({ saleEndsAt }: Pick<CardRow, 'saleEndsAt'>, timeZone: string) {
  return saleEndsAt && { sale_last_day: wallClock(new Date(saleEndsAt.getTime() - 1), timeZone).date }
}

/** Returns the legal restriction of a product in the delivery country; null if there is none. */
function restrictionOf({ limits, variants }: CardRow, destination: Destination): ProductListItem['kept_out'] {
  const found = deliveryRestriction(
    limits,
    variants.map(({ strengthMg }) => strengthMg),
    destination,
  )
  return found && { country_code: destination.country_code, variants: found }
}

/**
 * Converts a product for a card.
 * @param prices `timeZone`: the store's; `openedAt`: when the shop opened
 */
export function toListItem(
  row: CardRow,
  destination: Destination,
  { currency, now, timeZone, openedAt }: PriceContext & { timeZone: string } & Pick<Opening, 'openedAt'>,
): ProductListItem {
  const variants = pricedVariants(row)
  const today = wallClock(now, timeZone).date
  const [first] = variants
  return {
    id: row.id,
    title: row.title,
    subtitle: commonSubtitle(variants),
    handle: row.handle,
    brand: row.brand,
    sku: first?.sku ?? null,
    status: 'published',
    thumbnail: row.thumbnail,
    stamp: first?.stamp ?? null,
    category: row.category,
    has_multiple_variants: variants.length > 1,
    variant_id: variants.length === 1 && first ? first.id : null,
    ...cardPricing(variants),
    ...saleLastDay(row, timeZone),
    ...combineStated(variants.map((variant) => toStatedStock(variant, today))),
    is_in_wishlist: row.inWishlist,
    is_new: row.publishedAt !== null && isNew(row.publishedAt, now, openedAt),
    average_rating: row.rating.average,
    total_reviews: row.rating.count,
    colors: row.colours,
    strengths_mg: strengthsOf(variants.map(({ strengthMg }) => strengthMg)),
    kept_out: restrictionOf(row, destination),
    tiers: variants.length === 1 && first ? toTierPrices(currency, first.tiers) : [],
    carton_size: variants.length === 1 && first ? first.cartonSize : null,
    ...toLastOrder(row.lastOrder),
  }
}

/** Converts the public fields of a variant, without its stock. */
function toVariantBase(variant: DetailVariant) {
  const { inventory_quantity: _, ...values } = toPublicValues(variant)
  return {
    ...values,
    id: variant.id,
    title: variant.title,
    sku: variant.sku,
    pieces: variant.pieces,
    options: variant.options,
    thumbnail: variant.thumbnail,
    stamp: variant.stamp,
  }
}

/** Converts the public fields of a product, which contain no prices. */
function toProductBase(
  row: ProductRow,
  publishedAt: Date,
  { now, openedAt }: Pick<PriceContext, 'now'> & Pick<Opening, 'openedAt'>,
): Schemas['ProductBase'] {
  return {
    id: row.id,
    title: row.title,
    subtitle: commonSubtitle(row.variants),
    description: row.description,
    handle: row.handle,
    brand: row.brand,
    status: 'published',
    thumbnail: row.thumbnail,
    images: row.images,
    options: row.options,
    category: row.category,
    tags: row.tags,
    weight: row.weight,
    age_limit: row.ageLimit,
    flavour_class: row.flavourClass,
    ingredients: row.ingredients,
    specification: row.specification,
    has_multiple_variants: row.variants.length > 1,
    is_new: isNew(publishedAt, now, openedAt),
    published_at: publishedAt.toISOString(),
    average_rating: row.rating.average,
    total_reviews: row.rating.count,
  }
}

const toVisitorVariant = (variant: DetailVariant, today: string): Schemas['VisitorVariant'] => ({
  ...toVariantBase(variant),
  ...toPublicStock(toStatedStock(variant, today)),
})

const todayIn = ({ delivery }: DeliveryTerms, now: Date) => wallClock(now, delivery.timeZone).date

/** Converts the fields of a product that only customers see. */
function toCustomerFacts(row: ProductRow, country: CountryCode, terms: DeliveryTerms, { currency, now }: PriceContext) {
  const variants = pricedVariants(row)
  const today = todayIn(terms, now)
  const sale = saleLastDay(row, terms.delivery.timeZone)
  return {
    bulk_min_quantity: bulkMinimum(variants),
    is_in_wishlist: row.inWishlist,
    deposit: row.deposit && toDeposit(row.deposit),
    market_limits: row.limits,
    destination: destinationIn(country, terms, now),
    variants: variants.map((variant) => ({
      ...toVariantBase(variant),
      ...toStatedStock(variant, today),
      prices: toTierPrices(currency, variant.tiers),
      ...(variant.regular && { original_prices: toTierPrices(currency, variant.regular) }),
      ...sale,
    })),
  }
}

/** Converts a product for customers or, without prices, for visitors. */
export function toProduct(
  row: ProductRow,
  publishedAt: Date,
  terms: DeliveryTerms,
  prices: PriceContext & Pick<Opening, 'openedAt'>,
): Product | VisitorProduct {
  const base = toProductBase(row, publishedAt, prices)
  if (row.country === null)
    return {
      ...base,
      priced: false,
      quantity_steps: quantitySteps(row.variants),
      variants: row.variants.map((variant) => toVisitorVariant(variant, todayIn(terms, prices.now))),
    }
  return { ...base, priced: true, ...toCustomerFacts(row, row.country, terms, prices) }
}

/** Converts a category. */
export function toCategory({ productCount, parentId: _, ...category }: CategoryRow): Schemas['Category'] {
  return { ...category, product_count: productCount }
}

function toFacet(rows: readonly FacetRow[], kind: FacetKind): Schemas['Facet'][] {
  const facets = rows.filter((row) => row.kind === kind).map(({ value, count }) => ({ value, count }))
  return facets.sort(byFrequency)
}

/** Converts the counts of price bands, in their own order, including empty ones. */
function toBands(rows: readonly FacetRow[]) {
  const countByBand = new Map(rows.filter(({ kind }) => kind === 'price').map(({ value, count }) => [value, count]))
  return toBandCounts(priceBands.map((_, index) => countByBand.get(String(index)) ?? 0))
}

/**
 * Converts facet counts: most frequent first.
 * @param totals the counts of the unfiltered list
 */
export function toFacets(
  rows: readonly FacetRow[],
  totals: { count: number; facets: readonly FacetRow[] },
): Schemas['Facets'] {
  const priceBounds = toPriceBounds(toBands(totals.facets), totals.count)
  return {
    categories: toFacet(rows, 'category'),
    brands: toFacet(rows, 'brand'),
    tags: toFacet(rows, 'tag'),
    strengths: toFacet(rows, 'strength').sort(byNumber),
    flavours: toFacet(rows, 'flavour'),
    packs: toFacet(rows, 'pack'),
    prices: toBands(rows),
    ...(priceBounds && { price_bounds: priceBounds }),
  }
}
