import type { Contrast, Scheme } from '../theme'

/** A look the whole product can take on. */
export interface Theme {
  /** What people call it. */
  name: string
  scheme: Scheme
  contrast: Contrast
}

/** Every look of the product: what has a colour has it in each of these. */
export const THEMES = [
  { name: 'Light', scheme: 'light', contrast: 'standard' },
  { name: 'Dark', scheme: 'dark', contrast: 'standard' },
  { name: 'High contrast light', scheme: 'light', contrast: 'more' },
  { name: 'High contrast dark', scheme: 'dark', contrast: 'more' },
] as const satisfies readonly Theme[]
