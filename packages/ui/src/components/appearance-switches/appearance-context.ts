import { createContext, useContext } from 'react'
import type { Density } from '../../theme'
import type { ContrastChoice, SchemeChoice } from '../theme-switch'

/** How the shop looks, as somebody has chosen it. */
export interface AppearanceChoices {
  /** Which colours. */
  scheme: SchemeChoice
  /** How strong the contrast is. */
  contrast: ContrastChoice
  /** How tightly controls and rows stand. */
  density: Density
}

/** What was chosen, and what happens when something else is. */
export interface AppearanceValue extends AppearanceChoices {
  /** One part or several were chosen. Whoever provides the value applies and keeps them. */
  onChange: (event: Partial<AppearanceChoices>) => void
}

/** Nothing can be chosen, as in a story of the kit: then no switch stands anywhere. */
const AppearanceContext = createContext<AppearanceValue | null>(null)

/** The look of the shop, for every switch inside. */
export const AppearanceProvider = AppearanceContext

/** What was chosen and how to change it; null where nothing can be chosen. */
export function useAppearanceValue(): AppearanceValue | null {
  return useContext(AppearanceContext)
}
