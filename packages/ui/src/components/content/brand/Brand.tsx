import { createContext, useContext, type ReactNode } from 'react'
import { neutralBrand, type Brand } from '@skafferi/domain/rules/brand/brand'

export type { Brand, BrandContact, BrandLogo, LogoPicture } from '@skafferi/domain/rules/brand/brand'

const BrandContext = createContext<Brand>(neutralBrand)

export interface BrandProviderProps {
  /** The shop's name, logo and contact details. */
  brand: Brand
  /** Components that show them. */
  children: ReactNode
}

/** Provides the shop's name, logo and contact details to all components inside. */
export function BrandProvider({ brand, children }: BrandProviderProps) {
  return <BrandContext value={brand}>{children}</BrandContext>
}

/** Returns the brand of the closest {@link BrandProvider}; without one, a neutral brand without contact details. */
export const useBrand = () => useContext(BrandContext)

/** The `tel:` link of a phone number. */
export const phoneHref = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`
