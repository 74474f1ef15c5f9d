/** The bounds a step keeps to; what is typed is left alone. */
export interface Bounds {
  min?: number
  max?: number
}

/** The number a step leads to, within the bounds; no number counts as 0. */
export function stepNumber(value: number | null, by: number, { min, max }: Bounds, decimals: number): number {
  const moved = Number(((value ?? 0) + by).toFixed(decimals))
  return Math.min(Math.max(moved, min ?? -Infinity), max ?? Infinity)
}
