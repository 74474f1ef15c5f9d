/** A category as typed. */
export interface CategoryDraft {
  name: string
  /** Empty if it is derived from the name. */
  handle: string
  description: string
  /** The id of its parent; empty on the first level. */
  parent: string
}

/** A category in the tree. Figures are ready to show. */
export interface ListedCategoryView {
  id: string
  name: string
  handle: string
  /** From 1. */
  level: number
  /** Its position among the categories of the same parent, from 1, and their number. */
  place: number
  siblings: number
  /** The name of its parent; null on the first level. */
  parent: string | null
  products: string
  /** Why it cannot be deleted; null if it is empty. */
  blockedBy: { what: 'products' | 'categories'; count: number } | null
}

/** A category to choose as a parent or for a product. */
export interface CategoryChoice {
  id: string
  name: string
  /** From 1. */
  level: number
}

/** A change of a category by another operator. */
export interface RemoteCategoryChange {
  what: 'name' | 'handle' | 'description' | 'parent' | 'place'
  before: string | null
  after: string | null
}
