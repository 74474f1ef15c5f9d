import type { NamedCategory } from '@skafferi/domain/rules/catalogue/category-path'
import { placeCategory } from '@skafferi/domain/rules/catalogue/category-tree'
import type { Database } from '../../../platform/db/database'
import { createHandles } from '../products'
import * as repo from './categories.repo'

/** Inserts a category as the last one of its parent. */
export async function addCategory(tx: Database, category: NamedCategory): Promise<void> {
  const rows = await repo.findCategoryRows(tx)
  const handle = createHandles(rows.map((row) => row.handle))(category.name)
  const row = { ...category, handle, description: '', position: rows.length }
  await repo.insertCategory(tx, row)
  await repo.updatePositions(tx, placeCategory(rows, row))
}
