import type { OrderListItem } from '@skafferi/api'

/** Who placed an order. */
export interface PlacedByView {
  /** First and last name. */
  name: string
  /** The person who looks at it. */
  isYou: boolean
}

/** Who placed an order; null once they were erased. */
export function toPlacedBy({ placed_by }: Pick<OrderListItem, 'placed_by'>): PlacedByView | null {
  return placed_by ? { name: placed_by.name, isYou: placed_by.is_you } : null
}
