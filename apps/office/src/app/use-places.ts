import { useApplications, useInboxCounts, useOrderCount, type useOperator } from '@skafferi/domain/office'
import type { OfficePlace } from '@skafferi/ui/office/office-layout'
import { pages, type Page } from '../pages'

/** The navigation items that the operator may open, with their open counts. */
export function usePlaces(may: ReturnType<typeof useOperator>['may']): readonly OfficePlace[] {
  const toShip = useOrderCount({ waits: 'shipment' }) ?? 0
  const { count: applications = 0 } = useApplications('pending', may.includes('service'))
  const inbox = useInboxCounts(may.includes('service'))
  const openInbox = Object.values(inbox).reduce<number>((sum, count) => sum + (count ?? 0), 0)
  const waiting: Partial<Record<string, number>> = { orders: toShip, inbox: openInbox, applications }
  const lists = Object.values<Page>(pages).filter(
    ({ path, place, purpose }) => place && !path.includes(':') && purpose && may.includes(purpose),
  )
  // An item with several lists links to the first.
  const places = lists.filter(({ place }, index) => lists.findIndex((each) => each.place === place) === index)
  return places.map(({ path, place }) => ({ id: place!, href: path, waiting: waiting[place!] ?? 0 }))
}
