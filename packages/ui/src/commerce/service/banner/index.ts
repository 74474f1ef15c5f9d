export { BannerFaultLine, type BannerFaultLineProps } from './BannerFaultLine'
export { BannerImage, type BannerImageProps } from './BannerImage'
export { bannerColoursFor } from './banner-colours'
