/** An order, product, company or person that a text finds. */
export interface FoundItemView {
  /** Its page. */
  href: string
  /** The number of an order, or the name. */
  name: string
  /**
   * The company of an order, the SKU of a product, the number of a company, the company or e-mail of a person; empty
   * without one.
   */
  detail: string
}

/** What a text finds, the best results of each list. */
export interface FoundView {
  orders: readonly FoundItemView[]
  products: readonly FoundItemView[]
  companies: readonly FoundItemView[]
  /** People of companies. */
  people: readonly FoundItemView[]
  /** Operators; empty for those who may not see the team. */
  team: readonly FoundItemView[]
}
