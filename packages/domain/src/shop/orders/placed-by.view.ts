import type { OrderListItem } from '@skafferi/api'

/** Who placed an order. */
export interface PlacedByView {
  /** First and last name. */
  name: string
  /** True for the signed-in user. */
  isYou: boolean
}

/** Returns who placed an order; null if the person was erased. */
export function toPlacedBy({ placed_by }: Pick<OrderListItem, 'placed_by'>): PlacedByView | null {
  return placed_by ? { name: placed_by.name, isYou: placed_by.is_you } : null
}
