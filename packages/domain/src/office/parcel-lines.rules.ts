/** A line of an order, and how many of its pieces have left. */
export interface ParcelLine {
  id: string
  ordered: number
  shipped: number
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

/** How many pieces of a line are still here. */
export function piecesLeft({ ordered, shipped }: Omit<ParcelLine, 'id'>): number {
  return Math.max(0, ordered - shipped)
}

/** All that is left of an order, line by line. */
export function allLeft(lines: readonly ParcelLine[]): LinePieces[] {
  return lines.map((line) => ({ id: line.id, quantity: piecesLeft(line) })).filter(({ quantity }) => quantity > 0)
}

/** The first pieces of a parcel that cannot leave; undefined where all can. */
export function refusedPieces(lines: readonly ParcelLine[], wanted: readonly LinePieces[]): RefusedPieces | undefined {
  const refused = wanted.map(({ id, quantity }, index): RefusedPieces | undefined => {
    const line = lines.find((known) => known.id === id)
    const left = line ? piecesLeft(line) : 0
    if (!line) return { index, id, reason: 'unknown', left }
    if (wanted.findIndex((other) => other.id === id) < index) return { index, id, reason: 'twice', left }
    return quantity > left ? { index, id, reason: 'too_many', left } : undefined
  })
  return refused.find((one) => one !== undefined)
}

/** Whether nothing is left once these pieces have gone. */
export function emptiesOrder(lines: readonly ParcelLine[], packed: readonly LinePieces[]): boolean {
  return lines.every((line) => (packed.find(({ id }) => id === line.id)?.quantity ?? 0) === piecesLeft(line))
}
