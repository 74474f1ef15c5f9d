import type { ReactNode } from 'react'
import { useAppearance } from '@skafferi/domain/shop/appearance'
import { AppearanceProvider } from '@skafferi/ui/components/settings/appearance-switches'

/** Provides the appearance settings to the switches that change them. */
export function Appearance({ children }: { children: ReactNode }) {
  const { choose, ...chosen } = useAppearance()
  return <AppearanceProvider value={{ ...chosen, onChange: choose }}>{children}</AppearanceProvider>
}
