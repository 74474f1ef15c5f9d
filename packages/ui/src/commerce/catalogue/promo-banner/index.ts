export { PromoBanner, type PromoBannerProps } from './PromoBanner'
export { BannerBlock, type BannerBlockProps } from './BannerBlock'
