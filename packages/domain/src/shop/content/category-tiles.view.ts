import type { Category } from '@skafferi/api'

/** The categories of Browse By Category, in their fixed order (Specification (accounts) §2, home page). */
export const homeCategories = ['Phones', 'Computers', 'SmartWatch', 'Camera', 'Headphones', 'Gaming'] as const

/** The initially selected category. */
export const startCategory: (typeof homeCategories)[number] = 'Camera'

/** One tile of Browse By Category. */
export interface CategoryTileView {
  name: string
  /** Number of products; null if unknown. */
  count: number | null
  /** URL of its picture; null if there is none. */
  picture: string | null
}

/**
 * Creates the six tiles.
 * @param categories the store's categories; empty until they are loaded
 * @param pictures URLs by the category's name
 */
export function toCategoryTiles(
  categories: readonly Pick<Category, 'name' | 'product_count'>[],
  pictures: Readonly<Record<string, string>>,
): CategoryTileView[] {
  return homeCategories.map((name) => {
    const count = categories.find((category) => category.name === name)?.product_count ?? null
    return { name, count, picture: pictures[name] ?? null }
  })
}
