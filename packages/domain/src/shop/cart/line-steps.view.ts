import type { CartItem } from '@skafferi/api'
import { formatMoney } from '../../platform/format'
import { tierFor, tiersIn } from '../../rules/pricing/pricing'
import { stepOf, type OrderRule } from '../../rules/quantity/order-rule'

/** The size of a step: one piece, a full carton, or to the next price. */
export interface LineStepView {
  kind: 'piece' | 'carton' | 'tier'
  /** Pieces added by plus; null if there is no higher step. */
  up: number | null
  /** Pieces removed by minus; null if there is no lower step. */
  down: number | null
  /** The quantity after plus; null if there is no higher step. */
  upTo: number | null
  /** The quantity after minus; null if there is no lower step. */
  downTo: number | null
  /** Price of a piece after plus, formatted; null if it is no price step, or there is none. */
  price: string | null
}

function by(kind: 'piece' | 'carton', step: number, quantity: number): LineStepView {
  return { kind, up: step, down: step, upTo: quantity + step, downTo: quantity - step, price: null }
}

/** Returns the price steps; empty if all quantities have the same price. */
function byTier({ quantity, prices }: CartItem, currency: string, locale: string): LineStepView[] {
  const tiers = tiersIn(currency, prices)
  const current = tierFor(tiers, quantity)
  if (tiers.length < 2 || !current) return []
  const above = tiers.find(({ min_quantity }) => min_quantity > quantity)
  // At the minimum of a tier, minus leads to the previous tier.
  const below = tiers.findLast(({ min_quantity }) => min_quantity < quantity)
  return [
    {
      kind: 'tier',
      up: above ? above.min_quantity - quantity : null,
      down: below ? quantity - below.min_quantity : null,
      upTo: above?.min_quantity ?? null,
      downTo: below?.min_quantity ?? null,
      price: above ? formatMoney(above.amount, currency, locale) : null,
    },
  ]
}

/**
 * Returns the steps by which a line's quantity can be changed. One piece is the first and the default (Specification
 * (shopping), cart quantity adjust).
 */
export function toLineSteps(item: CartItem, rule: OrderRule, currency: string, locale: string): LineStepView[] {
  const { carton_size: carton, quantity } = item
  const cartons = carton === null ? [] : [by('carton', stepOf(rule, carton), quantity)]
  return [by('piece', stepOf(rule), quantity), ...cartons, ...byTier(item, currency, locale)]
}
