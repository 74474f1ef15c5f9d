/** The places in the shop whose words and pictures an operator can set. */
export const bannerIds = ['banner_hero', 'banner_values', 'banner_accessories', 'banner_promo', 'banner_side'] as const

/** Names a place in the shop. */
export type BannerId = (typeof bannerIds)[number]

/** Whether there is such a place in the shop. */
export function isBannerId(id: string): id is BannerId {
  return bannerIds.some((known) => known === id)
}
