import type { components } from '@skafferi/api/admin'
import { splitOpenPieces } from '../../rules/catalogue/stock'

type AdminOrder = components['schemas']['AdminOrder']

/** What can be picked of an order now; `waiting`: pieces are left, and all of them wait for stock. */
export function pickableOf({ order, lines }: Pick<AdminOrder, 'order' | 'lines'>): 'some' | 'waiting' | 'none' {
  if (order.status === 'canceled') return 'none'
  const backorders = new Map(order.items.map(({ id, backorder }) => [id, backorder]))
  const open = lines.filter(({ left }) => left > 0)
  if (open.length === 0) return 'none'
  const isSome = open.some(({ item_id, left }) => splitOpenPieces(left, backorders.get(item_id) ?? null).now > 0)
  return isSome ? 'some' : 'waiting'
}
