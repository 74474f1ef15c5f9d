import { readInteger } from '@skafferi/domain/rules/text/number-text'

/** The bounds of a stepper: multiples of `step` from `min` to `max`. */
export interface Bounds {
  min: number
  max: number
  step: number
}

/** The next number up (1) or down (−1) within the bounds. */
export function moveFrom(value: number, direction: -1 | 1, { min, max, step }: Bounds): number {
  const steps = direction === 1 ? Math.floor(value / step) + 1 : Math.ceil(value / step) - 1
  return Math.max(Math.min(steps, Math.floor(max / step)) * step, min)
}

/** True if there is a number and it is within the bounds. */
export function isWithin(value: number | null, { min, max, step }: Bounds): value is number {
  return value !== null && value >= min && value <= max && value % step === 0
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
