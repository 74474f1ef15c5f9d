import type { BannerSlot, BannerView, ValuesView } from '@skafferi/domain/shop/content/views'

/**
 * Removes an operator's link to sign-in, so that the page's default link applies: it keeps the return address, and does
 * not ask customers to sign in again.
 */
function withoutSignInHref<Action extends { href: string | null }>(action: Action, signIn: string): Action {
  return action.href === signIn ? { ...action, href: null } : action
}

/** A banner whose link to sign-in is replaced by the page's default link. */
export function bannerWithDefaultLink(slot: BannerSlot<BannerView>, signIn: string): BannerSlot<BannerView> {
  return { ...slot, view: { ...slot.view, action: withoutSignInHref(slot.view.action, signIn) } }
}

/** Values whose links to sign-in are replaced by the page's default link. */
export function valuesWithDefaultLinks(slot: BannerSlot<ValuesView>, signIn: string): BannerSlot<ValuesView> {
  const tabs = slot.view.tabs.map((tab) => ({ ...tab, action: withoutSignInHref(tab.action, signIn) }))
  return { ...slot, view: { ...slot.view, tabs } }
}
