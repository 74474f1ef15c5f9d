/** An order line with its shipped pieces and its closed pieces, which will not be shipped. */
export interface ParcelLine {
  id: string
  ordered: number
  shipped: number
  closed: number
}

/** An order line with its refunded pieces. */
export interface RefundedLine extends ParcelLine {
  refunded: number
}

/** Pieces of a line. */
export interface LinePieces {
  id: string
  quantity: number
}

/** Why pieces cannot be shipped: the line is unknown, is listed twice, or has fewer pieces left. */
export interface RefusedPieces {
  /** The index in the request, from 0. */
  index: number
  id: string
  reason: 'unknown' | 'twice' | 'too_many'
  left: number
}

/** The number of pieces of a line that are still to be shipped. */
export function remainingPieces({ ordered, shipped, closed }: Omit<ParcelLine, 'id'>): number {
  return Math.max(0, ordered - closed - shipped)
}

/**
 * The number of refunded pieces of a line that are still to be shipped. Refunds count for shipped and closed pieces
 * first.
 * @param isRefunded true if the full order was refunded
 */
export function refundedLeft({ refunded, ...line }: Omit<RefundedLine, 'id'>, isRefunded: boolean): number {
  const left = remainingPieces(line)
  return isRefunded ? left : Math.min(left, Math.max(0, refunded - line.shipped - line.closed))
}

/** The refunded pieces of a parcel by line. Paid pieces are shipped first. */
export function refundedAmong(
  lines: readonly RefundedLine[],
  packed: readonly LinePieces[],
  isRefunded: boolean,
): LinePieces[] {
  return packed.flatMap(({ id, quantity }) => {
    const line = lines.find((each) => each.id === id)
    const refunded = line ? quantity - (remainingPieces(line) - refundedLeft(line, isRefunded)) : 0
    return refunded > 0 ? [{ id, quantity: refunded }] : []
  })
}

/** All remaining pieces of an order by line. */
export function allRemaining(lines: readonly ParcelLine[]): LinePieces[] {
  return lines.map((line) => ({ id: line.id, quantity: remainingPieces(line) })).filter(({ quantity }) => quantity > 0)
}

/** The first line of a parcel that cannot be shipped; undefined if all can. */
export function refusedPieces(
  lines: readonly ParcelLine[],
  requested: readonly LinePieces[],
): RefusedPieces | undefined {
  const byId = new Map(lines.map((line) => [line.id, line]))
  const known = new Set<string>()
  const refused = requested.map(({ id, quantity }, index): RefusedPieces | undefined => {
    const line = byId.get(id)
    const left = line ? remainingPieces(line) : 0
    if (!line) return { index, id, reason: 'unknown', left }
    if (known.has(id)) return { index, id, reason: 'twice', left }
    known.add(id)
    return quantity > left ? { index, id, reason: 'too_many', left } : undefined
  })
  return refused.find((each) => each !== undefined)
}

/** True if a parcel contains all remaining pieces of the order. */
export function completesOrder(lines: readonly ParcelLine[], packed: readonly LinePieces[]): boolean {
  const byId = new Map(packed.map(({ id, quantity }) => [id, quantity]))
  return lines.every((line) => (byId.get(line.id) ?? 0) === remainingPieces(line))
}
