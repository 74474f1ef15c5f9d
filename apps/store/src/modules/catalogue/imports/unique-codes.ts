import type { Database } from '../../../platform/db/database'
import { invalidFields } from '../../../platform/http/errors'
import { findKnownArticles, loadProducts } from './imports.repo'
import type { RequestedVariants } from './product-change'
import { findBySku } from './sku-keys'

/**
 * Checks that no other article of the shop, including archived ones, has the given SKUs and GTINs.
 * @param productId the product of the variants; undefined for a new one
 * @throws StoreError 400 if an identifier is taken
 */
export async function assertUniqueCodes(
  tx: Database,
  { rows, added, pathOf }: RequestedVariants,
  productId?: string,
): Promise<void> {
  const newRows = rows.filter((row) => added.has(row))
  const gtins = rows.flatMap(({ variant: { gtin } }) => gtin ?? [])
  if (newRows.length === 0 && gtins.length === 0) return
  const known = await findKnownArticles(tx, { skus: newRows.map(({ sku }) => sku), gtins, handles: [], titles: [] })
  const refuse = async (field: string, id: string) => {
    const [owner] = await loadProducts(tx, [id])
    throw invalidFields({
      [field]:
        id === productId
          ? 'belongs to another variant of this product'
          : `belongs to ${owner?.title ?? 'another product'}`,
    })
  }
  for (const row of rows) {
    const [sku, gtin] = [findBySku(known.skus, row.sku), row.variant.gtin && known.gtins.get(row.variant.gtin)]
    if (added.has(row) && sku) await refuse(`${pathOf(row)}.sku`, sku)
    // An existing variant may repeat its own GTIN; `planProduct` refuses that of another variant.
    if (gtin && (added.has(row) || gtin !== productId)) await refuse(`${pathOf(row)}.gtin`, gtin)
  }
}
