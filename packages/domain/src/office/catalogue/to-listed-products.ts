import type { components } from '@skafferi/api/admin'
import { lowStock, type StatedStock } from '../../rules/catalogue/stock'
import { formatNumber } from '../../platform/format'
import { toListPage } from '../list-page'
import type { Office } from '../office-context'
import type { ListedProductsView, StockCellView } from './products.view'

/** The displayed state by the status in the contract. */
export const stateOf = { published: 'active', draft: 'draft', archived: 'archived' } as const

/** The displayed stock of an article or a product. */
export function toStockCell(
  { availability, inventory_quantity: pieces }: Pick<StatedStock, 'availability' | 'inventory_quantity'>,
  locale: string,
): StockCellView {
  const counted = pieces === 0 ? 'out' : pieces < lowStock ? 'low' : 'in'
  const state = availability === 'always' ? 'in' : availability === 'backorder' && counted === 'out' ? 'low' : counted
  return { value: String(pieces), text: formatNumber(pieces, locale), state, availability }
}

/** A page of products. */
export function toListedProducts(
  { products, ...page }: components['schemas']['AdminProductList'],
  { locale, paths }: Office,
): ListedProductsView {
  return {
    ...toListPage(page, products.length),
    rows: products.map(({ id, title, handle, brand, category, thumbnail, status, is_sample, variants, ...stock }) => ({
      id,
      title,
      detail: [brand, handle].filter(Boolean).join(' · '),
      href: paths.product(id),
      image: thumbnail,
      category,
      variants: formatNumber(variants, locale),
      stock: toStockCell(stock, locale),
      state: stateOf[status],
      isSample: is_sample,
    })),
  }
}
