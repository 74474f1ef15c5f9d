import type { RefundRow } from './refunds.repo'

/** Returns the refunds of an order that were not reversed, without the reversals. */
export function openRefunds(refunds: readonly RefundRow[]): RefundRow[] {
  const reversed = new Set(refunds.map(({ refund }) => refund.reversesId))
  return refunds.filter(({ refund }) => refund.reversesId === null && !reversed.has(refund.id))
}
