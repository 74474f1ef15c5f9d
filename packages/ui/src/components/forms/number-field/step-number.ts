/** The bounds of a step; typed numbers are not limited. */
export interface Bounds {
  min?: number
  max?: number
}

/** The number after a step, within the bounds; null counts as 0. */
export function stepNumber(value: number | null, by: number, { min, max }: Bounds, decimals: number): number {
  const moved = Number(((value ?? 0) + by).toFixed(decimals))
  return Math.min(Math.max(moved, min ?? -Infinity), max ?? Infinity)
}
