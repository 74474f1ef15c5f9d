import type { Database } from '../../db/database'
import { searchTextOf } from '../catalog'
import * as repo from './categories.repo'

/** So many products are written at a time. */
const batch = 1000

/** Has searches find the products of a category by its new name. */
export async function findByNewName(tx: Database, { id, name }: Pick<repo.CategoryRow, 'id' | 'name'>): Promise<void> {
  for (let after = ''; ;) {
    const found = await repo.findSearched(tx, id, after, batch)
    if (found.length === 0) return
    await repo.updateSearchTexts(
      tx,
      found.map((product) => ({ id: product.id, searchText: searchTextOf({ ...product, category: name }) })),
    )
    after = found.at(-1)?.id ?? after
  }
}
