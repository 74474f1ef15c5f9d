/** A category as it is typed. */
export interface CategoryDraft {
  name: string
  /** Empty where the name makes it. */
  handle: string
  description: string
  /** The id of the category it stands under; empty on the first level. */
  parent: string
}

/** A category in the tree. Figures are ready to show. */
export interface ListedCategoryView {
  id: string
  name: string
  handle: string
  /** From 1. */
  level: number
  /** Its place among those of the same parent, from 1, and how many those are. */
  place: number
  siblings: number
  /** The category it stands under; null on the first level. */
  parent: string | null
  products: string
  /** What keeps it from being deleted; null where it is empty. */
  holds: { what: 'products' | 'categories'; count: number } | null
}

/** A category that another may stand under, or a product in. */
export interface CategoryChoice {
  id: string
  name: string
  /** From 1. */
  level: number
}

/** A fact of a category that somebody else has changed meanwhile. */
export interface RemoteCategoryChange {
  what: 'name' | 'handle' | 'description' | 'parent' | 'place'
  before: string | null
  after: string | null
}
