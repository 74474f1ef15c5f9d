import type { Minor } from '@skafferi/domain/rules/pricing/money'
import type { VariantChanges } from './catalog-changes'
import type { VariantState } from './catalog-state'

/** A price change for a minimum quantity. */
export interface PriceJump {
  from: number
  before: Minor
  after: Minor
}

/** Relative change above which a price is reported. */
const maxUsualChange = 0.2

/**
 * Returns the price jumps of a variant against current prices, including scheduled ones. If several dates have a jump
 * for the same quantity, only the largest is returned. Undefined if no price could be compared.
 */
export function priceJumps(
  { prices: changes }: Pick<VariantChanges, 'prices'>,
  { prices: before }: Pick<VariantState, 'prices'>,
): PriceJump[] | undefined {
  const jumps = new Map<number, PriceJump>()
  let isCompared = false
  for (const { from, amount } of changes) {
    const current = before[from]
    if (current === undefined || amount === null) continue
    isCompared = true
    if (Math.abs(amount - current) <= current * maxUsualChange) continue
    const other = jumps.get(from)
    if (!other || Math.abs(amount - current) > Math.abs(other.after - current))
      jumps.set(from, { from, before: current, after: amount })
  }
  return isCompared ? [...jumps.values()] : undefined
}
