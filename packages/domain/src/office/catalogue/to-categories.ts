import type { components } from '@skafferi/api/admin'
import { categoryMisplacement, categoryTree, maxCategoryLevels } from '../../rules/catalogue/category-tree'
import { formatNumber } from '../../platform/format'
import type { CategoryChoice, CategoryDraft, RemoteCategoryChange, ListedCategoryView } from './categories.view'
import type { Office } from '../office-context'

type Category = components['schemas']['AdminCategory']

const treeOf = (categories: readonly Category[]) =>
  categoryTree(categories.map((category) => ({ id: category.id, parentId: category.parent_category_id, category })))

const nameOf = (categories: readonly Category[], id: string | null) =>
  categories.find((each) => each.id === id)?.name ?? null

function blockerOf({ product_count: products, subcategory_count: below }: Category): ListedCategoryView['blockedBy'] {
  if (products > 0) return { what: 'products', count: products }
  return below > 0 ? { what: 'categories', count: below } : null
}

/** The category tree in display order. */
export function toListedCategories(
  categories: readonly Category[],
  { locale }: Pick<Office, 'locale'>,
): ListedCategoryView[] {
  return treeOf(categories).map(({ row: { id, parentId, category }, level, rank, siblings }) => ({
    id,
    name: category.name,
    handle: category.handle,
    level,
    place: rank + 1,
    siblings,
    parent: nameOf(categories, parentId),
    products: formatNumber(category.product_count, locale),
    blockedBy: blockerOf(category),
  }))
}

/** All categories as choices for a product. */
export function toCategoryChoices(categories: readonly Category[]): CategoryChoice[] {
  return treeOf(categories).map(({ row: { id, category }, level }) => ({ id, name: category.name, level }))
}

/** The possible parents of a category. @param id undefined for a new one */
export function toParentChoices(categories: readonly Category[], id?: string): CategoryChoice[] {
  const places = categories.map((category) => ({ id: category.id, parentId: category.parent_category_id }))
  return toCategoryChoices(categories).filter(
    (choice) => choice.level < maxCategoryLevels && categoryMisplacement(places, id, choice.id) === undefined,
  )
}

/** The draft of a category. */
export function toCategoryDraft({ name, handle, description, parent_category_id }: Category): CategoryDraft {
  return { name, handle, description, parent: parent_category_id ?? '' }
}

/** The changes of a category since it was read. @param now all current categories */
export function remoteCategoryChanges(
  before: Category,
  after: Category,
  now: readonly Category[],
): RemoteCategoryChange[] {
  const valuesOf = ({ name, handle, description, parent_category_id, rank }: Category) => ({
    name,
    handle,
    description: description || null,
    parent: nameOf(now, parent_category_id),
    place: String(rank + 1),
  })
  const [old, current] = [valuesOf(before), valuesOf(after)]
  const all = Object.keys(current) as (keyof typeof current)[]
  return all
    .map((what) => ({ what, before: old[what], after: current[what] }))
    .filter((change) => change.before !== change.after)
}
