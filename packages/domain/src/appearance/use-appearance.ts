import { useSyncExternalStore } from 'react'
import { useShop } from '../shop-context'
import type { Appearance } from './appearance.rules'

/** How the shop looks, and how that is changed. */
export interface AppearanceChoice extends Appearance {
  choose: (part: Partial<Appearance>) => void
}

/** What was chosen of colours, contrast, density and view, here or in another tab. */
export function useAppearance(): AppearanceChoice {
  const { appearance } = useShop()
  const chosen = useSyncExternalStore(appearance.subscribe, appearance.getSnapshot, appearance.getServerSnapshot)
  return { ...chosen, choose: appearance.choose }
}
