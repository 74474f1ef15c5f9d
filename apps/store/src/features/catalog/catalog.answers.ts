import type { components, Price, Product, ProductListItem, VisitorProduct } from '@skafferi/api'
import { bulkMinimum, cardFigures, stockOf } from '@skafferi/domain/catalog/card.rules'
import { isNew, priceBands } from '@skafferi/domain/catalog/catalog.rules'
import { byFrequency, toBandCounts } from '@skafferi/domain/catalog/listing.rules'
import { toMajor } from '@skafferi/domain/format/money.rules'
import { toDeposit } from '@skafferi/domain/product/deposit.rules'
import type { Tier } from '@skafferi/domain/product/pricing.rules'
import { commonSubtitle } from '@skafferi/domain/product/product.rules'
import { saleTiers } from '@skafferi/domain/product/sale.rules'
import { shopCurrency } from '../../currency'
import type { FacetKind, FacetRow } from './catalog.facets.repo'
import type { CardVariant, DetailVariant } from './catalog.fragments.repo'
import type { CardRow, CategoryRow, ProductRow } from './catalog.repo'

type Schemas = components['schemas']

/** The variants at what is charged now, a running sale included. */
function chargedVariants<Variant extends CardVariant>(row: {
  variants: readonly Variant[]
  salePercent: number | null
}): Variant[] {
  return row.variants.map((variant) => ({ ...variant, tiers: saleTiers(variant.tiers, row.salePercent) }))
}

/** What a card shows of a product. */
export function toListItem(row: CardRow, now: Date): ProductListItem {
  const variants = chargedVariants(row)
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
    category: row.category,
    has_multiple_variants: variants.length > 1,
    variant_id: variants.length === 1 && first ? first.id : null,
    ...cardFigures(variants, row.salePercent === null ? null : row.variants),
    inventory_quantity: stockOf(variants.map(({ stock }) => stock)),
    is_in_wishlist: row.inWishlist,
    is_new: row.publishedAt !== null && isNew(row.publishedAt, now),
    average_rating: row.rating.average,
    total_reviews: row.rating.count,
    colors: row.colours,
  }
}

/** Tiers as documents carry them. */
export function toPrices(tiers: readonly Tier[]): Price[] {
  return tiers.map(({ amount, min_quantity }) => ({ currency_code: shopCurrency, amount: toMajor(amount), min_quantity }))
}

function toVisitorVariant(variant: DetailVariant): Schemas['VisitorVariant'] {
  return {
    id: variant.id,
    title: variant.title,
    sku: variant.sku,
    gtin: variant.gtin,
    unit: variant.unit,
    net_content: variant.netContent,
    pack_size: variant.packSize,
    pieces: variant.pieces,
    carton_size: variant.cartonSize,
    inventory_quantity: variant.stock,
    options: variant.options,
    thumbnail: variant.thumbnail,
  }
}

/** What everybody sees of a product; nothing in it is a price. */
function toProductBase(row: ProductRow, publishedAt: Date, now: Date): Schemas['ProductBase'] {
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
    specification: row.specification,
    bulk_min_quantity: bulkMinimum(row.variants),
    has_multiple_variants: row.variants.length > 1,
    is_new: isNew(publishedAt, now),
    published_at: publishedAt.toISOString(),
    average_rating: row.rating.average,
    total_reviews: row.rating.count,
  }
}

function toVariant(variant: DetailVariant, salePercent: number | null): Schemas['Variant'] {
  return {
    ...toVisitorVariant(variant),
    prices: toPrices(saleTiers(variant.tiers, salePercent)),
    ...(salePercent !== null && { original_prices: toPrices(variant.tiers) }),
  }
}

/** A product as customers see it, or as visitors do. */
export function toProduct(row: ProductRow, publishedAt: Date, now: Date, priced: boolean): Product | VisitorProduct {
  const base = toProductBase({ ...row, variants: chargedVariants(row) }, publishedAt, now)
  if (!priced) return { ...base, priced: false, variants: row.variants.map(toVisitorVariant) }
  const variants = row.variants.map((variant) => toVariant(variant, row.salePercent))
  return { ...base, priced: true, is_in_wishlist: row.inWishlist, deposit: row.deposit && toDeposit(row.deposit), allowed_countries: row.allowedCountries, variants }
}

/** A category as documents carry it. */
export function toCategory({ productCount, ...category }: CategoryRow): Schemas['Category'] {
  return { ...category, product_count: productCount }
}

function toFacet(rows: readonly FacetRow[], kind: FacetKind): Schemas['Facet'][] {
  const facets = rows.filter((row) => row.kind === kind).map(({ value, count }) => ({ value, count }))
  return facets.sort(byFrequency)
}

/** Facets, each most frequent first; price bands in their own order, empty ones included. */
export function toFacets(rows: readonly FacetRow[]): Schemas['Facets'] {
  const inBand = new Map(rows.filter(({ kind }) => kind === 'price').map(({ value, count }) => [value, count]))
  return {
    categories: toFacet(rows, 'category'),
    brands: toFacet(rows, 'brand'),
    tags: toFacet(rows, 'tag'),
    prices: toBandCounts(priceBands.map((_, index) => inBand.get(String(index)) ?? 0)),
  }
}
