export { BannerMessage, type BannerMessageProps } from './BannerMessage'
