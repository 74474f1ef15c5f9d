export { BannerFaultLine, type BannerFaultLineProps } from './BannerFaultLine'
export { BannerImage, type BannerImageProps } from './BannerImage'
export { groundOf } from './ground'
