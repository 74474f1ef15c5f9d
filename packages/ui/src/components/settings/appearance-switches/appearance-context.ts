import { createContext, useContext } from 'react'
import type { Density } from '../../../theme'
import type { ContrastChoice, SchemeChoice } from '../theme-switch'

/** The user's appearance settings. */
export interface AppearanceChoices {
  /** The colour scheme. */
  scheme: SchemeChoice
  /** The contrast. */
  contrast: ContrastChoice
  /** The density of controls and rows. */
  density: Density
}

/** The current settings and a way to change them. */
export interface AppearanceValue extends AppearanceChoices {
  /** The user changed one or several settings. The provider applies and stores them. */
  onChange: (event: Partial<AppearanceChoices>) => void
}

/** Null if nothing can be chosen, as in a story of the kit; no switch is shown then. */
const AppearanceContext = createContext<AppearanceValue | null>(null)

/** Provides the appearance settings to every switch inside. */
export const AppearanceProvider = AppearanceContext

/** The current settings and how to change them; null without a provider. */
export function useAppearanceValue(): AppearanceValue | null {
  return useContext(AppearanceContext)
}
