import type { Minor } from '@skafferi/domain/format/money.rules'
import type { ImportRow } from './import-row'
import type { VariantState } from './catalog-state'

/** A price from a quantity on, before and after. */
export interface Leap {
  from: number
  before: Minor
  after: Minor
}

/** What a price moves by at most without being pointed out. */
const usual = 0.2

/**
 * Prices that a row would move far, at once or later, against what holds now; of two moments the one that moves it most. Undefined if
 * the row has no price to compare with one that holds.
 */
export function leapsOf(
  { prices: cells }: ImportRow,
  { prices: before }: Pick<VariantState, 'prices'>,
): Leap[] | undefined {
  const leaps = new Map<number, Leap>()
  let isCompared = false
  for (const { from, amount } of cells) {
    const held = before[from]
    if (held === undefined || amount === null) continue
    isCompared = true
    if (Math.abs(amount - held) <= held * usual) continue
    const other = leaps.get(from)
    if (!other || Math.abs(amount - held) > Math.abs(other.after - held))
      leaps.set(from, { from, before: held, after: amount })
  }
  return isCompared ? [...leaps.values()] : undefined
}
