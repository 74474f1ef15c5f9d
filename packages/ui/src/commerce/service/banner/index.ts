export { BannerFaultLine, type BannerFaultLineProps } from './BannerFaultLine'
export { BannerImage, type BannerImageProps } from './BannerImage'
export { BlockButton, type BlockButtonProps } from './BlockButton'
export { bannerColoursFor } from './banner-colours'
