import { readWhole } from '@skafferi/domain/format/number-text.rules'

/** The bounds of a stepper: whole numbers, both ends included. */
export interface Bounds {
  min: number
  max: number
}

/** The nearest number within the bounds. */
export function clamp(value: number, { min, max }: Bounds): number {
  return Math.min(Math.max(value, min), max)
}

/** Whether a number is one, and within the bounds. */
export function isWithin(value: number | null, { min, max }: Bounds): value is number {
  return value !== null && value >= min && value <= max
}

/** Whether further figures can still make a text right: it is empty, or the beginning of a number that is too low. */
export function canGrow(text: string, { min }: Bounds): boolean {
  return text.trim() === '' || (/^\s*[1-9]\d*$/.test(text) && Number(text) < min)
}

/** Whether a text is left too low or empty: what then becomes the minimum (Specification (shopping), quantity rules). */
export function isTooLow(text: string, { min }: Bounds): boolean {
  const value = readWhole(text)
  return text.trim() === '' || (value !== null && value < min)
}
