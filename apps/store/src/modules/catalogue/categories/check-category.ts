import { categoryMisplacement, maxCategoryLevels } from '@skafferi/domain/rules/catalogue/category-tree'
import { fault, invalidFields, refuse } from '../../../platform/http/errors'
import type { CategoryRow } from './categories.repo'

/** The given fields of a category; omitted ones are unchanged. */
export interface CategoryFields {
  name?: string
  handle?: string
  description?: string
  /** Null for the first level. */
  parentId?: string | null
  /** Position among its siblings, from 0. */
  rank?: number
}

/**
 * Checks that name and handle are unique.
 * @param rows all categories
 * @throws StoreError 409 `category_name_taken` or `category_handle_taken`
 */
export function assertUniqueNames(
  rows: readonly CategoryRow[],
  { id, name, handle }: Pick<CategoryRow, 'id' | 'name' | 'handle'>,
): void {
  const others = rows.filter((row) => row.id !== id)
  if (others.some((row) => row.name === name)) {
    throw refuse('category_name_taken', { name }, { name: fault('taken') })
  }
  if (others.some((row) => row.handle === handle)) {
    throw refuse('category_handle_taken', { handle }, { handle: fault('taken') })
  }
}

/**
 * Checks that a category may have a parent.
 * @param id undefined for a new one
 * @throws StoreError 400 if the parent does not exist; 409 `category_below_itself` or `category_too_deep`
 */
export function assertValidParent(rows: readonly CategoryRow[], id: string | undefined, parentId: string | null): void {
  const field = 'parent_category_id'
  if (parentId !== null && !rows.some((row) => row.id === parentId))
    throw invalidFields({ [field]: fault('unknown_category') })
  const misplacement = categoryMisplacement(rows, id, parentId)
  if (misplacement === 'below_itself') {
    throw refuse('category_below_itself', {}, { [field]: fault('below_itself') })
  }
  if (misplacement === 'too_deep') {
    throw refuse('category_too_deep', { levels: maxCategoryLevels }, { [field]: fault('too_deep') })
  }
}

/**
 * Checks that a category is empty.
 * @throws StoreError 409 `category_has_products` or `category_has_subcategories`
 */
export function assertEmpty({
  product_count: products,
  subcategory_count: subcategories,
}: {
  product_count: number
  subcategory_count: number
}): void {
  if (products > 0) {
    throw refuse('category_has_products', { count: products })
  }
  if (subcategories > 0) {
    throw refuse('category_has_subcategories', {
      count: subcategories,
    })
  }
}
