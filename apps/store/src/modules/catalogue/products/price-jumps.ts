import type { Minor } from '@skafferi/domain/rules/pricing/money'
import type { VariantChanges } from './catalog-changes'
import { plannedKey, type VariantState } from './catalog-state'

/** A price change for a minimum quantity. */
export interface PriceJump {
  from: number
  before: Minor
  after: Minor
}

/** Relative change above which a price is reported. */
const maxUsualChange = 0.2

/** A price of a variant before and after a change; null if it has none. */
export interface PriceDifference {
  from: number
  before: Minor | null
  after: Minor | null
  /** True if it changes unusually much. */
  isJump: boolean
}

const isJump = (before: Minor, after: Minor) => Math.abs(after - before) > before * maxUsualChange

/** Returns the prices of a variant that differ, the smallest quantity first. Scheduled ones are not among them. */
export function priceDifferences(
  { prices: before }: Pick<VariantState, 'prices'>,
  { prices: after }: Pick<VariantState, 'prices'>,
): PriceDifference[] {
  const quantities = [...new Set([...Object.keys(before), ...Object.keys(after)].map(Number))].toSorted((a, b) => a - b)
  return quantities.flatMap((from) => {
    const [was, becomes] = [before[from] ?? null, after[from] ?? null]
    if (was === becomes) return []
    return [{ from, before: was, after: becomes, isJump: was !== null && becomes !== null && isJump(was, becomes) }]
  })
}

/**
 * Returns the price jumps of a variant against current prices, including scheduled ones, without those of tiers that
 * are removed. If several dates have a jump for the same quantity, only the largest is returned. Undefined if no price
 * could be compared.
 * @param after the variant after the change, which may lack some of its prices
 */
export function priceJumps(
  { prices: changes }: Pick<VariantChanges, 'prices'>,
  { prices: before }: Pick<VariantState, 'prices'>,
  after?: Pick<VariantState, 'prices' | 'planned'>,
): PriceJump[] | undefined {
  const jumps = new Map<number, PriceJump>()
  let isCompared = false
  for (const { from, amount, validFrom } of changes) {
    const current = before[from]
    const isPlanned = validFrom !== undefined && after?.planned[plannedKey(from, validFrom)] === amount
    if (after && !isPlanned && after.prices[from] !== amount) continue
    if (current === undefined || amount === null) continue
    isCompared = true
    if (!isJump(current, amount)) continue
    const other = jumps.get(from)
    if (!other || Math.abs(amount - current) > Math.abs(other.after - current))
      jumps.set(from, { from, before: current, after: amount })
  }
  return isCompared ? [...jumps.values()] : undefined
}
