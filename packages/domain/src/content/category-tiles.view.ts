import type { Category } from '@skafferi/api'

/** The choices of Browse By Category, in their fixed order (Specification (accounts) §2, home page). */
export const homeCategories = ['Phones', 'Computers', 'SmartWatch', 'Camera', 'Headphones', 'Gaming'] as const

/** The one that is chosen at first. */
export const startCategory: (typeof homeCategories)[number] = 'Camera'

/** One bay of Browse By Category. */
export interface CategoryTileView {
  name: string
  /** Products in it; null where the store does not say. */
  count: number | null
  /** The address of what stands in it; null where nothing does. */
  picture: string | null
}

/**
 * The six bays with their counts.
 * @param categories the store's; none while they are not known
 * @param pictures by the category's name
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
