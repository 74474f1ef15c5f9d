/**
 * What changed a stock. `opening`: the stock when the shop began to record movements; `set`: a figure that replaced
 * another one; `order`: pieces taken by an order, also by one that waited for them; `cancellation`: pieces that a
 * cancelled order gave back.
 */
export const stockMovementKinds = [
  'opening',
  'goods_in',
  'correction',
  'order',
  'cancellation',
  'import',
  'set',
] as const

export type StockMovementKind = (typeof stockMovementKinds)[number]

/** Why a stock was corrected. `booked_by_mistake`: goods in that were wrong. `other` needs a note. */
export const correctionReasons = [
  'counted',
  'damaged',
  'expired',
  'lost',
  'returned',
  'own_use',
  'booked_by_mistake',
  'other',
] as const

export type CorrectionReason = (typeof correctionReasons)[number]
