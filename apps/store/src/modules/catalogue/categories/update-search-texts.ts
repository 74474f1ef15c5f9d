import type { Database } from '../../../platform/db/database'
import { searchTextOf } from '../shop'
import * as repo from './categories.repo'

/** Products in one batch. */
const batch = 1000

/** Updates the search texts of a renamed category's products. */
export async function updateSearchTextsOfCategory(
  tx: Database,
  { id, name }: Pick<repo.CategoryRow, 'id' | 'name'>,
): Promise<void> {
  for (let after = ''; ;) {
    const found = await repo.findSearchableProducts(tx, id, after, batch)
    if (found.length === 0) return
    await repo.updateSearchTexts(
      tx,
      found.map((product) => ({ id: product.id, searchText: searchTextOf({ ...product, category: name }) })),
    )
    after = found.at(-1)?.id ?? after
  }
}
