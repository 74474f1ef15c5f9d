import { useSyncExternalStore } from 'react'
import { useShop } from '../shop-context'
import type { Appearance } from '../../rules/appearance/appearance'

/** The appearance settings, and how to change them. */
export interface AppearanceChoice extends Appearance {
  choose: (part: Partial<Appearance>) => void
}

/** Returns the appearance settings of this browser. */
export function useAppearance(): AppearanceChoice {
  const { appearance } = useShop()
  const chosen = useSyncExternalStore(appearance.subscribe, appearance.getSnapshot, appearance.getServerSnapshot)
  return { ...chosen, choose: appearance.choose }
}
