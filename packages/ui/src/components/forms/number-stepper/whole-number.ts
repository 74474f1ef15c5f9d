import { readInteger } from '@skafferi/domain/rules/text/number-text'

/** The bounds of a stepper: whole numbers, both included. */
export interface Bounds {
  min: number
  max: number
}

/** The nearest number within the bounds. */
export function clamp(value: number, { min, max }: Bounds): number {
  return Math.min(Math.max(value, min), max)
}

/** True if there is a number and it is within the bounds. */
export function isWithin(value: number | null, { min, max }: Bounds): value is number {
  return value !== null && value >= min && value <= max
}

/** True if further digits can make a text valid: it is empty, or a number that is too low. */
export function canBecomeValid(text: string, { min }: Bounds): boolean {
  return text.trim() === '' || (/^\s*[1-9]\d*$/.test(text) && Number(text) < min)
}

/** True if a text is empty or too low, so that it becomes the minimum (Specification (shopping), quantity rules). */
export function isTooLow(text: string, { min }: Bounds): boolean {
  const value = readInteger(text)
  return text.trim() === '' || (value !== null && value < min)
}
