/** What stands against ordering a line as it is. */
type Conflict =
  | { kind: 'sold_out' }
  /** Fewer pieces are left than the line has. */
  | { kind: 'shortage'; left: number; leftText: string }
  /** The same pieces cost otherwise than was shown; `better` where they cost less. */
  | { kind: 'price'; was: string; now: string; better: boolean }
  /** The store refused the line, in its own words. */
  | { kind: 'refused'; message: string }

/** A line of the cart that has changed under the buyer's hands, ready to show. */
export type CartConflictView = Conflict & {
  lineId: string
  /** The product's name. */
  title: string
  sku: string | null
  /** Pieces in the line, formatted. */
  quantityText: string
}
