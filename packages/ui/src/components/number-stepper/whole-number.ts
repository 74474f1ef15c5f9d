/** The bounds of a stepper: whole numbers, both ends included. */
export interface Bounds {
  min: number
  max: number
}

/** The nearest number within the bounds. */
export function clamp(value: number, { min, max }: Bounds): number {
  return Math.min(Math.max(value, min), max)
}

/**
 * The value of a typed text once its field is left: the whole number it says, brought within the bounds. An empty or
 * unreadable text means the minimum, and so does one below it (Specification (shopping), quantity rules).
 */
export function settle(text: string, bounds: Bounds): number {
  const value = Math.trunc(Number(text))
  return text.trim() === '' || Number.isNaN(value) ? bounds.min : clamp(value, bounds)
}
