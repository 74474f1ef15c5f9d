import type { components } from '@skafferi/api/admin'
import { formatNumber } from '../../platform/format'
import { toListPage } from '../list-page'
import type { Office } from '../office-context'
import type { ListedProductsView } from './products.view'

/** The displayed state by the status in the contract. */
export const stateOf = { published: 'active', draft: 'draft', archived: 'archived' } as const

/** Stock below this number of pieces is low. */
const lowStock = 50

/** The displayed state of a stock of pieces. */
export const stockState = (pieces: number) => (pieces === 0 ? 'out' : pieces < lowStock ? 'low' : 'in')

/** A page of products. */
export function toListedProducts(
  { products, ...page }: components['schemas']['AdminProductList'],
  { locale, paths }: Office,
): ListedProductsView {
  return {
    ...toListPage(page, products.length),
    rows: products.map(
      ({ id, title, handle, brand, category, thumbnail, status, is_sample, variants, inventory_quantity: pieces }) => ({
        id,
        title,
        detail: [brand, handle].filter(Boolean).join(' · '),
        href: paths.product(id),
        image: thumbnail,
        category,
        variants: formatNumber(variants, locale),
        stock: { value: String(pieces), text: formatNumber(pieces, locale), state: stockState(pieces) },
        state: stateOf[status],
        isSample: is_sample,
      }),
    ),
  }
}
