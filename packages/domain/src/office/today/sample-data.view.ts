/** The sample data on the start page: loaded, or offered to look around first. */
export interface SampleDataView {
  isLoaded: boolean
  /** Number of its products and categories. */
  products: number
  categories: number
}

/** A product, category or page that was edited, or a category with other products, which stays in the shop. */
export interface RemainingSampleDataView {
  id: string
  title: string
  href: string
}

/** The result of removing the sample data. */
export interface RemovedSampleDataView {
  /** Number of deleted products. */
  deleted: number
  /** Number of archived products, because e.g. a cart has them. */
  archived: number
  remaining: readonly RemainingSampleDataView[]
}
