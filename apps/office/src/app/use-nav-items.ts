import { useApplications, useInboxCounts, useOrderCount, type useOperator } from '@skafferi/domain/office'
import type { NavItem } from '@skafferi/ui/office/office-layout'
import { pages, type Page } from '../pages'

/** The navigation items that the operator may open, with their open counts. */
export function useNavItems(may: ReturnType<typeof useOperator>['may']): readonly NavItem[] {
  const toShip = useOrderCount({ waits: 'shipment' }) ?? 0
  const { count: applications = 0 } = useApplications('pending', may.includes('service'))
  const inbox = useInboxCounts(may.includes('service'))
  const openInbox = Object.values(inbox).reduce<number>((sum, count) => sum + (count ?? 0), 0)
  const counts: Partial<Record<string, number>> = { orders: toShip, inbox: openInbox, applications }
  const lists = Object.values<Page>(pages).filter(
    ({ path, navItem, permission }) => navItem && !path.includes(':') && permission && may.includes(permission),
  )
  // An item with several lists links to the first.
  const items = lists.filter(({ navItem }, index) => lists.findIndex((each) => each.navItem === navItem) === index)
  return items.map(({ path, navItem }) => ({ id: navItem!, href: path, count: counts[navItem!] ?? 0 }))
}
