/** The banners of the shop, which are blocks of its pages. */
export const bannerIds = ['banner_hero', 'banner_values', 'banner_accessories', 'banner_promo', 'banner_side'] as const

/** The id of a banner. */
export type BannerId = (typeof bannerIds)[number]

/** True for the id of a banner. */
export function isBannerId(id: string): id is BannerId {
  return bannerIds.some((known) => known === id)
}

/** The names of the banners' positions. */
export const bannerNames: Readonly<Record<BannerId, string>> = {
  banner_hero: 'Landing page, headline',
  banner_values: 'Landing page, values',
  banner_accessories: 'Landing page, accessories',
  banner_promo: 'Home page, large',
  banner_side: 'Home page, side',
}
