export { readBanner, toBannerFault, type BannerFault, type BannerReading, type BannerSource } from './banner-answer'
export {
  toBannerSlot,
  toBannerView,
  toValuesView,
  type BannerAction,
  type BannerPicture,
  type BannerSlot,
  type BannerView,
  type ValuesView,
  type ValueTabView,
} from './banner.view'
export { bannerIds, isBannerId, type BannerId } from './banners.rules'
export { homeCategories, startCategory, toCategoryBays, type CategoryBayView } from './category-bays.view'
export {
  checkContactMessage,
  contactLimits,
  emptyContactMessage,
  toContactFaults,
  toContactRequest,
  type ContactFaults,
  type ContactField,
  type ContactValues,
} from './contact-message'
export { freeDeliveryFrom } from './free-delivery'
export { useBanner, useBusinessValues, type BannerDefaults } from './use-banner'
export { useCategoryBays } from './use-category-bays'
export { useContactMessage, type ContactMessage } from './use-contact-message'
export { clockAt, toFlashSaleView, type FlashSaleView } from './flash-sale.view'
export { useFlashSale, type FlashSale } from './use-flash-sale'
