export { BrandProvider, phoneHref, useBrand } from './Brand'
export type { Brand, BrandContact, BrandLogo, BrandProviderProps, LogoPicture } from './Brand'
