export { BrandProvider, contactValues, phoneHref, useBrand } from './Brand'
export type { Brand, BrandContact, BrandLogo, BrandProviderProps, LogoPicture } from './Brand'
