import type { BannerId } from '@skafferi/domain/rules/content/banners'

/** The names of the banners' positions. */
export const bannerNames: Readonly<Record<BannerId, string>> = {
  banner_hero: 'Landing page, headline',
  banner_values: 'Landing page, values',
  banner_accessories: 'Landing page, accessories',
  banner_promo: 'Home page, large',
  banner_side: 'Home page, side',
}
