/** A price with a start to come. */
export interface PlannedPriceView {
  id: string
  /** Its product, or the variant on the page of the product. */
  name: string
  /** The page of the product; null there. */
  href: string | null
  sku: string | null
  /** The quantity at which the price starts; null for one piece. */
  from: string | null
  /** The current price; null without one. */
  before: string | null
  after: string
  starts: string
}

/** The first planned prices and the number of all. */
export interface PlannedPricesView {
  count: number
  prices: readonly PlannedPriceView[]
}
