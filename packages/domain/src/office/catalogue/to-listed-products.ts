import type { components } from '@skafferi/api/admin'
import { formatList, formatMoney, formatNumber, toMinor } from '../../platform/format'
import { amountText } from '../../rules/text/amount-text'
import { formatDateTime } from '../date-time'
import { toListPage } from '../list-page'
import type { Office } from '../office-context'
import type { ListedProductsView, ListedProductView, StockCellView } from './products.view'

type ListedProduct = components['schemas']['AdminProductListItem']

/** The displayed state by the status in the contract. */
export const stateOf = { published: 'active', draft: 'draft', archived: 'archived' } as const

/** The displayed stock of an article or a product. */
export function toStockCell(
  {
    availability,
    inventory_quantity: pieces,
    reserved_quantity: reserved,
  }: Pick<ListedProduct, 'availability' | 'inventory_quantity' | 'reserved_quantity'>,
  isLow: boolean,
  locale: string,
): StockCellView {
  const counted = pieces === 0 ? 'out' : isLow ? 'low' : 'in'
  const state = availability === 'always' ? 'in' : availability === 'backorder' && counted === 'out' ? 'low' : counted
  return {
    value: String(pieces),
    text: formatNumber(pieces, locale),
    reserved:
      reserved === 0
        ? null
        : { onHand: formatNumber(pieces + reserved, locale), pieces: formatNumber(reserved, locale) },
    state,
    availability,
  }
}

function toPrice(
  { lowest_price: lowest, highest_price: highest, currency_code: currency }: ListedProduct,
  locale: string,
): ListedProductView['price'] {
  if (lowest === null) return null
  return { value: amountText(lowest), text: formatMoney(toMinor(lowest), currency, locale), varies: lowest !== highest }
}

function toTier({ tiers: [first, ...further], currency_code: currency }: ListedProduct, locale: string) {
  return first === undefined
    ? null
    : {
        price: formatMoney(toMinor(first.amount), currency, locale),
        from: formatNumber(first.min_quantity, locale),
        further: further.length,
      }
}

function toListedProduct(product: ListedProduct, { locale, timeZone, now, paths }: Office): ListedProductView {
  const { id, title, brand, sku, category, thumbnail, status, is_sample, variants, carton_sizes, changed_at } = product
  return {
    id,
    title,
    brand,
    href: paths.product(id),
    image: thumbnail,
    sku,
    furtherVariants: Math.max(0, variants - 1),
    category,
    price: toPrice(product, locale),
    tier: toTier(product, locale),
    carton: formatList(
      carton_sizes.map((size) => formatNumber(size, locale)),
      locale,
    ),
    stock: toStockCell(product, product.is_low, locale),
    state: stateOf[status],
    isSample: is_sample,
    changed: changed_at === null ? null : formatDateTime(changed_at, { locale, timeZone, now }),
  }
}

/** A page of products. */
export function toListedProducts(
  { products, ...page }: components['schemas']['AdminProductList'],
  office: Office,
): ListedProductsView {
  return {
    ...toListPage(page, products.length),
    rows: products.map((product) => toListedProduct(product, office)),
  }
}
