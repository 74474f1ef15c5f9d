import type { BannerSlot, BannerView, ValuesView } from '@skafferi/domain/content/views'

/**
 * An operator's link to sign-in behaves like the page's own: it keeps the return address, and customers are not asked
 * to sign in again.
 */
function ownWay<Action extends { href: string | null }>(action: Action, signIn: string): Action {
  return action.href === signIn ? { ...action, href: null } : action
}

/** A banner whose link to sign-in is the page's own way. */
export function bannerWithOwnWay(slot: BannerSlot<BannerView>, signIn: string): BannerSlot<BannerView> {
  return { ...slot, view: { ...slot.view, action: ownWay(slot.view.action, signIn) } }
}

/** Values whose links to sign-in are the page's own ways. */
export function valuesWithOwnWays(slot: BannerSlot<ValuesView>, signIn: string): BannerSlot<ValuesView> {
  const tabs = slot.view.tabs.map((tab) => ({ ...tab, action: ownWay(tab.action, signIn) }))
  return { ...slot, view: { ...slot.view, tabs } }
}
