import { categoryMisplacement, maxCategoryLevels } from '@skafferi/domain/rules/catalogue/category-tree'
import { conflict, invalidFields } from '../../../platform/http/errors'
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
    throw conflict('category_name_taken', `There is a category ${name} already.`, { name: 'is taken' }, { name })
  }
  if (others.some((row) => row.handle === handle)) {
    throw conflict(
      'category_handle_taken',
      `Another category has the handle ${handle} already.`,
      { handle: 'is taken' },
      { handle },
    )
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
    throw invalidFields({ [field]: 'is not a category of this shop' })
  const misplacement = categoryMisplacement(rows, id, parentId)
  if (misplacement === 'below_itself') {
    throw conflict('category_below_itself', 'A category cannot be below itself.', {
      [field]: 'is the category itself or below it',
    })
  }
  if (misplacement === 'too_deep') {
    const message = `There are ${maxCategoryLevels} levels of categories: this would make one more.`
    throw conflict('category_too_deep', message, { [field]: 'is too deep' }, { levels: maxCategoryLevels })
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
    const subject = products === 1 ? 'One product is' : `${products} products are`
    throw conflict(
      'category_has_products',
      `${subject} in this category, those that buyers do not see included. Put them into another first.`,
      undefined,
      { count: products },
    )
  }
  if (subcategories > 0) {
    const subject = subcategories === 1 ? 'There is one category' : `There are ${subcategories} categories`
    throw conflict('category_has_subcategories', `${subject} under this one. Move or delete them first.`, undefined, {
      count: subcategories,
    })
  }
}
