export { parseBanner, toBannerFault, type BannerFault } from './banner-answer'
export {
  toBannerSlot,
  toBannerView,
  toValuesView,
  type BannerSlot,
  type BannerView,
  type ValuesView,
} from './banner.view'
export { bannerIds, isBannerId, type BannerId } from './banners.rules'
export { startCategory, toCategoryTiles } from './category-tiles.view'
export { checkContactMessage, contactLimits } from './contact-message'
export { freeDeliveryFrom } from './free-delivery'
export { useBanner, useBusinessValues, type BannerDefaults } from './use-banner'
export { useCategoryTiles } from './use-category-tiles'
export { useContactMessage } from './use-contact-message'
export { readBanner } from './content.queries'
export { toFlashSaleView } from './flash-sale.view'
export { useFlashSale, type FlashSale } from './use-flash-sale'
