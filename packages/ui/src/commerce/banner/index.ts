export { BannerFaultLine, type BannerFaultLineProps } from './BannerFaultLine'
export { BannerImage, type BannerImageProps } from './BannerImage'
export { inkOn, type GroundInk } from './ground'
