import type { components } from '@skafferi/api/admin'
import { formatDate, formatMoney, formatNumber, toMinor } from '../../platform/format'
import { isLow } from '../../rules/catalogue/stock'
import { amountText } from '../../rules/text/amount-text'
import type { Office } from '../office-context'
import { toProductDraft } from './product-draft'
import {
  productLevelFields,
  picturesOf,
  placeOf,
  variantParts,
  type ProductLevelField,
  type ProductDraft,
  type ProductField,
} from './product-fields'
import type { RemoteChange, ProductFormView, ProductDetailView, ProductVariantView } from './products.view'
import { currencyOf } from '../shop-currency'
import { stateOf, toStockCell } from './to-listed-products'

type Schemas = components['schemas']
type Product = Schemas['AdminProduct']
type Variant = Product['variants'][number]

const tiersOf = ({ variants }: Product, newTiers: readonly number[]) =>
  [
    ...new Set([1, ...newTiers, ...variants.flatMap(({ prices }) => prices.map(({ min_quantity: from }) => from))]),
  ].sort((a, b) => a - b)

function toVariant(
  variant: Variant,
  { tiers, lowStock }: { tiers: readonly number[]; lowStock: number },
  { locale }: Office,
): ProductVariantView {
  const { id, sku, gtin, title, unit, net_content, carton_size, prices, available_from: day } = variant
  return {
    id,
    sku,
    title,
    detail: [sku, gtin, net_content, unit, carton_size === null ? null : `× ${carton_size}`]
      .filter(Boolean)
      .join(' · '),
    stock: toStockCell(variant, isLow(variant.inventory_quantity, variant.low_stock ?? lowStock), locale),
    availableFrom: { value: day ?? '', text: day === null ? '' : formatDate(day, locale) },
    prices: tiers.map((from) => {
      const price = prices.find(({ min_quantity }) => min_quantity === from)
      if (!price) return { value: '', text: '' }
      return { value: amountText(price.amount), text: formatMoney(toMinor(price.amount), price.currency_code, locale) }
    }),
  }
}

/**
 * Converts a product.
 * @param form its form
 * @param newTiers minimum quantities of added tiers that have no prices
 */
export function toProductDetail(
  product: Product,
  form: ProductFormView,
  newTiers: readonly number[],
  office: Office,
): ProductDetailView {
  const tiers = tiersOf(product, newTiers)
  return {
    id: product.id,
    title: product.title,
    image: product.images[0] ?? null,
    state: stateOf[product.status],
    isSample: product.is_sample,
    form,
    tiers: tiers.map((from) => ({ from, text: formatNumber(from, office.locale) })),
    currency: currencyOf(product),
    variants: product.variants.map((variant) => toVariant(variant, { tiers, lowStock: product.low_stock }, office)),
  }
}

type Prices = Map<string, { sku: string; from: number; text: string }>

function pricesOf({ variants }: Product, { locale }: Office): Prices {
  const rows = variants.flatMap(({ id, sku, prices }) =>
    prices.map(({ min_quantity: from, amount, currency_code }) => {
      const price = { sku: sku ?? id, from, text: formatMoney(toMinor(amount), currency_code, locale) }
      return [`${sku ?? id} ${from}`, price] as const
    }),
  )
  return new Map(rows)
}

function priceChanges(before: Product, after: Product, office: Office): RemoteChange[] {
  const [old, now] = [pricesOf(before, office), pricesOf(after, office)]
  return [...new Set([...old.keys(), ...now.keys()])].map((id) => {
    const { sku, from } = (now.get(id) ?? old.get(id))!
    return {
      id,
      what: 'price',
      of: { sku, from: formatNumber(from, office.locale) },
      before: old.get(id)?.text ?? null,
      after: now.get(id)?.text ?? null,
    }
  })
}

/** The displayed text of a field; null if it is empty. */
function displayText(draft: ProductDraft, field: ProductField): string | null {
  const text = draft[field] ?? ''
  if (field !== 'images') return text || null
  return (
    picturesOf(text)
      .map(({ image, alt }, index) => `${index + 1}. ${alt || image}`)
      .join(', ') || null
  )
}

/**
 * The changes of edited fields since typing began.
 * @param before the stored texts at that time
 */
export function overwrittenChanges(
  product: Product,
  fields: readonly ProductField[],
  before: ProductDraft,
): RemoteChange[] {
  const now = toProductDraft(product)
  return fields.map((field) => {
    const place = placeOf(field)
    const of = place && { sku: product.variants.find(({ id }) => id === place.id)?.sku ?? place.id, from: null }
    return {
      id: field,
      what: place?.part ?? (field as ProductLevelField),
      of,
      before: displayText(before, field),
      after: displayText(now, field),
    }
  })
}

/** The changes of a product since it was read. Stock is omitted, because orders change it constantly. */
export function remoteProductChanges(before: Product, after: Product, office: Office): RemoteChange[] {
  const [old, now] = [toProductDraft(before), toProductDraft(after)]
  const both = after.variants.filter(({ id }) => before.variants.some((each) => each.id === id))
  return [
    { id: 'state', what: 'state' as const, of: null, before: stateOf[before.status], after: stateOf[after.status] },
    ...productLevelFields.map((what) => ({
      id: what,
      what,
      of: null,
      before: displayText(old, what),
      after: displayText(now, what),
    })),
    ...both.flatMap(({ id, sku }) =>
      variantParts.map((what) => {
        const field = `${what}.${id}` as const
        return {
          id: field,
          what,
          of: { sku: sku ?? id, from: null },
          before: old[field] || null,
          after: now[field] || null,
        }
      }),
    ),
    ...priceChanges(before, after, office),
  ].filter((change) => change.before !== change.after)
}
