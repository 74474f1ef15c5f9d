/** A line of an order, how many of its pieces have left, and how many will not be shipped. */
export interface ParcelLine {
  id: string
  ordered: number
  shipped: number
  closed: number
}

/** The same, and for how many of its pieces money was given back. */
export interface RefundedLine extends ParcelLine {
  refunded: number
}

/** Pieces of a line. */
export interface LinePieces {
  id: string
  quantity: number
}

/** Pieces that cannot leave, and why: there is no such line, it was named before, or fewer are left. */
export interface RefusedPieces {
  /** Which of what was wanted, from 0. */
  index: number
  id: string
  reason: 'unknown' | 'twice' | 'too_many'
  left: number
}

/** How many pieces of a line are still to be shipped. */
export function remainingPieces({ ordered, shipped, closed }: Omit<ParcelLine, 'id'>): number {
  return Math.max(0, ordered - closed - shipped)
}

/**
 * How many pieces of a line are still here although money was given back for them. Refunds of pieces are for those that left or were
 * closed first.
 * @param isRefunded all of the order was given back
 */
export function refundedLeft({ refunded, ...line }: Omit<RefundedLine, 'id'>, isRefunded: boolean): number {
  const left = remainingPieces(line)
  return isRefunded ? left : Math.min(left, Math.max(0, refunded - line.shipped - line.closed))
}

/** The pieces of a parcel that money was given back for, line by line: what was paid for leaves first. */
export function refundedAmong(
  lines: readonly RefundedLine[],
  packed: readonly LinePieces[],
  isRefunded: boolean,
): LinePieces[] {
  return packed.flatMap(({ id, quantity }) => {
    const line = lines.find((known) => known.id === id)
    const refunded = line ? quantity - (remainingPieces(line) - refundedLeft(line, isRefunded)) : 0
    return refunded > 0 ? [{ id, quantity: refunded }] : []
  })
}

/** All that is left of an order, line by line. */
export function allRemaining(lines: readonly ParcelLine[]): LinePieces[] {
  return lines.map((line) => ({ id: line.id, quantity: remainingPieces(line) })).filter(({ quantity }) => quantity > 0)
}

/** The first pieces of a parcel that cannot leave; undefined where all can. */
export function refusedPieces(lines: readonly ParcelLine[], wanted: readonly LinePieces[]): RefusedPieces | undefined {
  const byId = new Map(lines.map((line) => [line.id, line]))
  const named = new Set<string>()
  const refused = wanted.map(({ id, quantity }, index): RefusedPieces | undefined => {
    const line = byId.get(id)
    const left = line ? remainingPieces(line) : 0
    if (!line) return { index, id, reason: 'unknown', left }
    if (named.has(id)) return { index, id, reason: 'twice', left }
    named.add(id)
    return quantity > left ? { index, id, reason: 'too_many', left } : undefined
  })
  return refused.find((one) => one !== undefined)
}

/** Whether nothing is left once these pieces have gone. */
export function emptiesOrder(lines: readonly ParcelLine[], packed: readonly LinePieces[]): boolean {
  const byId = new Map(packed.map(({ id, quantity }) => [id, quantity]))
  return lines.every((line) => (byId.get(line.id) ?? 0) === remainingPieces(line))
}
