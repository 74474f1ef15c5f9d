import type { BannerId } from '@skafferi/domain/content/banners.rules'

/** What people call the places for banners. */
export const bannerNames: Readonly<Record<BannerId, string>> = {
  banner_hero: 'Landing page, headline',
  banner_values: 'Landing page, values',
  banner_accessories: 'Landing page, accessories',
  banner_promo: 'Home page, large',
  banner_side: 'Home page, side',
}
