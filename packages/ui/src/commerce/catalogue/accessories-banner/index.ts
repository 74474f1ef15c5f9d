export { AccessoriesBanner, type AccessoriesBannerProps } from './AccessoriesBanner'
